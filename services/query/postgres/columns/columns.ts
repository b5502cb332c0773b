import type { Facet } from '#services/query/collection/facet.ts';

/** One value per item, 0 for none. */
export type OneColumn = { kind: 'one'; values: Uint32Array };

/** Any number of values per item: those of item `i` stand at `offsets[i]` up to `offsets[i + 1]`. */
export type ManyColumn = { kind: 'many'; offsets: Uint32Array; values: Uint32Array };

export type FacetColumn = {
  facet: Facet;
  /** Value by number; numbers start at 1. */
  names: readonly string[];
  /** Number by value. */
  ids: ReadonlyMap<string, number>;
  column: OneColumn | ManyColumn;
};

/** What counting and sorting need of the whole collection, in typed arrays by item number. */
export type Columns = {
  /** One more than the highest item number. */
  size: number;
  facets: readonly FacetColumn[];
  /** All items in the order of their titles, from the newest, and from the oldest. */
  byTitle: Uint32Array;
  byNewest: Uint32Array;
  byOldest: Uint32Array;
  /** 1 for an item that is written in English, by its number. */
  english: Uint8Array;
};

/** Which item has which value, sorted by item. */
export type Pairs = { items: Uint32Array; values: Uint32Array };

export function oneColumn({ items, values }: Pairs, size: number): OneColumn {
  const column = new Uint32Array(size);
  items.forEach((item, at) => {
    column[item] = values[at] ?? 0;
  });
  return { kind: 'one', values: column };
}

export function manyColumn({ items, values }: Pairs, size: number): ManyColumn {
  const offsets = new Uint32Array(size + 1);
  for (const item of items) offsets[item + 1] = (offsets[item + 1] ?? 0) + 1;
  for (let item = 0; item < size; item += 1) offsets[item + 1] = (offsets[item + 1] ?? 0) + (offsets[item] ?? 0);
  return { kind: 'many', offsets, values };
}
