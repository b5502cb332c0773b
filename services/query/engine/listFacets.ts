import { compareValues, type FacetCount, rangeOf } from '../facets.ts';
import { type Choice, FACET_VALUES_MAX, type FacetCounts } from '../searchPort.ts';
import type { Columns, FacetColumn } from './columns.ts';

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
    const { facet } = column;
    const values = choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values);
    const chosen = new Set(values.filter((value) => rangeOf(facet, value) === undefined));
    const all = countedValues(column, counts[place] ?? new Uint32Array(0));
    // A list of years with gaps in it would be read as a list of all years.
    const limit = facet.id === 'jaar' ? FACET_VALUES_MAX : most;
    const listed = all.filter(({ value }, rank) => rank < limit || chosen.has(value));
    const present = new Set(listed.map(({ value }) => value));
    const missing = [...chosen].filter((value) => !present.has(value)).map((value) => ({ value, count: 0 }));
    const more = all.length - listed.length;
    return { facet, values: missing.length === 0 ? listed : [...listed, ...missing].sort(compareValues(facet)), more };
  });
}

/** The values of a facet that have a count, in their order. */
export function countedValues({ facet, names }: FacetColumn, counts: Uint32Array): FacetCount[] {
  const values: FacetCount[] = [];
  names.forEach((value, id) => {
    const count = counts[id] ?? 0;
    if (count > 0) values.push({ value, count });
  });
  return values.sort(compareValues(facet));
}
