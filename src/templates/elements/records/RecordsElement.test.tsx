import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import { recordSummaries, recordsFixtures } from './records.fixtures.ts';

beforeAll(preloadRegistry);

describe('chosen publications', () => {
  it.each(Object.entries(recordsFixtures))('have nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('are asked for by their ids, each once', () => {
    expect(planFixture(recordsFixtures.publications).needs.recordIds).toEqual(['1060879', '1034800']);
    expect(planFixture(recordsFixtures.topDownloads).needs.recordIds).toEqual(['1061358', '1034800']);
  });

  it('stand under a title that counts them, in the editor’s order, with what is known of each', () => {
    const { headings, all, links } = readFixture(recordsFixtures.publications, { records: recordSummaries });
    expect(headings[0]).toEqual({ level: 2, text: 'Publicaties (2)' });
    const [pit, sows] = all('article').map(wordsOf);
    expect(pit).toBe('HandleidingHandreiking profielkuil: lezen wat de bodem verteltKenniscentrum Bodem · 2025');
    expect(sows).toContain('Welfare indicators for pregnant sows in groups');
    const english = all('span').filter(({ attribs }) => attribs.lang === 'en');
    expect(english.map(wordsOf)).toEqual(['Welfare indicators for pregnant sows in groups']);
    expect(links[0]?.href).toBe('/search/*?id=1060879');
  });

  it('take the editor’s title where there is one', () => {
    const { headings } = readFixture(recordsFixtures.topDownloads, { records: recordSummaries });
    expect(headings[0]).toEqual({ level: 2, text: 'Top downloads (2)' });
  });

  it('leave a note where one can no longer be found', () => {
    const { text, all } = readFixture(recordsFixtures.oneGone, { records: recordSummaries });
    expect(all('article')).toHaveLength(1);
    expect(text).toContain('Publicatie 999999 is nu niet te vinden.');
  });
});
