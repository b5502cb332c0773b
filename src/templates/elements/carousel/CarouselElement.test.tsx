import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import type { ElementFixture } from '../defineFixtures.ts';
import { carouselFixtures } from './carousel.fixtures.ts';

beforeAll(preloadRegistry);

/** The findings of a carousel with these entries, as `code place`. */
function findingsOf(...items: readonly object[]): string[] {
  const fixture: ElementFixture = { language: 'nl', element: { type: 'carousel', items } };
  const start = '/contents/0/elements/0/items';
  return planFixture(fixture).findings.map(({ code, pointer }) => `${code} ${pointer.replace(start, '')}`);
}

const labelsOf = (fixture: ElementFixture) =>
  readFixture(fixture)
    .all('div')
    .map(({ attribs }) => attribs)
    .filter(({ role }) => role === 'group')
    .map((attributes) => attributes['aria-label']);

describe('a carousel', () => {
  it.each(Object.entries(carouselFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('shows items as cards below its title', () => {
    const { headings, all, links } = readFixture(carouselFixtures.projects);
    expect(headings.map(({ level }) => level)).toEqual([2, 3, 3, 3, 3]);
    expect(all('article').map(wordsOf)[2]).toBe('NieuwsWeidevogels en een hoger waterpeil2 oktober 2026');
    expect(links[0]?.href).toBe('/project/strokenteelt-op-zware-klei');
  });

  it('shows pictures with the names of those who made them', () => {
    const { pictures, all } = readFixture(carouselFixtures.pictures);
    expect(pictures.map(({ alt }) => alt)).toEqual([
      'Dauw op jonge tarwe, kort na zonsopkomst',
      'Onderzoeker steekt een grondboor in de bodem',
      'Kleine maaidorser die één strook oogst',
    ]);
    expect(all('figcaption').map(wordsOf)).toEqual([
      'Bron foto: Anneke Bruinsma (CC BY 4.0)',
      'Bron foto: Joost Veldkamp',
    ]);
  });

  it('names itself and each of its slides', () => {
    expect(labelsOf(carouselFixtures.pictures)).toEqual([
      'Een dag op het proefveld',
      '1 van 3: Dauw op jonge tarwe, kort na zonsopkomst',
      '2 van 3: Onderzoeker steekt een grondboor in de bodem',
      '3 van 3: Kleine maaidorser die één strook oogst',
    ]);
  });

  it('has a name without a title too, and mixes pictures and items in their order', () => {
    expect(labelsOf(carouselFixtures.mixed)).toEqual([
      'Highlights',
      '1 of 4: Group housing and mixing of sows',
      '2 of 4: Sows in a group pen with straw',
      '3 of 4: Tail docking: where inspectors look first',
      '4 of 4: Water for every pig',
    ]);
    expect(readFixture(carouselFixtures.mixed).headings.map(({ level }) => level)).toEqual([2, 2, 2]);
  });

  it('is not there when none of its pictures can be shown', () => {
    const fixture: ElementFixture = {
      language: 'nl',
      element: { type: 'carousel', title: 'Beelden', items: [{ source: 'ftp://example.org/a.jpg' }] },
    };
    expect(readFixture(fixture).text).toBe('');
  });
});

describe('an entry of a carousel', () => {
  it('is a picture by its source, and an item by its title and address', () => {
    expect(findingsOf({ source: 'https://example.org/a.jpg' }, { title: 'Bodem', url: '/x' })).toEqual([]);
  });

  it('lacks what an item needs when it has part of that', () => {
    expect(findingsOf({ title: 'Bodem' }, { url: '/x' })).toEqual(['missing /0/url', 'missing /1/title']);
  });

  it('is of a wrong kind when it has nothing of either', () => {
    expect(findingsOf({ alternative_text: 'Een veld' }, { zomaar: 'zomaar' })).toEqual([
      'wrong-type /0',
      'wrong-type /1',
      'shows-nothing /contents/0/elements/0',
    ]);
  });

  it('is still known by a title, an address or a source of another type', () => {
    expect(findingsOf({ title: true }, { url: ['x'] }, { source: true }).sort()).toEqual([
      'missing /0/url',
      'missing /1/title',
      'shows-nothing /contents/0/elements/0',
      'wrong-type /0/title',
      'wrong-type /1/url',
      'wrong-type /2/source',
    ]);
  });

  it('may not have values of another type, whatever it is', () => {
    const found = findingsOf(
      { source: 'https://example.org/a.jpg', width: 'breed', title: true },
      { title: 'Bodem', url: '/x', lead: ['x'], source: false },
    );
    expect(found.sort()).toEqual([
      'wrong-type /0/title',
      'wrong-type /0/width',
      'wrong-type /1/lead',
      'wrong-type /1/source',
    ]);
  });

  it('stays without its address, and goes alone when it cannot be shown', () => {
    const fixture: ElementFixture = {
      language: 'nl',
      element: {
        type: 'carousel',
        items: [{ title: 'Bodem' }, { lead: 'Zonder titel' }, { title: 'Water', url: '/w' }],
      },
    };
    expect(readFixture(fixture).headings.map(({ text }) => text)).toEqual(['Bodem', 'Water']);
  });
});
