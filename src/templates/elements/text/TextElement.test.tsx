import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import { textFixtures } from './text.fixtures.ts';

beforeAll(preloadRegistry);

describe('running text', () => {
  it.each(Object.entries(textFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('keeps paragraphs, lists and emphasis', () => {
    const { all } = readFixture(textFixtures.prose);
    expect(all('p').map(wordsOf)[0]).toMatch(/^Dierenwelzijn gaat over de kwaliteit van leven/);
    expect(all('li').map(wordsOf)).toEqual([
      'Functioneert het lichaam?',
      'Kan het dier doen wat bij zijn soort hoort?',
      'Hoe voelt het zich?',
    ]);
    expect(all('em').map(wordsOf)).toEqual(['zoals het dier die zelf ervaart']);
  });

  it('opens other people’s pages in a new tab, and its own in place', () => {
    const [, other] = readFixture(textFixtures.prose).all('a');
    expect(other?.attribs).toMatchObject({ target: '_blank', rel: 'noopener' });
  });

  it('keeps headings in order below the area, each with an id of its own', () => {
    const { headings, all } = readFixture(textFixtures.everything);
    expect(headings).toEqual([
      { level: 2, text: 'Koolstof in de bodem' },
      { level: 3, text: 'Gemeten op drie percelen' },
    ]);
    expect(all('h2', 'h3').map(({ attribs }) => attribs.id)).toEqual([
      's-koolstof-in-de-bodem',
      's-gemeten-op-drie-percelen',
    ]);
  });

  it('keeps a table with its caption and its headers', () => {
    const { all } = readFixture(textFixtures.everything);
    expect(all('caption').map(wordsOf)).toEqual(['Organische stof, 2021-2025']);
    expect(all('th').map(({ attribs }) => attribs.scope)).toEqual(['col', 'col', 'col', 'row', 'row']);
  });

  it('lets a wide table scroll by itself, by keyboard too', () => {
    const [table] = readFixture(textFixtures.everything).all('table');
    expect(table?.parent).toMatchObject({ name: 'section', attribs: { tabindex: '0' } });
  });

  it('loads a picture when it comes near, and keeps its place until then', () => {
    const [picture] = readFixture(textFixtures.everything).all('img');
    expect(picture?.attribs).toMatchObject({
      alt: 'Akker met voren in de ochtend',
      width: '1600',
      height: '1000',
      loading: 'lazy',
    });
    expect(picture?.attribs.srcset?.split(', ')).toHaveLength(3);
  });

  it('puts its headings below its own title', () => {
    expect(readFixture(textFixtures.titled).headings).toEqual([
      { level: 2, text: 'Legal requirements in short' },
      { level: 3, text: 'Exceptions' },
    ]);
  });
});
