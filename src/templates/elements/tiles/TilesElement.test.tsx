import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import { tilesFixtures } from './tiles.fixtures.ts';

beforeAll(preloadRegistry);

describe('tiles', () => {
  it.each(Object.entries(tilesFixtures))('have nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('lead to their pages by their titles', () => {
    const { headings, links } = readFixture(tilesFixtures.animals);
    expect(headings).toEqual([
      { level: 2, text: 'Wie wil je leren kennen?' },
      { level: 3, text: 'De koe' },
      { level: 3, text: 'Het varken' },
    ]);
    expect(links).toEqual([
      { text: 'De koe', href: '/dieren/koe' },
      { text: 'Het varken', href: '/dieren/varken' },
    ]);
  });

  it('say in a line what is behind them', () => {
    expect(readFixture(tilesFixtures.animals).all('li').map(wordsOf)).toEqual([
      'De koeHerkauwt, ligt, en onthoudt waar het lekkerste gras staat.',
      'Het varkenDenkt met de neus en slaapt het liefst in een hoop.',
    ]);
  });

  it('show the pictures that were chosen, and no others', () => {
    expect(readFixture(tilesFixtures.animals).pictures.map(({ alt }) => alt)).toEqual(['Weide met lange percelen']);
    expect(readFixture(tilesFixtures.withoutPictures).pictures).toEqual([]);
  });

  it('start one level higher without a title, and say which one leaves the site', () => {
    const { headings, all } = readFixture(tilesFixtures.withoutPictures);
    expect(headings.map(({ level }) => level)).toEqual([2, 2, 2]);
    expect(all('a').map(({ attribs }) => attribs.target)).toEqual([undefined, undefined, '_blank']);
  });

  it('may lead to one page twice', () => {
    expect(readFixture(tilesFixtures.tasks).links.map(({ href }) => href)).toEqual([
      '/inspector-at-work',
      '/inspector-at-work',
    ]);
  });
});
