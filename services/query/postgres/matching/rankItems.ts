import { meantWorthOf, personWorth, typedWorth, worthOf } from '#services/query/engine/matching/worth.ts';
import type { Queries } from '#services/query/engine/matching/writeQueries.ts';
import type { Language } from '#services/query/engine/text/stems.ts';
import { zoneNames } from '#services/query/engine/text/zones.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import type { Places } from './lookups.ts';

/** Which groups of a term each item has, and what its words are worth. */
export interface Tally {
  /** How many groups, by item. */
  readonly having: Uint8Array;
  readonly score: Uint16Array;
}

/**
 * Each word counts for itself, wherever it stands: a title that says one of three words is a better sign than three
 * words close together in the abstract.
 *
 * @param found what the lookups of the queries found, in their order
 */
export function tally({ size, english }: Columns, queries: Queries, found: readonly Places[]): Tally {
  const { groups, leaveOut, ranked, needed } = queries;
  const having = new Uint8Array(size);
  const score = new Uint16Array(size);
  const itemsOf = (isCounted: (at: number) => boolean) =>
    groups.map((lookups) => lookups.flatMap((at) => (isCounted(at) ? wherever(found[at]) : [])));
  addGroups(
    having,
    itemsOf(() => true),
  );
  for (const items of leaveOut.flatMap((at) => wherever(found[at]))) for (const item of items) having[item] = 0;
  addPersons(score, { groups, needed, english }, found);
  for (const at of queries.meant.values()) {
    for (const zone of zoneNames) {
      const worth = meantWorthOf[zone] ?? 0;
      for (const item of found[at]?.[zone] ?? []) score[item] = (score[item] ?? 0) + worth;
    }
  }
  for (const at of ranked) {
    for (const zone of zoneNames) {
      const worth = worthOf[zone];
      for (const item of found[at]?.[zone] ?? []) score[item] = (score[item] ?? 0) + worth;
    }
  }
  const meant = new Set(queries.meant.values());
  if (meant.size > 0) {
    const typed = new Uint8Array(size);
    addGroups(
      typed,
      itemsOf((at) => !meant.has(at)),
    );
    // What has a word only by another name stands behind what has all that was typed.
    for (let item = 0; item < size; item += 1) {
      const count = typed[item] ?? 0;
      if (count > 0 && count === having[item]) score[item] = (score[item] ?? 0) + typedWorth;
    }
  }
  return { having, score };
}

/** Adds what it is worth that authors have all words. */
function addPersons(
  score: Uint16Array,
  { groups, needed, english }: Pick<Queries, 'groups' | 'needed'> & Pick<Columns, 'english'>,
  found: readonly Places[],
): void {
  if (Math.max(needed.nl, needed.en) < 2) return;
  // By item, how many groups and the last of them, which are few.
  const named = new Map<number, { groups: number; last: number }>();
  groups.forEach((lookups, place) => {
    for (const at of lookups) {
      for (const item of found[at]?.authors ?? []) {
        const before = named.get(item);
        if (before === undefined) named.set(item, { groups: 1, last: place });
        else if (before.last !== place) named.set(item, { groups: before.groups + 1, last: place });
      }
    }
  });
  for (const [item, { groups: count }] of named) {
    if (count >= 2 && count >= (english[item] === 1 ? needed.en : needed.nl)) {
      score[item] = (score[item] ?? 0) + personWorth;
    }
  }
}

/** Adds what each group is worth, 1 if nothing is said, to the items that have it: once, in however many places. */
export function addGroups(
  into: Uint8Array | Uint16Array,
  itemsOfGroups: readonly (readonly Uint32Array[])[],
  worths: readonly number[] = [],
): void {
  // By item, the last group that it has been counted for, from 1.
  const counted = new Uint8Array(into.length);
  itemsOfGroups.forEach((lists, place) => {
    const worth = worths[place] ?? 1;
    for (const items of lists) {
      for (const item of items) {
        if (item >= into.length || counted[item] === place + 1) continue;
        counted[item] = place + 1;
        into[item] = (into[item] ?? 0) + worth;
      }
    }
  });
}

/** All places of a lookup. */
export function wherever(places: Places | undefined): Uint32Array[] {
  return places === undefined ? [] : zoneNames.map((zone) => places[zone]);
}

/** The items with so many groups at least, by language; a language with 0 has none. Best first, equal ones from the newest. */
export function rankItems(
  columns: Columns,
  { having, score }: Tally,
  needed: Readonly<Record<Language, number>>,
): Uint32Array {
  const { english } = columns;
  const hits = new Uint32Array(columns.byNewest.length);
  let count = 0;
  for (const item of columns.byNewest) {
    const has = having[item] ?? 0;
    if (has === 0) continue;
    const least = english[item] === 1 ? needed.en : needed.nl;
    if (least === 0 || has < least) continue;
    hits[count] = item;
    count += 1;
  }
  return sortByScore(hits.subarray(0, count), score);
}

/** Highest first; equal ones stay in their order. */
export function sortByScore(items: Uint32Array, score: Uint16Array): Uint32Array {
  let best = 0;
  for (const item of items) best = Math.max(best, score[item] ?? 0);
  const starts = new Uint32Array(best + 2);
  for (const item of items) {
    const place = best - (score[item] ?? 0) + 1;
    starts[place] = (starts[place] ?? 0) + 1;
  }
  for (let place = 1; place < starts.length; place += 1)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  const sorted = new Uint32Array(items.length);
  for (const item of items) {
    const place = best - (score[item] ?? 0);
    const at = starts[place] ?? 0;
    sorted[at] = item;
    starts[place] = at + 1;
  }
  return sorted;
}
