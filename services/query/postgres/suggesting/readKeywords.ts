import type { Keyword } from '#services/query/engine/suggesting/termIndex.ts';
import type { Columns, FacetColumn } from '#services/query/postgres/columns/columns.ts';

/** Reads from the columns the values of the facets that suggest terms. */
export function readKeywords(columns: Columns): Keyword[] {
  return columns.facets.filter(({ facet }) => facet.suggestsTerms).flatMap((facet) => readValues(facet, columns));
}

function readValues({ column, names, ids }: FacetColumn, { byNewest, english }: Columns): Keyword[] {
  const counted = { nl: new Uint32Array(names.length), en: new Uint32Array(names.length) };
  for (const item of byNewest) {
    const counts = english[item] === 1 ? counted.en : counted.nl;
    const [start, end] =
      column.kind === 'one' ? [item, item + 1] : [column.offsets[item] ?? 0, column.offsets[item + 1] ?? 0];
    for (let at = start; at < end; at += 1) {
      const value = column.values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return [...ids].flatMap(([text, id]) => {
    const inLanguage = { nl: counted.nl[id] ?? 0, en: counted.en[id] ?? 0 };
    const count = inLanguage.nl + inLanguage.en;
    return count > 0 ? [{ text, count, inLanguage }] : [];
  });
}
