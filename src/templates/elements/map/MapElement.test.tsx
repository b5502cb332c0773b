import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import type { ElementFixture } from '../defineFixtures.ts';
import { mapFixtures } from './map.fixtures.ts';

beforeAll(preloadRegistry);

describe('a map', () => {
  it.each(Object.entries(mapFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('lists every place, with its kind, its title that is a link, and its lead', () => {
    const { headings, links, all } = readFixture(mapFixtures.farms);
    expect(headings.map(({ level }) => level)).toEqual([2, 3, 3, 3, 3]);
    // The drawing's own lead to the entries.
    expect(links.map(({ href }) => href).filter((href) => !href?.startsWith('#'))).toEqual([
      '/project/rusthoeve',
      '/project/zegveld',
      '/agenda/open-dag-strokenteelt',
      '/dossier/kwelders',
    ]);
    expect(all('li').map(wordsOf)[2]).toBe('3ActiviteitOpen dag strokenteelt, Lelystad');
    expect(all('li').map(wordsOf)[3]).toMatch(/Dossier.*Schiermonnikoog/);
  });

  it('draws the places, for those who see it', () => {
    const [drawing] = readFixture(mapFixtures.farms).all('svg');
    expect(drawing?.attribs['aria-hidden']).toBe('true');
    expect(readFixture(mapFixtures.farms).text).toMatch(/^Hier wordt het uitgeprobeerd1234/);
  });

  it('says of a place the drawing does not reach that it is not there', () => {
    const { all, headings } = readFixture(mapFixtures.schools);
    expect(headings[0]).toEqual({ level: 2, text: 'Groene campus' });
    expect(all('li').map((entry) => wordsOf(entry).includes('Niet op deze kaart'))).toEqual([false, false, true]);
    expect(readFixture(mapFixtures.institutes).text).toContain('Not on this map');
  });

  it('says that a place’s page on another site opens in a new tab', () => {
    const { announcements } = readFixture({
      language: 'nl',
      element: { type: 'map', items: [{ title: 'Hier', url: 'https://www.wur.nl/', lat: 52, lon: 5 }] },
    });
    expect(announcements).toContain('(opent in een nieuw tabblad)');
  });

  it('leaves out a place that is nowhere, and says so', () => {
    const lost: ElementFixture<'map'> = {
      language: 'nl',
      element: {
        type: 'map',
        items: [
          { title: 'Ergens', lat: null, lon: 5 },
          { title: 'Hier', lat: 52, lon: 5 },
        ],
      },
    };
    expect(planFixture(lost).findings).toMatchObject([
      { code: 'missing', pointer: '/contents/0/elements/0/items/0/lat' },
    ]);
    expect(readFixture(lost).headings).toEqual([{ level: 2, text: 'Hier' }]);
  });
});
