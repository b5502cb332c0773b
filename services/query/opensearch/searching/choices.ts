import { type Facet, rangeOf } from '#services/query/collection/facet.ts';
import { type Query, someOf, term } from '#services/query/opensearch/dsl.ts';
import { facetField, rangeField } from '#services/query/opensearch/indexing/mapping.ts';
import type { Choice } from '#services/query/ports/searchPort.ts';

/** The chosen values of a facet, each once. */
export interface Chosen {
  readonly facet: Facet;
  readonly values: readonly string[];
}

/** What is chosen of each facet, in the order of the facets; those of which nothing is chosen are left out. */
export function chosenOf(facets: readonly Facet[], choices: readonly Choice[]): Chosen[] {
  return facets.flatMap((facet) => {
    const values = choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values);
    return values.length === 0 ? [] : [{ facet, values: [...new Set(values)] }];
  });
}

/** What has a chosen value, or a number in a chosen range. A value that looks like a range may be just that. */
export function hasValue(facet: Facet, value: string): Query {
  const range = rangeOf(facet, value);
  const has = term(facetField(facet), value);
  if (range === undefined) return has;
  const bounds = {
    ...(Number.isFinite(range.from) ? { gte: range.from } : {}),
    ...(Number.isFinite(range.to) ? { lte: range.to } : {}),
  };
  return someOf([has, { range: { [rangeField(facet)]: bounds } }]);
}

/** What the choice of one facet leaves: all values of an `and` facet, or one of an `or` facet. */
export function queriesOf({ facet, values }: Chosen): Query[] {
  const has = values.map((value) => hasValue(facet, value));
  return facet.combine === 'and' ? has : [someOf(has)];
}
