import { describe, expect, it } from 'vitest';
import type { MapCluster } from '../api/responses.ts';
import { loadTestTexts } from '../language/testing/loadTestTexts.ts';
import type { Search } from './addresses.ts';
import { markOf } from './markOf.ts';

const t = await loadTestTexts('nl', 'search');
const view: Search = { language: 'nl', term: 'bodem', parameters: new URLSearchParams('map=1&jaar=2020&at=52,5.6,13') };
const wide: MapCluster = { lat: 51.97, lon: 5.66, count: 12, name: 'Ede', bounds: [5.655, 51.966, 5.664, 51.973] };
const spot: MapCluster = { ...wide, bounds: [5.66, 51.97, 5.6601, 51.9701] };

describe('a mark on the map of a search', () => {
  it('of many goes nearer', () => {
    const mark = markOf(wide, { view, isNearest: false }, t);
    expect(mark).toMatchObject({ label: '12 resultaten rond Ede, zoom in', count: '12', size: 12 });
    expect(mark.href).toBeUndefined();
  });

  it('of many in one spot leads to their list', () => {
    expect(markOf(spot, { view, isNearest: false }, t)).toMatchObject({
      label: '12 resultaten in Ede, toon in de lijst',
      href: '/zoeken/bodem?map=1&jaar=2020&box=5.6598%2C51.9698%2C5.6603%2C51.9703',
    });
  });

  it('of many leads to their list where the map goes no nearer', () => {
    expect(markOf(wide, { view, isNearest: true }, t)).toMatchObject({
      label: '12 resultaten in Ede, toon in de lijst',
      href: '/zoeken/bodem?map=1&jaar=2020&box=5.6548%2C51.9658%2C5.6642%2C51.9732',
    });
  });

  it('of one leads to its page, however near one looks', () => {
    const one = { ...wide, count: 1, record: { id: '7', title: 'Mest' } };
    for (const isNearest of [false, true])
      expect(markOf(one, { view, isNearest }, t)).toMatchObject({
        label: 'Mest (Ede)',
        href: '/zoeken/resultaat/mest?id=7',
      });
  });
});
