import type { Facet } from '#services/query/collection/facet.ts';
import type { NamedPoint } from '#services/query/engine/indexing/placeFacet.ts';

/** One value per item, 0 for none. */
export interface OneColumn {
  readonly kind: 'one';
  readonly values: Uint32Array;
}

/** Any number of values per item: those of item `i` stand at `offsets[i]` up to `offsets[i + 1]`. */
export interface ManyColumn {
  readonly kind: 'many';
  readonly offsets: Uint32Array;
  readonly values: Uint32Array;
}

export interface FacetColumn {
  readonly facet: Facet;
  /** Value by number; numbers start at 1. */
  readonly names: readonly string[];
  /** Number by value. */
  readonly ids: ReadonlyMap<string, number>;
  readonly column: OneColumn | ManyColumn;
}

/** Which items have which places; a place's number is that of its value (`placeFacet`). */
export interface PlaceColumn extends FacetColumn {
  readonly column: ManyColumn;
  /** By number. */
  readonly places: readonly (NamedPoint | undefined)[];
}

/** What counting and sorting need of the whole collection, in typed arrays by item number. */
export interface Columns {
  /** One more than the highest item number. */
  readonly size: number;
  readonly facets: readonly FacetColumn[];
  readonly places: PlaceColumn;
  /** All items in the order of their titles, from the newest, and from the oldest. */
  readonly byTitle: Uint32Array;
  readonly byNewest: Uint32Array;
  readonly byOldest: Uint32Array;
  /** 1 for an item that is written in English, by its number. */
  readonly english: Uint8Array;
}

/** Which item has which value, sorted by item. */
export interface Pairs {
  readonly items: Uint32Array;
  readonly values: Uint32Array;
}

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
