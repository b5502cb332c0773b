import type { FoundRecords } from '#services/query/engine/answering/createAnswering.ts';
import { meaningsOf, withLeads } from '#services/query/engine/matching/meanings.ts';
import type { Term } from '#services/query/engine/matching/parseTerm.ts';
import { termPatterns } from '#services/query/engine/matching/termPatterns.ts';
import { writeQueries } from '#services/query/engine/matching/writeQueries.ts';
import { subjectsOf } from '#services/query/engine/thesaurus/thesaurus.ts';
import { type Query, someOf, worth } from '#services/query/opensearch/dsl.ts';
import { recordOf } from '#services/query/opensearch/indexing/records.ts';
import { bestFirst, type MatchingParts } from '#services/query/opensearch/matching/matchTerm.ts';
import { writePlan } from '#services/query/opensearch/matching/writePlan.ts';
import { countsOf, searchOne } from '#services/query/opensearch/searchIndex.ts';

/** Records with less than this share of the weight of a question answer nothing. */
const shareMin = 0.3;

/** Finds the records that have most of what a question names: a word that few have weighs more. */
export async function findRecords(
  term: Term,
  most: number,
  {
    connection,
    index,
    vocabulary,
    thesaurus,
  }: Pick<MatchingParts, 'connection' | 'index' | 'vocabulary' | 'thesaurus'>,
): Promise<FoundRecords> {
  const known = subjectsOf(thesaurus);
  const patterns = termPatterns(term, vocabulary, withLeads(meaningsOf(term, known), term, known));
  const { groups } = writePlan(writeQueries(patterns));
  const { total, aggregations } = await searchOne(connection, index, {
    query: { match_all: {} },
    size: 0,
    aggs: { groups: { filters: { filters: groups } } },
  });
  const weights = countsOf(aggregations.groups).map((count) => Math.log(1 + total / (count + 1)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const should = groups.map((group, at): Query => worth(group, weights[at] ?? 0));
  const { hits } = await searchOne(connection, index, {
    query: { bool: { filter: [someOf(groups)], should } },
    min_score: shareMin * whole,
    sort: bestFirst,
    size: most,
    _source: ['record'],
  });
  return { weights, records: hits.map(({ _source }) => recordOf(_source)) };
}
