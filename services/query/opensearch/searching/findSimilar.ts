import type { Facet } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { titleKey } from '#services/query/engine/text/titleKey.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { type Query, someOf, term, worth } from '#services/query/opensearch/dsl.ts';
import { documentId } from '#services/query/opensearch/indexing/document.ts';
import { facetField } from '#services/query/opensearch/indexing/mapping.ts';
import { recordOf } from '#services/query/opensearch/indexing/records.ts';
import { countsOf, searchOne } from '#services/query/opensearch/searchIndex.ts';

interface Parts {
  readonly connection: Connection;
  readonly index: string;
  readonly facets: readonly Facet[];
  /** What finds a word, exactly as it is typed. */
  readonly queryOf: (word: string) => Promise<Query>;
}

/** What two records have in common has to be worth this much of what one of them has. */
const leastShare = 0.15;
/** So many words of a title are looked up. */
const titleWordsMost = 8;
/** A word that a larger share of the records has says little of what one is about. */
const tellingShare = 0.1;

/**
 * Records that share values with one, of those facets of which a record has many, each worth the more the fewer have it;
 * for a record that shares none, those with words of its title.
 */
export async function findSimilar(parts: Parts, own: CollectionRecord, limit: number): Promise<CollectionRecord[]> {
  const values = parts.facets
    .filter(({ combine }) => combine === 'and')
    .flatMap((facet) => [...new Set(facet.valuesOf(own))].map((value) => term(facetField(facet), value)));
  const shared =
    values.length === 0 ? [] : await findSharing(parts, own, values, limit, { least: 1, share: leastShare });
  if (shared.length > 0) return shared;
  const words = [...new Set(wordsOf(own.title))].filter((word) => word.length > 3).slice(0, titleWordsMost);
  const asked = await Promise.all(words.map(parts.queryOf));
  return asked.length === 0 ? [] : findSharing(parts, own, asked, limit, { least: 2, share: 0, telling: tellingShare });
}

interface Enough {
  /** So many of the queries have to hold. */
  readonly least: number;
  /** Of what all of them are worth. */
  readonly share: number;
  /** What a larger share of all records has is passed over. */
  readonly telling?: number;
}

async function findSharing(
  { connection, index }: Parts,
  own: CollectionRecord,
  queries: readonly Query[],
  limit: number,
  { least, share, telling = 1 }: Enough,
): Promise<CollectionRecord[]> {
  const { total, aggregations } = await searchOne(connection, index, {
    query: { match_all: {} },
    size: 0,
    aggs: { each: { filters: { filters: queries } } },
  });
  const counts = countsOf(aggregations.each);
  const worths = queries.flatMap((query, at) => {
    const count = counts[at] ?? 0;
    const isTelling = telling === 1 ? count > 0 : count > 1 && count < telling * total;
    return isTelling ? [{ query, weight: Math.log(total / count) }] : [];
  });
  const whole = worths.reduce((sum, { weight }) => sum + weight, 0);
  const weighed = worths.filter(({ weight }) => weight > 0);
  if (weighed.length < least) return [];
  const found = await searchOne(connection, index, {
    query: {
      bool: {
        filter: [
          someOf(
            weighed.map(({ query }) => query),
            least,
          ),
        ],
        must_not: [{ ids: { values: [documentId(own.id)] } }],
        should: weighed.map(({ query, weight }) => worth(query, weight)),
      },
    },
    min_score: share * whole,
    sort: ['_score', { number: 'desc' }],
    // Some more, because the same work may be there several times.
    size: 3 * limit,
    _source: ['record'],
  });
  const records = found.hits.map(({ _source }) => recordOf(_source));
  return records.filter(({ title }) => titleKey(title) !== titleKey(own.title)).slice(0, limit);
}
