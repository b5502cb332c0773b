import { describe, expect, it } from 'vitest';
import type { Facet } from '#services/query/collection/facet.ts';
import { facets } from '#services/query/collection/facets.ts';
import { placeFacet } from '#services/query/engine/indexing/placeFacet.ts';
import type { Choice } from '#services/query/ports/searchPort.ts';
import { type Columns, type FacetColumn, manyColumn, oneColumn } from '#services/query/postgres/columns/columns.ts';
import { placeColumn } from '#services/query/postgres/columns/placeColumn.ts';
import { count } from './count.ts';
import { itemsIn } from './itemsIn.ts';

// Five items by hand: keywords, year and language.
const rows = [
  { trefwoord: ['bodem', 'water'], jaar: '2020', taal: 'nl' },
  { trefwoord: ['bodem'], jaar: '2021', taal: 'nl' },
  { trefwoord: ['water'], jaar: '2020', taal: 'en' },
  { trefwoord: ['bodem', 'water'], jaar: '2022', taal: 'en' },
  { trefwoord: [], jaar: '2021', taal: 'en' },
];

function column(facet: Facet, valuesByItem: readonly (readonly string[])[]): FacetColumn {
  const ids = new Map([...new Set(valuesByItem.flat())].map((value, at) => [value, at + 1]));
  const pairs = valuesByItem.flatMap((values, item) => values.map((value) => ({ item, value: ids.get(value) ?? 0 })));
  const packed = {
    items: Uint32Array.from(pairs, ({ item }) => item),
    values: Uint32Array.from(pairs, ({ value }) => value),
  };
  const names: string[] = [];
  for (const [value, id] of ids) names[id] = value;
  const make = facet.combine === 'and' ? manyColumn : oneColumn;
  return { facet, ids, names, column: make(packed, valuesByItem.length) };
}

const facetOf = (id: string) => facets.filter((facet) => facet.id === id);
const places = column(placeFacet, [['52 5 Ede', '53 6 '], ['52 5 Ede'], [], ['51 4 Goes'], []]);
const columns: Columns = {
  size: rows.length,
  facets: [
    ...facetOf('trefwoord').map((facet) =>
      column(
        facet,
        rows.map(({ trefwoord }) => trefwoord),
      ),
    ),
    ...facetOf('jaar').map((facet) =>
      column(
        facet,
        rows.map(({ jaar }) => [jaar]),
      ),
    ),
    ...facetOf('taal').map((facet) =>
      column(
        facet,
        rows.map(({ taal }) => [taal]),
      ),
    ),
  ],
  places: placeColumn(places),
  byTitle: new Uint32Array(0),
  byNewest: new Uint32Array(0),
  byOldest: new Uint32Array(0),
  english: new Uint8Array(rows.length),
};

function counted(choices: readonly Choice[], items = [0, 1, 2, 3, 4]) {
  const { items: passed, counts } = count(columns, Uint32Array.from(items), choices);
  const facetCounts = columns.facets.map(({ facet, names }, place) => [
    facet.id,
    Object.fromEntries(names.flatMap((value, id) => (counts[place]?.[id] ? [[value, counts[place][id]]] : []))),
  ]);
  return { passed: [...passed], ...Object.fromEntries(facetCounts) };
}

describe('count', () => {
  it('counts every value of every facet when nothing is chosen', () => {
    expect(counted([])).toEqual({
      passed: [0, 1, 2, 3, 4],
      trefwoord: { bodem: 3, water: 3 },
      jaar: { 2020: 2, 2021: 2, 2022: 1 },
      taal: { nl: 2, en: 3 },
    });
  });

  it('wants all chosen keywords', () => {
    const both = [
      { facet: 'trefwoord', values: ['bodem'] },
      { facet: 'trefwoord', values: ['water'] },
    ];
    expect(counted(both)).toEqual({
      passed: [0, 3],
      trefwoord: { bodem: 2, water: 2 },
      jaar: { 2020: 1, 2022: 1 },
      taal: { nl: 1, en: 1 },
    });
  });

  it('wants one of the chosen values of another facet, and goes on counting the values beside them', () => {
    expect(counted([{ facet: 'jaar', values: ['2020', '2022'] }])).toEqual({
      passed: [0, 2, 3],
      trefwoord: { bodem: 2, water: 3 },
      jaar: { 2020: 2, 2021: 2, 2022: 1 },
      taal: { nl: 1, en: 2 },
    });
  });

  it('counts an item that fails one facet for that facet alone, and one that fails two nowhere', () => {
    const choices = [
      { facet: 'jaar', values: ['2020'] },
      { facet: 'taal', values: ['nl'] },
    ];
    expect(counted(choices)).toEqual({
      passed: [0],
      trefwoord: { bodem: 1, water: 1 },
      jaar: { 2020: 1, 2021: 1 },
      taal: { nl: 1, en: 1 },
    });
  });

  it('finds nothing for a value that nothing has', () => {
    expect(counted([{ facet: 'trefwoord', values: ['maan'] }]).passed).toEqual([]);
    expect(counted([{ facet: 'jaar', values: ['1066'] }])).toMatchObject({ passed: [], jaar: { 2020: 2 }, taal: {} });
  });

  it('keeps the order in which the items were given', () => {
    expect(counted([], [4, 0, 2]).passed).toEqual([4, 0, 2]);
  });
});

describe('an area', () => {
  const itemsOf = (west: number, south: number, east: number, north: number) => [
    ...itemsIn(columns, Uint32Array.of(3, 0, 4, 2, 1), { kind: 'box', west, south, east, north }),
  ];

  it('has the items with any place in it, once, in the order in which they were given', () => {
    expect(itemsOf(3, 50, 8, 54)).toEqual([3, 0, 1]);
    expect(itemsOf(5.5, 52.5, 6.5, 53.5)).toEqual([0]);
  });

  it('reaches up to its sides, and with them', () => {
    expect(itemsOf(4, 51, 4, 51)).toEqual([3]);
    expect(itemsOf(4.001, 51, 4.9, 51)).toEqual([]);
  });

  it('is a circle as well, in kilometres', () => {
    const near = (kilometres: number) => [
      ...itemsIn(columns, Uint32Array.of(0, 1, 2, 3, 4), { kind: 'circle', lat: 52, lon: 4, kilometres }),
    ];
    // A degree of latitude is 111.2 km; of longitude, at 52 degrees, 68.5 km.
    expect(near(68)).toEqual([]);
    expect(near(69)).toEqual([0, 1]);
    expect(near(112)).toEqual([0, 1, 3]);
  });
});
