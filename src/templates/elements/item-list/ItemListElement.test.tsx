import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planAreaFixture } from '../../stories/storyArea.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import { itemListFixtures } from './item-list.fixtures.ts';

beforeAll(preloadRegistry);

describe('a list of items', () => {
  it.each(Object.entries(itemListFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('shows every item as a card: its kind, its title that is a link, its lead and its date', () => {
    const { all, links, headings } = readFixture(itemListFixtures.news);
    expect(headings.map(({ level }) => level)).toEqual([2, 3, 3, 3]);
    const [water, ammonia, nitrogen] = all('article').map(wordsOf);
    expect(water).toMatch(/^NieuwsWater vasthouden begint bij de bodem.*onder je laarzen\..*12 november 2026$/);
    expect(ammonia).toMatch(/^NieuwsAmmoniak meten in de stal: waar let je op\?.*5 november 2026$/);
    expect(nitrogen).toBe('DossierAlles over stikstof op één plek');
    expect(links[0]).toEqual({
      text: 'Water vasthouden begint bij de bodem',
      href: '/nieuwsitem/water-vasthouden-begint-bij-de-bodem',
    });
  });

  it('shows only the pictures that an editor chose', () => {
    expect(readFixture(itemListFixtures.news).pictures.map(({ alt }) => alt)).toEqual([
      'Polder met lange percelen en water in de sloten',
    ]);
  });

  it('ends with the way to all the rest', () => {
    expect(readFixture(itemListFixtures.news).links.at(-1)).toEqual({ text: 'Al het nieuws', href: '/nieuws' });
  });

  it('tells when and where an event is', () => {
    const { all, links } = readFixture(itemListFixtures.agenda);
    const [afternoon, course] = all('article').map(wordsOf);
    expect(afternoon).toContain('3 december 2026');
    expect(afternoon).toContain('Zierikzee');
    expect(course).toMatch(/14.*28 januari 2027.*Velp/);
    expect(links.map(({ href }) => href)).toEqual([
      '/agenda/Kennismiddag-zoet-water',
      '/agenda/Cursus-ecologisch-bermbeheer',
    ]);
  });

  it('groups by letter, whatever the case and the accents, and puts the rest last', () => {
    expect(readFixture(itemListFixtures.alphabet).headings).toEqual([
      { level: 2, text: 'Alle onderwerpen' },
      { level: 3, text: 'A' },
      { level: 4, text: 'Akkerbouw' },
      { level: 3, text: 'B' },
      { level: 4, text: 'biologische bestrijding' },
      { level: 4, text: 'Bodem' },
      { level: 3, text: 'E' },
      { level: 4, text: 'Eiwitgewassen' },
      { level: 4, text: 'Énergie uit mest' },
      { level: 3, text: 'Overig' },
      { level: 4, text: '4D-fruitteelt' },
    ]);
  });

  it('leads to every letter that has items, and says which have none', () => {
    const { all, links } = readFixture(itemListFixtures.alphabet);
    const targets = ['a', 'b', 'e', 'other'].map((letter) => `s-alle-onderwerpen.letter-${letter}`);
    expect(all('section').map(({ attribs }) => attribs.id)).toEqual(expect.arrayContaining(targets));
    expect(links.filter(({ href }) => href.startsWith('#')).map(({ href }) => href.slice(1))).toEqual([
      ...targets,
      // Small screens choose a letter, and go there.
      targets[0],
    ]);
    const empty = all('a').filter(({ attribs }) => attribs['aria-disabled'] === 'true');
    expect(empty.map(wordsOf)).toEqual(Array.from('CDFGHIJKLMNOPQRSTUVWXYZ'));
    expect(all('option').map(wordsOf)).toEqual(['A', 'B', 'E', 'Overig']);
  });

  it('tells what kind of item it is, by letter too', () => {
    expect(readFixture(itemListFixtures.alphabet).all('article').map(wordsOf)).toContain(
      'DossierEiwitgewassenLupine, veldboon en soja van eigen bodem.',
    );
  });

  it('keeps the letters of two lists on one page apart', () => {
    const { element } = itemListFixtures.alphabet;
    const elements = [element, { ...element, identifier: 'element_2' }];
    const { plan } = planAreaFixture({ language: 'nl', contents: [{ area: 'main', elements }] });
    const lists = plan.areas.flatMap(({ elements }) => elements);
    expect(lists).toMatchObject([
      { data: { list: { anchor: 's-alle-onderwerpen' } } },
      { data: { list: { anchor: 's-alle-onderwerpen-1' } } },
    ]);
  });

  it('marks the day of an event like a leaf of a calendar', () => {
    const [first] = readFixture(itemListFixtures.agenda).all('article').map(wordsOf);
    expect(first).toMatch(/^3 dec/);
  });

  it('speaks English on an English page, and leads to the other site in its language', () => {
    const { text, links } = readFixture(itemListFixtures.reading);
    expect(text).toContain('March 9, 2022');
    expect(links.map(({ href }) => href)).toEqual([
      '/dossier/group-housing-and-mixing-of-sows-dossier',
      'https://groenkennisnet.nl/dossier/nitrogen?language=en',
    ]);
  });

  it.each(['a', 'b', 'c', 'd'] as const)('shows all its items in an area of template %s', (area) => {
    expect(readFixture(itemListFixtures.news, { area }).all('article')).toHaveLength(3);
  });
});
