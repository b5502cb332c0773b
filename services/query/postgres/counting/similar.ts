import type { Columns, FacetColumn, ManyColumn } from '#services/query/postgres/columns/columns.ts';

/** What two records have in common has to be worth this much of what one of them has. */
const leastShare = 0.15;

/**
 * Items that have the most in common with one, best first: the values of those facets of which a record has many
 * (keywords, authors), each worth the more the fewer items have it. Two walks along each such column: some milliseconds
 * for some hundred thousand items.
 */
export function similarItems(columns: Columns, item: number, most: number): number[] {
  const scores = new Float32Array(columns.size);
  let whole = 0;
  for (const { facet, column, names } of columns.facets) {
    if (facet.combine !== 'and' || column.kind !== 'many') continue;
    const own = valuesOf(column, item);
    if (own.length === 0) continue;
    const worth = worthOf(column, names, own, columns.size);
    for (const value of own) whole += worth[value] ?? 0;
    addWorth(column, worth, scores);
  }
  scores[item] = 0;
  return best(scores, leastShare * whole, most);
}

function valuesOf({ offsets, values }: ManyColumn, item: number): Uint32Array {
  return values.subarray(offsets[item] ?? 0, offsets[item + 1] ?? 0);
}

/** By the number of a value: what having it in common says. What everybody has says nothing. */
function worthOf({ values }: ManyColumn, names: FacetColumn['names'], own: Uint32Array, size: number): Float32Array {
  const isOwn = new Uint8Array(names.length + 1);
  for (const value of own) isOwn[value] = 1;
  const counts = new Uint32Array(names.length + 1);
  for (const value of values) if (isOwn[value] === 1) counts[value] = (counts[value] ?? 0) + 1;
  const worth = new Float32Array(names.length + 1);
  for (const value of own) worth[value] = Math.log(size / Math.max(1, counts[value] ?? 0));
  return worth;
}

function addWorth({ offsets, values }: ManyColumn, worth: Float32Array, scores: Float32Array): void {
  for (let item = 0; item + 1 < offsets.length; item += 1) {
    const end = offsets[item + 1] ?? 0;
    let sum = 0;
    for (let at = offsets[item] ?? 0; at < end; at += 1) sum += worth[values[at] ?? 0] ?? 0;
    if (sum > 0) scores[item] = (scores[item] ?? 0) + sum;
  }
}

/** Of lists of items, each with something in common, those in the most of them besides one; in two at least. */
export function mostShared(size: number, lists: readonly Uint32Array[], item: number, most: number): number[] {
  const scores = new Float32Array(size);
  const having = new Uint8Array(size);
  for (const items of lists) {
    const worth = Math.log(size / items.length);
    for (const each of items) {
      scores[each] = (scores[each] ?? 0) + worth;
      having[each] = Math.min(2, (having[each] ?? 0) + 1);
    }
  }
  scores.forEach((_, each) => {
    if (each === item || having[each] !== 2) scores[each] = 0;
  });
  return best(scores, 0, most);
}

/** The highest scores above a least one; of equal ones the newest item. */
function best(scores: Float32Array, least: number, most: number): number[] {
  const found: number[] = [];
  const scoreOf = (item: number | undefined) => (item === undefined ? 0 : (scores[item] ?? 0));
  for (let item = scores.length - 1; item >= 0; item -= 1) {
    const score = scoreOf(item);
    if (score === 0 || score < least || (found.length === most && score <= scoreOf(found.at(-1)))) continue;
    const place = found.findIndex((other) => scoreOf(other) < score);
    found.splice(place === -1 ? found.length : place, 0, item);
    if (found.length > most) found.pop();
  }
  return found;
}
