import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import { accordionFixtures } from './accordion.fixtures.ts';

beforeAll(preloadRegistry);

describe('an accordion', () => {
  it.each(['questions', 'inspection'] as const)('has nothing to report about the example %s', (name) => {
    expect(planFixture(accordionFixtures[name]).findings).toEqual([]);
  });

  it('reports the title an editor left empty, and goes on', () => {
    expect(planFixture(accordionFixtures.withoutTitles).findings).toEqual([
      {
        code: 'missing',
        pointer: '/contents/0/elements/0/items/1/title',
        severity: 'warning',
        values: { expected: 'string' },
      },
    ]);
  });

  it('shows its title, and every entry as a title that unfolds', () => {
    const { headings, all } = readFixture(accordionFixtures.questions);
    expect(headings).toEqual([
      { level: 2, text: 'Veelgestelde vragen over akkerranden' },
      { level: 3, text: 'Hoe breed moet een rand zijn?' },
      { level: 3, text: 'Wanneer mag ik maaien?' },
      { level: 3, text: 'Krijg ik er een vergoeding voor?' },
    ]);
    expect(all('summary').map(wordsOf)).toEqual(headings.slice(1).map(({ text }) => text));
    expect(all('details').map(wordsOf)[0]).toContain('Drie meter is genoeg om insecten te laten overwinteren.');
  });

  it('leads to pages of the site itself', () => {
    expect(readFixture(accordionFixtures.questions).links).toContainEqual({
      text: 'Bloemrijke akkerranden',
      href: '/dossier/bloemrijke-akkerranden',
    });
  });

  it('starts one level higher without a title, and names a nameless entry after its first words', () => {
    expect(readFixture(accordionFixtures.withoutTitles).headings).toEqual([
      { level: 2, text: 'Zo bouwden we het hok' },
      { level: 2, text: 'Een konijn dat stampt, waarschuwt de …' },
    ]);
  });

  it('names a nameless entry without words after its picture, else by its place', () => {
    const html = (alt: string) => `<p><img src="https://example.org/stal.jpg" alt="${alt}"></p>`;
    const items = [
      { title: 'Eerst', html: html('') },
      { title: '', html: html('Varkens &amp; stro') },
      { title: '', html: html('') },
      { title: '', html: '<p>&nbsp;</p>' },
    ];
    const { headings } = readFixture({ language: 'nl', element: { type: 'accordion', items } });
    expect(headings.map(({ text }) => text)).toEqual(['Eerst', 'Varkens & stro', 'Onderdeel 3']);
  });

  it('names it in the language of its page', () => {
    const items = [{ title: '', html: '<p><img src="https://example.org/stal.jpg"></p>' }];
    const { headings } = readFixture({ language: 'en', element: { type: 'accordion', items } });
    expect(headings.map(({ text }) => text)).toEqual(['Part 1']);
  });

  it('keeps headings inside an entry below that entry’s title', () => {
    expect(readFixture(accordionFixtures.inspection).headings).toEqual([
      { level: 2, text: 'What to look at in a pen' },
      { level: 3, text: 'Enrichment' },
      { level: 4, text: 'Quantity' },
      { level: 4, text: 'Quality' },
      { level: 3, text: 'Tails' },
    ]);
  });

  it('gives every entry an id that a link can lead to', () => {
    const { all } = readFixture(accordionFixtures.questions);
    const ids = all('details').map((entry) =>
      entry.children.flatMap((child) => ('attribs' in child ? (child.attribs.id ?? []) : [])),
    );
    expect(ids).toEqual([
      ['s-hoe-breed-moet-een-rand-zijn'],
      ['s-wanneer-mag-ik-maaien'],
      ['s-krijg-ik-er-een-vergoeding-voor'],
    ]);
  });
});
