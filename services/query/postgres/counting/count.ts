import { type Facet, rangeOf } from '#services/query/collection/facet.ts';
import type { Choice } from '#services/query/ports/searchPort.ts';
import type { Columns, FacetColumn, ManyColumn, OneColumn } from '#services/query/postgres/columns/columns.ts';

export interface Counted {
  /** The items that pass every choice, in the order in which they were given. */
  readonly items: Uint32Array;
  /** Per facet, in the order of the columns: how many items have the value, by its number. */
  readonly counts: readonly Uint32Array[];
}

/**
 * Counts hits and all facets, a column at a time: a short loop over one column runs several times quicker than one that
 * hops between them.
 *
 * The counts are disjunctive: within an `or` facet they tell what choosing one more value would add, so that facet's
 * own choice does not narrow them. An item that fails exactly one `or` facet counts for that facet only. An item that
 * lacks a chosen value of an `and` facet counts nowhere.
 */
export function count(columns: Columns, items: Uint32Array, choices: readonly Choice[]): Counted {
  const inOrder = ascending(items, columns.size);
  const failures = failuresOf(columns, inOrder, choices);
  if (failures === undefined) return { items, counts: columns.facets.map((facet) => countColumn(facet, [inOrder])) };

  const kept = itemsThat(failures, passes, items);
  const keptInOrder = inOrder === items ? kept : itemsThat(failures, passes, inOrder);
  const counts = columns.facets.map((facet, place) => {
    const isLimited = choices.some((choice) => choice.facet === facet.facet.id);
    const failed = isLimited ? itemsThat(failures, place + 1, inOrder) : nothing;
    return countColumn(facet, [keptInOrder, failed]);
  });
  return { items: kept, counts };
}

/** The items that pass every choice, in the order in which they were given; nothing is counted. */
export function itemsChosen(columns: Columns, items: Uint32Array, choices: readonly Choice[]): Uint32Array {
  const failures = failuresOf(columns, items, choices);
  return failures === undefined ? items : itemsThat(failures, passes, items);
}

/** A chosen value, and how many items pass all other choices. */
export interface HitsWithout {
  readonly facet: Facet;
  readonly value: string;
  readonly hits: number;
}

/**
 * Where few items pass every choice: how many would without each of the chosen values. Those that pass, and those of
 * which it is the only value that they fail; of several values of an `or` facet none can be taken away so that more pass.
 */
export function countWithout(columns: Columns, items: Uint32Array, choices: readonly Choice[]): HitsWithout[] {
  const required = requiredValues(columns, choices);
  const limits = limitsOf(columns, choices);
  const tests = [
    ...required.map(
      ({ column, value }) =>
        (item: number) =>
          has(column, item, value),
    ),
    ...limits.map(
      ({ column, allowed }) =>
        (item: number) =>
          hasAny(column, item, allowed),
    ),
  ];
  const hits = new Uint32Array(tests.length);
  const kept: number[] = [];
  for (const item of items) {
    const failed = tests.findIndex((test) => !test(item));
    if (failed === -1) {
      kept.push(item);
      continue;
    }
    if (tests.some((test, at) => at > failed && !test(item))) continue;
    hits[failed] = (hits[failed] ?? 0) + 1;
  }
  const without = [
    ...required.map(({ facet, name }, at) => ({ facet, value: name, hits: kept.length + (hits[at] ?? 0) })),
    ...limits.flatMap(({ facet, chosen }, at) =>
      chosen.map((value) => ({
        facet,
        value,
        hits:
          chosen.length > 1
            ? keptBy(columns, kept, { facet: facet.id, values: chosen.filter((other) => other !== value) })
            : kept.length + (hits[required.length + at] ?? 0),
      })),
    ),
  ];
  const placeOf = ({ facet }: HitsWithout) => columns.facets.findIndex((column) => column.facet === facet);
  return without.sort((a, b) => placeOf(a) - placeOf(b));
}

/** How many of a few items pass the choice of one `or` facet. */
function keptBy(columns: Columns, items: readonly number[], choice: Choice): number {
  const [limit] = items.length > 0 ? limitsOf(columns, [choice]) : [];
  return limit === undefined ? 0 : items.filter((item) => hasAny(limit.column, item, limit.allowed)).length;
}

const nothing = new Uint32Array(0);

/** From so large a share of the collection on, items are put in their order first. */
const manyShare = 1 / 32;

/** The same items as the columns have them, when there are many: reading memory in order is quicker than at random. */
function ascending(items: Uint32Array, size: number): Uint32Array {
  if (items.length < size * manyShare) return items;
  const isThere = new Uint8Array(size);
  for (const item of items) isThere[item] = 1;
  const sorted = new Uint32Array(items.length);
  let count = 0;
  for (let item = 0; item < size; item += 1) {
    if (isThere[item] !== 1) continue;
    sorted[count] = item;
    count += 1;
  }
  return sorted;
}

// What an item fails, by its number: this, one more than the place of the only `or` facet that it fails, or this.
const passes = 0;
const failsMore = 255;

function itemsThat(failures: Uint8Array, failure: number, items: Uint32Array): Uint32Array {
  const found = new Uint32Array(items.length);
  let count = 0;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] ?? 0;
    if (failures[item] !== failure) continue;
    found[count] = item;
    count += 1;
  }
  return found.subarray(0, count);
}

/** `undefined` when nothing is chosen. */
function failuresOf(columns: Columns, items: Uint32Array, choices: readonly Choice[]): Uint8Array | undefined {
  const required = requiredValues(columns, choices);
  const limits = limitsOf(columns, choices);
  if (required.length === 0 && limits.length === 0) return undefined;
  const failures = new Uint8Array(columns.size);
  for (const { column, value } of required) {
    for (let at = 0; at < items.length; at += 1) {
      const item = items[at] ?? 0;
      if (failures[item] === passes && !has(column, item, value)) failures[item] = failsMore;
    }
  }
  for (const { place, column, allowed } of limits) {
    for (let at = 0; at < items.length; at += 1) {
      const item = items[at] ?? 0;
      if (hasAny(column, item, allowed)) continue;
      failures[item] = failures[item] === passes ? place + 1 : failsMore;
    }
  }
  return failures;
}

interface Limit {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly place: number;
  readonly column: FacetColumn['column'];
  readonly allowed: Uint8Array;
}
interface Wanted {
  readonly facet: Facet;
  readonly name: string;
  readonly column: FacetColumn['column'];
  readonly value: number;
}

/** Number 0 means "no value", and an unknown value becomes one that no item has. */
const unknownValue = 0xffffffff;

function requiredValues(columns: Columns, choices: readonly Choice[]): Wanted[] {
  return columns.facets.flatMap(({ facet, ids, column }) => {
    if (facet.combine !== 'and') return [];
    return chosenOf(facet, choices).map((name) => ({ facet, name, column, value: ids.get(name) ?? unknownValue }));
  });
}

function limitsOf(columns: Columns, choices: readonly Choice[]): Limit[] {
  return columns.facets.flatMap(({ facet, ids, names, column }, place) => {
    if (facet.combine !== 'or') return [];
    const chosen = chosenOf(facet, choices);
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
    return [{ facet, chosen, place, column, allowed }];
  });
}

/** Each chosen value of a facet once. */
function chosenOf(facet: Facet, choices: readonly Choice[]): string[] {
  const values = choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values);
  return [...new Set(values)];
}

function has(column: FacetColumn['column'], item: number, value: number): boolean {
  if (column.kind === 'one') return column.values[item] === value;
  const end = column.offsets[item + 1] ?? 0;
  for (let at = column.offsets[item] ?? 0; at < end; at += 1) if (column.values[at] === value) return true;
  return false;
}

/** Whether an item has one of the values that `allowed` marks with 1. */
function hasAny(column: FacetColumn['column'], item: number, allowed: Uint8Array): boolean {
  if (column.kind === 'one') return allowed[column.values[item] ?? 0] === 1;
  const end = column.offsets[item + 1] ?? 0;
  for (let at = column.offsets[item] ?? 0; at < end; at += 1) if (allowed[column.values[at] ?? 0] === 1) return true;
  return false;
}

/** How many of the items have each value of a facet, by its number. */
function countColumn({ column, names }: FacetColumn, lists: readonly Uint32Array[]): Uint32Array {
  const counts = new Uint32Array(names.length + 1);
  for (const items of lists) {
    if (column.kind === 'one') addOne(column, counts, items);
    else addMany(column, counts, items);
  }
  return counts;
}

function addOne({ values }: OneColumn, counts: Uint32Array, items: Uint32Array): void {
  for (let at = 0; at < items.length; at += 1) {
    const value = values[items[at] ?? 0] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
}

function addMany({ offsets, values }: ManyColumn, counts: Uint32Array, items: Uint32Array): void {
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place] ?? 0;
    const end = offsets[item + 1] ?? 0;
    for (let at = offsets[item] ?? 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
}
