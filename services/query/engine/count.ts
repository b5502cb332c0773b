import type { Columns, FacetColumn } from './columns.ts';

/** The chosen values of one facet. Values that the collection does not know match nothing. */
export type Choice = { facet: string; values: readonly string[] };

export type Counted = {
  /** The items that pass every choice, in the order in which they were given. */
  items: Uint32Array;
  /** Per facet, in the order of the columns: how many items have the value, by its number. */
  counts: readonly Uint32Array[];
};

/**
 * Counts hits and all facets in one walk over the items that match the term.
 *
 * The counts are disjunctive: within an `or` facet they tell what choosing one more value would add, so that facet's
 * own choice does not narrow them. An item that fails exactly one `or` facet counts for that facet only. An item that
 * lacks a chosen keyword counts nowhere.
 */
export function count(columns: Columns, items: Uint32Array, choices: readonly Choice[]): Counted {
  const required = requiredValues(columns, choices);
  const limits = limitsOf(columns, choices);
  const counts = columns.facets.map((facet) => new Uint32Array(facet.names.length + 1));
  const passed = new Uint32Array(items.length);
  let hits = 0;

  for (const item of items) {
    if (!required.every(({ column, value }) => has(column, item, value))) continue;
    let failed = PASSES;
    for (let at = 0; at < limits.length && failed !== FAILS_MORE; at += 1) {
      const limit = limits[at];
      if (limit === undefined || limit.allowed[limit.values[item] ?? 0] === 1) continue;
      failed = failed === PASSES ? limit.place : FAILS_MORE;
    }
    if (failed === FAILS_MORE) continue;
    if (failed === PASSES) {
      passed[hits] = item;
      hits += 1;
      for (let place = 0; place < counts.length; place += 1) add(columns.facets[place], counts[place], item);
    } else {
      add(columns.facets[failed], counts[failed], item);
    }
  }
  return { items: passed.subarray(0, hits), counts };
}

// Which `or` facet an item failed: its place among the columns, or one of these.
const PASSES = -1;
const FAILS_MORE = -2;

type Limit = { place: number; values: Uint32Array; allowed: Uint8Array };
type Required = { column: FacetColumn['column']; value: number };

/** Number 0 means "no value", and an unknown value becomes one that no item has. */
const UNKNOWN = 0xffffffff;

function requiredValues(columns: Columns, choices: readonly Choice[]): Required[] {
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
      const id = ids.get(value);
      if (id !== undefined) allowed[id] = 1;
    }
    return [{ place, values: column.values, allowed }];
  });
}

function has(column: FacetColumn['column'], item: number, value: number): boolean {
  if (column.kind === 'one') return column.values[item] === value;
  const end = column.offsets[item + 1] ?? 0;
  for (let at = column.offsets[item] ?? 0; at < end; at += 1) if (column.values[at] === value) return true;
  return false;
}

function add(facet: FacetColumn | undefined, counts: Uint32Array | undefined, item: number): void {
  if (facet === undefined || counts === undefined) return;
  const { column } = facet;
  if (column.kind === 'one') {
    const value = column.values[item] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
    return;
  }
  const end = column.offsets[item + 1] ?? 0;
  for (let at = column.offsets[item] ?? 0; at < end; at += 1) {
    const value = column.values[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
}
