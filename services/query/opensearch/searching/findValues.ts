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

/** The values of a facet in a search, those with words that begin like what is typed. */
export async function findValues(connection: Connection, index: string, asked: Asked): Promise<CountedFacet> {
  const { query, chosen, facet, find, limit } = asked;
  const typed = [...new Set(wordsOf(find.toWellFormed()))];
  if (typed.length === 0 && facet.kind === 'terms') {
    // Chosen values are no different from others here.
    const others = chosen.filter((each) => each.facet !== facet || facet.combine === 'and');
    const own = facetAggregations([facet], limitsOf(others), () => limit);
    const { aggregations } = await searchOne(connection, index, { query, size: 0, aggs: own });
    const [counted = { facet, values: [], more: 0 }] = readFacets([facet], [], aggregations);
    return counted;
  }
  // The longest word narrows most. All of them in one expression would cost Lucene twice as much for each.
  const longest = typed.toSorted((one, other) => other.length - one.length)[0];
  // Letters and digits only, so that nothing of it is an expression.
  const include = longest === undefined ? '' : `.* ${longest}.*${nameEnd}.*`;
  const others = limitsOf(chosen).filter((limit) => limit.facet !== facet);
  const values = { field: namesField(facet), size: valuesMax, ...(include === '' ? {} : { include }) };
  const { aggregations } = await searchOne(connection, index, {
    query: allOf([query, ...others.flatMap(queriesOf)]),
    size: 0,
    aggs: { values: { terms: values } },
  });
  const found = bucketsOf(aggregations.values)
    .map(countOf)
    .map(({ value, count }) => {
      const end = value.indexOf(nameEnd);
      return { names: value.slice(0, end), value: value.slice(end + 1), count };
    })
    .filter(({ names }) => typed.every((word) => names.includes(` ${word}`)))
    .map(({ value, count }) => ({ value, count }))
    .sort(compareValues(facet));
  return { facet, values: found.slice(0, limit), more: Math.max(0, found.length - limit) };
}
