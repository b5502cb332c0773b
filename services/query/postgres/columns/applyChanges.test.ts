import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facets } from '#services/query/collection/facets.ts';
import { applyChanges, type Held, type Patch } from './applyChanges.ts';
import { manyColumn, oneColumn, type Pairs } from './columns.ts';
import { placeColumn } from './placeColumn.ts';

/** What an item has; values of facets are numbers. */
interface Item {
  readonly year: number;
  readonly titleKey: string;
  readonly isEnglish: boolean;
  readonly one: readonly number[];
  readonly many: readonly number[];
}

type Items = ReadonlyMap<number, Item>;

const value = fc.integer({ min: 1, max: 5 });
const item: fc.Arbitrary<Item> = fc.record({
  year: fc.integer({ min: 2000, max: 2003 }),
  titleKey: fc.constantFrom('a', 'b', 'c'),
  isEnglish: fc.boolean(),
  one: fc.array(value, { maxLength: 1 }),
  many: fc.uniqueArray(value, { maxLength: 4 }).map((values) => values.sort()),
});
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
const items = ids.chain((all) =>
  fc.tuple(...all.map((id) => fc.tuple(fc.constant(id), item))).map((entries) => new Map(entries)),
);

const names = ['', 'one', 'two', 'three', 'four', 'five'];

function pairsOf(all: Items, values: (item: Item) => readonly number[]): Pairs {
  const pairs = [...all]
    .sort(([a], [b]) => a - b)
    .flatMap(([id, own]) => values(own).map((each) => [id, each] as const));
  return { items: Uint32Array.from(pairs, ([id]) => id), values: Uint32Array.from(pairs, ([, each]) => each) };
}

/** The columns as they are made of all items at once. */
function columnsOf(all: Items, size: number): Held {
  const of = <T>(pick: (own: Item) => T, none: T) =>
    Array.from({ length: size }, (_, id) => {
      const own = all.get(id);
      return own ? pick(own) : none;
    });
  const titleKeys = of(({ titleKey }) => titleKey, '');
  const years = of(({ year }) => year, 0);
  const ordered = (compare: (a: number, b: number) => number) => Uint32Array.from([...all.keys()].sort(compare));
  const year = (id: number) => years[id] ?? 0;
  const [facet] = facets;
  if (!facet) throw new Error('There are no facets.');
  const many = {
    facet,
    names,
    ids: new Map(),
    column: manyColumn(
      pairsOf(all, (own) => own.many),
      size,
    ),
  };
  return {
    version: 1,
    titleKeys,
    years,
    columns: {
      size,
      facets: [
        {
          ...many,
          column: oneColumn(
            pairsOf(all, (own) => own.one),
            size,
          ),
        },
        many,
      ],
      places: placeColumn(many),
      byTitle: ordered((a, b) => (titleKeys[a] ?? '').localeCompare(titleKeys[b] ?? '') || a - b),
      byNewest: ordered((a, b) => year(b) - year(a) || b - a),
      byOldest: ordered((a, b) => year(a) - year(b) || b - a),
      english: Uint8Array.from(of(({ isEnglish }) => Number(isEnglish), 0)),
    },
  };
}

const sizeOf = (all: Iterable<number>) => Math.max(0, ...[...all].map((id) => id + 1));

describe('columns after a change', () => {
  it('are those that all items make at once, and the ones before stay as they are', async () => {
    await fc.assert(
      fc.asyncProperty(items, items, ids, async (before, written, deleted) => {
        const after = new Map([...before, ...written]);
        for (const id of deleted) after.delete(id);
        const live = new Map([...written].filter(([id]) => after.has(id)));
        const size = sizeOf([...before.keys(), ...written.keys(), ...deleted]);
        const one = { pairs: pairsOf(live, (own) => own.one), fresh: [] };
        const many = { pairs: pairsOf(live, (own) => own.many), fresh: [] };
        const patch: Patch = {
          version: 2,
          touched: Uint32Array.from(new Set([...written.keys(), ...deleted])),
          changes: [],
          live: Array.from(live, ([id, own]) => ({ id, ...own })),
          facets: [one, many, many],
        };
        const held = columnsOf(before, sizeOf(before.keys()));

        const { columns } = await applyChanges(held, patch, setImmediate);

        const expected = columnsOf(after, size).columns;
        const { english } = columns;
        expect({ ...columns, english: [...after.keys()].map((id) => english[id]) }).toEqual({
          ...expected,
          english: [...after.keys()].map((id) => expected.english[id]),
        });
        expect(held.columns).toEqual(columnsOf(before, sizeOf(before.keys())).columns);
      }),
    );
  });
});
