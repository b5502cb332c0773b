import { rangeOf } from '../facets.ts';
import type { Choice } from '../searchPort.ts';
import type { Columns, FacetColumn, ManyColumn, OneColumn } from './columns.ts';

export type Counted = {
  /** The items that pass every choice, in the order in which they were given. */
  items: Uint32Array;
  /** Per facet, in the order of the columns: how many items have the value, by its number. */
  counts: readonly Uint32Array[];
};

/**
 * Counts hits and all facets: one walk over the items that match the term, then one over each column.
 *
 * The counts are disjunctive: within an `or` facet they tell what choosing one more value would add, so that facet's
 * own choice does not narrow them. An item that fails exactly one `or` facet counts for that facet only. An item that
 * lacks a chosen keyword counts nowhere.
 */
export function count(columns: Columns, items: Uint32Array, choices: readonly Choice[]): Counted {
  const required = requiredValues(columns, choices);
  const limits = limitsOf(columns, choices);
  const passed = new Uint32Array(items.length);
  let hits = 0;
  /** By the place of an `or` facet: the items that fail that facet alone. */
  const failed = columns.facets.map((): number[] => []);

  if (required.length === 0 && limits.length === 0) {
    passed.set(items);
    hits = items.length;
  } else {
    for (const item of items) {
      if (!hasAll(required, item)) continue;
      const place = placeOfFailure(limits, item);
      if (place === PASSES) {
        passed[hits] = item;
        hits += 1;
      } else if (place !== FAILS_MORE) failed[place]?.push(item);
    }
  }
  const kept = passed.subarray(0, hits);
  const counts = columns.facets.map((facet, place) => {
    const numbers = new Uint32Array(facet.names.length + 1);
    addAll(facet.column, numbers, kept);
    addAll(facet.column, numbers, failed[place] ?? []);
    return numbers;
  });
  return { items: kept, counts };
}

/** How many items pass every choice: `count` without the counts. */
export function countHits(columns: Columns, items: Uint32Array, choices: readonly Choice[]): number {
  const required = requiredValues(columns, choices);
  const limits = limitsOf(columns, choices);
  let hits = 0;
  for (const item of items) if (hasAll(required, item) && placeOfFailure(limits, item) === PASSES) hits += 1;
  return hits;
}

// Which `or` facet an item failed: its place among the columns, or one of these.
const PASSES = -1;
const FAILS_MORE = -2;

type Limit = { place: number; values: Uint32Array; allowed: Uint8Array };
type Wanted = { column: FacetColumn['column']; value: number };

/** Number 0 means "no value", and an unknown value becomes one that no item has. */
const UNKNOWN = 0xffffffff;

function requiredValues(columns: Columns, choices: readonly Choice[]): Wanted[] {
  return columns.facets.flatMap(({ facet, ids, column }) => {
    if (facet.combine !== 'and') return [];
    const chosen = choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values);
    return chosen.map((value) => ({ column, value: ids.get(value) ?? UNKNOWN }));
  });
}

function limitsOf(columns: Columns, choices: readonly Choice[]): Limit[] {
  return columns.facets.flatMap(({ facet, ids, names, column }, place) => {
    if (facet.combine !== 'or' || column.kind !== 'one') return [];
    const chosen = choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values);
    if (chosen.length === 0) return [];
    const allowed = new Uint8Array(names.length + 1);
    for (const value of chosen) {
      const range = rangeOf(facet, value);
      const id = ids.get(value);
      if (id !== undefined) allowed[id] = 1;
      else if (range !== undefined) {
        for (const [name, number] of ids)
          if (Number(name) >= range.from && Number(name) <= range.to) allowed[number] = 1;
      }
    }
    return [{ place, values: column.values, allowed }];
  });
}

function hasAll(required: readonly Wanted[], item: number): boolean {
  for (const { column, value } of required) if (!has(column, item, value)) return false;
  return true;
}

function placeOfFailure(limits: readonly Limit[], item: number): number {
  let failed = PASSES;
  for (const { place, values, allowed } of limits) {
    if (allowed[values[item] ?? 0] === 1) continue;
    if (failed !== PASSES) return FAILS_MORE;
    failed = place;
  }
  return failed;
}

function has(column: FacetColumn['column'], item: number, value: number): boolean {
  if (column.kind === 'one') return column.values[item] === value;
  const end = column.offsets[item + 1] ?? 0;
  for (let at = column.offsets[item] ?? 0; at < end; at += 1) if (column.values[at] === value) return true;
  return false;
}

/** One facet at a time: a short loop over one column runs several times quicker than one that hops between them. */
function addAll(column: FacetColumn['column'], counts: Uint32Array, items: Iterable<number>): void {
  if (column.kind === 'one') addOne(column, counts, items);
  else addMany(column, counts, items);
}

function addOne({ values }: OneColumn, counts: Uint32Array, items: Iterable<number>): void {
  for (const item of items) {
    const value = values[item] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
}

function addMany({ offsets, values }: ManyColumn, counts: Uint32Array, items: Iterable<number>): void {
  for (const item of items) {
    const end = offsets[item + 1] ?? 0;
    for (let at = offsets[item] ?? 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
}
