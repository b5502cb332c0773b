import { compareValues, type Facet } from '#services/query/collection/facet.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { allOf, type Query } from '#services/query/opensearch/dsl.ts';
import { nameEnd } from '#services/query/opensearch/indexing/document.ts';
import { namesField } from '#services/query/opensearch/indexing/mapping.ts';
import { bucketsOf, searchOne } from '#services/query/opensearch/searchIndex.ts';
import type { CountedFacet } from '#services/query/ports/searchPort.ts';
import { type Chosen, queriesOf } from './choices.ts';
import { countOf, facetAggregations, limitsOf, readFacets, valuesMax } from './facetAggregations.ts';

interface Asked {
  readonly query: Query;
  readonly chosen: readonly Chosen[];
  readonly facet: Facet;
  readonly find: string;
  readonly limit: number;
}

/** Longer expressions are refused by OpenSearch, and no value has so many words. */
const expressionMax = 1000;

/** The values of a facet in a search, those with words that begin like what is typed. */
export async function findValues(connection: Connection, index: string, asked: Asked): Promise<CountedFacet> {
  const { query, chosen, facet, find, limit } = asked;
  const typed = [...new Set(wordsOf(find.toWellFormed()))];
  if (typed.length === 0 && facet.kind === 'terms') {
    // Chosen values are no different from others here.
    const others = chosen.filter((each) => each.facet !== facet || facet.combine === 'and');
    const own = facetAggregations([facet], limitsOf(others), limit);
    const { aggregations } = await searchOne(connection, index, { query, size: 0, aggs: own });
    const [counted = { facet, values: [], more: 0 }] = readFacets([facet], [], aggregations);
    return counted;
  }
  // Letters and digits only, so that nothing of it is an expression.
  const include = typed.map((word) => `(.* ${word}.*${nameEnd}.*)`).join('&');
  if (include.length > expressionMax) return { facet, values: [], more: 0 };
  const others = limitsOf(chosen).filter((limit) => limit.facet !== facet);
  const values = { field: namesField(facet), size: valuesMax, ...(include === '' ? {} : { include }) };
  const { aggregations } = await searchOne(connection, index, {
    query: allOf([query, ...others.flatMap(queriesOf)]),
    size: 0,
    aggs: { values: { terms: values } },
  });
  const found = bucketsOf(aggregations.values)
    .map(countOf)
    .map(({ value, count }) => ({ value: value.slice(value.indexOf(nameEnd) + 1), count }))
    .sort(compareValues(facet));
  return { facet, values: found.slice(0, limit), more: Math.max(0, found.length - limit) };
}
