import type { Pause } from '#services/query/postgres/writing/readers.ts';
import type { Columns, FacetColumn, ManyColumn, OneColumn, Pairs } from './columns.ts';
import { placeColumn } from './placeColumn.ts';

/** The columns, and what else it takes to keep them in order while items come and go. */
export interface Held {
  /** The number of the last change that is part of it. */
  readonly version: number;
  readonly columns: Columns;
  /** By item; what stands at the number of a deleted item means nothing. */
  readonly titleKeys: string[];
  readonly years: number[];
}

/** How some items are now. Those of `touched` that are not in `live` have been deleted. */
export interface Patch {
  readonly version: number;
  readonly touched: Uint32Array;
  /** The changes that it is made of, in their order, and what each touched. */
  readonly changes: readonly { version: number; items: readonly number[] }[];
  readonly live: readonly { id: number; year: number; titleKey: string; isEnglish: boolean }[];
  /** Per facet, in the order of the columns, and of the places last: what the live items have, sorted by item and value. */
  readonly facets: readonly { pairs: Pairs; fresh: readonly { id: number; value: string }[] }[];
}

/**
 * The columns after a change, made one by one with a pause before each. The old ones stay as they are, for the searches
 * that are under way; beside the order of the titles, which takes a look at the titles around each new one, this is
 * copying. Keys of titles and years are shared with them and change at once: only the orders that are made here read them.
 */
export async function applyChanges(held: Held, patch: Patch, pause: Pause): Promise<Held> {
  const { version, touched, live } = patch;
  const size = touched.reduce((highest, id) => Math.max(highest, id + 1), held.columns.size);
  const english = new Uint8Array(size);
  english.set(held.columns.english);
  for (const { id, year, titleKey, isEnglish } of live) {
    held.titleKeys[id] = titleKey;
    held.years[id] = year;
    english[id] = Number(isEnglish);
  }
  const isTouched = new Uint8Array(size);
  for (const id of touched) isTouched[id] = 1;
  const { titleKeys, years } = held;
  const added = live.map(({ id }) => id);
  const yearOf = (id: number) => years[id] ?? 0;
  const reordered = async (order: Uint32Array, compare: Compare) => {
    await pause();
    return reorder(order, isTouched, added, compare);
  };
  const changed = async (facet: FacetColumn, place: number) => {
    await pause();
    return applyToFacet(facet, patch, place, isTouched);
  };
  const changedFacets: FacetColumn[] = [];
  for (const [place, facet] of held.columns.facets.entries()) changedFacets.push(await changed(facet, place));
  const { places, byTitle, byNewest, byOldest } = held.columns;
  const columns: Columns = {
    ...held.columns,
    size,
    facets: changedFacets,
    places: placeColumn(await changed(places, changedFacets.length), places),
    byTitle: await reordered(byTitle, (a, b) => compareTexts(titleKeys[a] ?? '', titleKeys[b] ?? '') || a - b),
    byNewest: await reordered(byNewest, (a, b) => yearOf(b) - yearOf(a) || b - a),
    byOldest: await reordered(byOldest, (a, b) => yearOf(a) - yearOf(b) || b - a),
    english,
  };
  return { version, columns, titleKeys, years };
}

type Compare = (a: number, b: number) => number;

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Takes the touched items out of an order and puts the added ones where they belong. */
function reorder(order: Uint32Array, isTouched: Uint8Array, added: readonly number[], compare: Compare): Uint32Array {
  const kept = withoutTouched(order, isTouched);
  const result = new Uint32Array(kept.length + added.length);
  let [from, to] = [0, 0];
  for (const id of [...added].sort(compare)) {
    const place = placeOf(kept, from, id, compare);
    result.set(kept.subarray(from, place), to);
    to += place - from;
    result[to] = id;
    to += 1;
    from = place;
  }
  result.set(kept.subarray(from), to);
  return result;
}

/** A loop: `filter` asks a function about each of hundreds of thousands, and took most of what a change costs. */
function withoutTouched(order: Uint32Array, isTouched: Uint8Array): Uint32Array {
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (let at = 0; at < order.length; at += 1) {
    const id = order[at] ?? 0;
    if (isTouched[id] === 1) continue;
    kept[count] = id;
    count += 1;
  }
  return kept.subarray(0, count);
}

/** The place before which an item belongs: halves what is left until nothing is. */
function placeOf(order: Uint32Array, from: number, id: number, compare: Compare): number {
  let [low, high] = [from, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] ?? 0, id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function applyToFacet(facet: FacetColumn, patch: Patch, place: number, isTouched: Uint8Array): FacetColumn {
  const { pairs, fresh } = patch.facets[place] ?? { pairs: { items: none, values: none }, fresh: [] };
  const { column } = facet;
  return {
    ...facet,
    ...(fresh.length > 0 ? withValues(facet, fresh) : {}),
    column: column.kind === 'one' ? replaceOne(column, patch, pairs, isTouched) : replaceMany(column, pairs, isTouched),
  };
}

const none = new Uint32Array(0);

function withValues({ names, ids }: FacetColumn, fresh: readonly { id: number; value: string }[]) {
  // A copy that leaves number 0, "no value", as empty as it is.
  const [allNames, allIds] = [names.slice(), new Map(ids)];
  for (const { id, value } of fresh) {
    allNames[id] = value;
    allIds.set(value, id);
  }
  return { names: allNames, ids: allIds };
}

function replaceOne(column: OneColumn, { touched }: Patch, pairs: Pairs, isTouched: Uint8Array): OneColumn {
  const values = new Uint32Array(isTouched.length);
  values.set(column.values);
  for (const id of touched) values[id] = 0;
  pairs.items.forEach((item, at) => {
    values[item] = pairs.values[at] ?? 0;
  });
  return { kind: 'one', values };
}

function replaceMany(column: ManyColumn, pairs: Pairs, isTouched: Uint8Array): ManyColumn {
  const size = isTouched.length;
  const oldSize = column.offsets.length - 1;
  const before = (item: number) => column.offsets[Math.min(item, oldSize)] ?? 0;
  const offsets = new Uint32Array(size + 1);
  const values = new Uint32Array(keptOf(column, isTouched) + pairs.values.length);
  let [item, to, pair] = [0, 0, 0];
  while (item < size) {
    if (isTouched[item] === 1) {
      offsets[item] = to;
      for (; pair < pairs.items.length && pairs.items[pair] === item; pair += 1) {
        values[to] = pairs.values[pair] ?? 0;
        to += 1;
      }
      item += 1;
      continue;
    }
    // All up to the next touched one are as they were, some places further on.
    const start = before(item);
    for (; item < size && isTouched[item] !== 1; item += 1) offsets[item] = to + before(item) - start;
    const run = column.values.subarray(start, before(item));
    values.set(run, to);
    to += run.length;
  }
  offsets[size] = to;
  return { kind: 'many', offsets, values };
}

/** How many values the items have that are not touched. */
function keptOf({ offsets, values }: ManyColumn, isTouched: Uint8Array): number {
  let kept = values.length;
  for (let item = 0; item < offsets.length - 1; item += 1) {
    if (isTouched[item] === 1) kept -= (offsets[item + 1] ?? 0) - (offsets[item] ?? 0);
  }
  return kept;
}
