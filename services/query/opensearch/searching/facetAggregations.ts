import { z } from 'zod';
import { compareValues, type Facet, type FacetCount, rangeOf } from '#services/query/collection/facet.ts';
import { allOf, type Query, term } from '#services/query/opensearch/dsl.ts';
import { facetField, rangeField } from '#services/query/opensearch/indexing/mapping.ts';
import { bucketsOf, countsOf, untold } from '#services/query/opensearch/searchIndex.ts';
import type { CountedFacet } from '#services/query/ports/searchPort.ts';
import { type Chosen, queriesOf } from './choices.ts';

/**
 * More values than a facet has. Every shard then tells all of its own, so that what is counted is exact on however many;
 * only the most frequent leave the cluster.
 */
export const valuesMax = 1_000_000;

/** The conditions of each facet that widens, which do not hold for its own counts. */
export const limitsOf = (chosen: readonly Chosen[]) => chosen.filter(({ facet }) => facet.combine === 'or');

/**
 * Counts each facet as if nothing were chosen of it, where it is one whose values widen a search.
 *
 * @param most how many values of a facet are listed besides the chosen ones
 */
export function facetAggregations(facets: readonly Facet[], chosen: readonly Chosen[], most: (facet: Facet) => number) {
  const limits = limitsOf(chosen);
  return Object.fromEntries(
    facets.map((facet) => {
      const others = limits.filter((limit) => limit.facet !== facet).flatMap(queriesOf);
      return [
        `facet-${facet.number}`,
        { filter: allOf(others), aggs: countsIn(facet, listedOf(facet, chosen), most(facet)) },
      ];
    }),
  );
}

function countsIn(facet: Facet, listed: readonly string[], most: number) {
  const field = facetField(facet);
  const isRange = facet.kind === 'range';
  const size = Math.min(most, valuesMax);
  const order = isRange ? { order: { _key: 'desc' } } : {};
  const first = { terms: { field: isRange ? rangeField(facet) : field, size, shard_size: valuesMax, ...order } };
  return {
    ...(size > 0 ? { first } : {}),
    ...(listed.length > 0
      ? { chosen: { filters: { filters: listed.map((value): Query => term(field, value)) } } }
      : {}),
    [untold]: { terms: { field, size: valuesMax } },
    all: { stats_bucket: { buckets_path: `${untold}>_count` } },
  };
}

/** Chosen values are listed whatever they count; ranges are not: the values in them are. */
function listedOf(facet: Facet, chosen: readonly Chosen[]): string[] {
  const values = chosen.filter((each) => each.facet === facet).flatMap((each) => each.values);
  return values.filter((value) => rangeOf(facet, value) === undefined);
}

const counted = z.object({
  first: z.unknown().optional(),
  chosen: z.unknown().optional(),
  all: z.object({ count: z.int() }),
});

/** Reads what `facetAggregations` asked for. */
export function readFacets(
  facets: readonly Facet[],
  chosen: readonly Chosen[],
  aggregations: Readonly<Record<string, unknown>>,
): CountedFacet[] {
  return facets.map((facet) => {
    const { first, chosen: counts, all } = counted.parse(aggregations[`facet-${facet.number}`]);
    const values = first === undefined ? [] : bucketsOf(first).map(countOf);
    const known = new Set(values.map(({ value }) => value));
    const numbers = counts === undefined ? [] : countsOf(counts);
    const besides = listedOf(facet, chosen)
      .map((value, at) => ({ value, count: numbers[at] ?? 0 }))
      .filter(({ value }) => !known.has(value));
    return {
      facet,
      values: [...values, ...besides].sort(compareValues(facet)),
      more: all.count - values.length - besides.filter(({ count }) => count > 0).length,
    };
  });
}

export const countOf = ({ key, doc_count }: { key: string | number; doc_count: number }): FacetCount => ({
  value: String(key),
  count: doc_count,
});
