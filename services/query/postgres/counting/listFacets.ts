import { compareValues, type Facet, type FacetCount, rangeOf } from '#services/query/collection/facet.ts';
import { type Choice, type FacetCounts, listedMost } from '#services/query/ports/searchPort.ts';
import type { Columns, FacetColumn } from '#services/query/postgres/columns/columns.ts';

/**
 * Names what has been counted: of each facet at most `most` values, and all chosen ones, even with count 0. Ranges are
 * not listed: the values in them are.
 */
export function listFacets(
  columns: Columns,
  counts: readonly Uint32Array[],
  choices: readonly Choice[],
  most: number,
): FacetCounts {
  return columns.facets.map((column, place) => {
    const { facet, ids } = column;
    const numbers = counts[place] ?? new Uint32Array(0);
    const { values, more } = firstValues(column, numbers, listedMost(facet, most));
    const listed = new Set(values.map(({ value }) => value));
    const chosen = chosenOf(facet, choices).filter((value) => !listed.has(value));
    if (chosen.length === 0) return { facet, values, more };
    const countOf = (id: number | undefined) => (id === undefined ? 0 : (numbers[id] ?? 0));
    const besides = chosen.map((value) => ({ value, count: countOf(ids.get(value)) }));
    return {
      facet,
      values: [...values, ...besides].sort(compareValues(facet)),
      more: more - besides.filter(({ count }) => count > 0).length,
    };
  });
}

function chosenOf(facet: Facet, choices: readonly Choice[]): string[] {
  const values = choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values);
  return [...new Set(values)].filter((value) => rangeOf(facet, value) === undefined);
}

/** The first values in their order, and how many others have a count. */
function firstValues(column: FacetColumn, counts: Uint32Array, most: number) {
  const least = column.facet.kind === 'range' ? 1 : leastOfMost(counts, most);
  const values = countedValues(column, counts, least).slice(0, most);
  return { values, more: countedIn(counts) - values.length };
}

/** How many values have a count. A loop: `reduce` asks a function about each of hundreds of thousands. */
function countedIn(counts: Uint32Array): number {
  let counted = 0;
  for (let id = 1; id < counts.length; id += 1) if (counts[id] !== 0) counted += 1;
  return counted;
}

/** The count of the last of so many most frequent values: of thousands of keywords few have to be named and sorted. */
function leastOfMost(counts: Uint32Array, most: number): number {
  // Hardly any value of hundreds of thousands of authors has a high count: sorting them all would take tens of milliseconds.
  let highest = 0;
  for (let id = 1; id < counts.length; id += 1) highest = Math.max(highest, counts[id] ?? 0);
  const valuesWith = new Uint32Array(highest + 1);
  for (let id = 1; id < counts.length; id += 1) {
    const count = counts[id] ?? 0;
    valuesWith[count] = (valuesWith[count] ?? 0) + 1;
  }
  let least = highest;
  for (let listed = 0; least > 1; least -= 1) {
    listed += valuesWith[least] ?? 0;
    if (listed >= most) break;
  }
  return Math.max(1, least);
}

/** The values of a facet that have so high a count, in their order. */
export function countedValues({ facet, names }: FacetColumn, counts: Uint32Array, least = 1): FacetCount[] {
  const values: FacetCount[] = [];
  for (let id = 1; id < names.length; id += 1) {
    const [value, count] = [names[id], counts[id] ?? 0];
    if (value !== undefined && count >= least) values.push({ value, count });
  }
  return values.sort(compareValues(facet));
}
