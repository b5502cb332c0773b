import { compareValues, rangeOf } from '../facets.ts';
import type { Choice, FacetCounts } from '../searchPort.ts';
import type { Columns } from './columns.ts';

/** Most values an answer lists of one facet; chosen ones always come along, even with count 0. */
export const FACET_VALUES_MAX = 100;

/** Names what has been counted. Ranges are not listed: the values in them are. */
export function listFacets(columns: Columns, counts: readonly Uint32Array[], choices: readonly Choice[]): FacetCounts {
  return columns.facets.map(({ facet, names }, place) => {
    const values = choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values);
    const chosen = new Set(values.filter((value) => rangeOf(facet, value) === undefined));
    const numbers = counts[place] ?? new Uint32Array(0);
    const all = names.map((value, id) => ({ value, count: numbers[id] ?? 0 })).filter(({ count }) => count > 0);
    all.sort((a, b) => b.count - a.count);
    const listed = all.filter(({ value }, rank) => rank < FACET_VALUES_MAX || chosen.has(value));
    const present = new Set(listed.map(({ value }) => value));
    const missing = [...chosen].filter((value) => !present.has(value)).map((value) => ({ value, count: 0 }));
    return { facet, values: [...listed, ...missing].sort(compareValues(facet)) };
  });
}
