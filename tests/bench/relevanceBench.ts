import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateRecords } from '#samples/records/generateRecords.ts';
import type { RunQuery } from '#services/database/database.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { facets } from '#services/query/collection/facets.ts';
import type { CollectionRecord, SourceRecord } from '#services/query/collection/record.ts';
import { openThesaurus } from '#services/query/engine/thesaurus/openThesaurus.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { readRealRecords } from '../records/readRecords.ts';
import { freshNeeds } from './relevance/freshNeeds.ts';
import { gradeOf } from './relevance/judgement.ts';
import { keptNeeds } from './relevance/keptNeeds.ts';
import { ndcg } from './relevance/ndcg.ts';
import { needsEn } from './relevance/needs.en.ts';
import { needsNl } from './relevance/needs.nl.ts';
import { newestNeeds } from './relevance/newestNeeds.ts';
import { laterNeeds, type RealNeed, realGradeOf, realNeeds } from './relevance/realNeeds.ts';
import { unseenNeeds } from './relevance/unseenNeeds.ts';
import type { Row } from './row.ts';

/** Below this, people who look for what is there do not see it at once. */
const realGoal = 0.85;

/** The identifiers of what is found, best first. */
type Find = (query: string) => Promise<readonly string[]>;

/** A query, with the grade of each record for it. */
interface Judged {
  readonly query: string;
  readonly grades: ReadonlyMap<string, number>;
}

/** How well a collection is searched, from 0 to 1. */
interface Measured {
  readonly ours: number;
  readonly plain: number;
  /** Each query with what it got, the worst first. */
  readonly each: readonly (readonly [query: string, ndcg: number])[];
}

/**
 * How well searches answer what was meant, on the sample records and on real ones: nDCG@10 over all judged needs, beside
 * what PostgreSQL does by itself with the same records (`websearch_to_tsquery` and `ts_rank`, title A, keywords B,
 * abstract D). With `RELEVANCE_WORST` set, the worst needs are told on standard error.
 */
export async function benchRelevance(): Promise<Row[]> {
  const samples = generateRecords();
  const needs = [...needsNl, ...needsEn];
  const onSamples = await measure(
    samples,
    needs.map((need) => judge(need.query, samples, (record) => gradeOf(need, record))),
  );
  const real = await readRealRecords();
  const judgeReal = (of: readonly RealNeed[]) =>
    of.map((need) => judge(need.query, real, (record) => realGradeOf(need, record)));
  const onReal = await measure(real, judgeReal(realNeeds));
  const onLater = await measure(real, judgeReal(laterNeeds));
  const onFresh = await measure(real, judgeReal(freshNeeds));
  const onNewest = await measure(real, judgeReal(newestNeeds));
  const onUnseen = await measure(real, judgeReal(unseenNeeds));
  const onKept = await measure(real, judgeReal(keptNeeds));
  if (process.env.RELEVANCE_WORST !== undefined) {
    for (const { each } of [onSamples, onReal, onLater, onFresh, onNewest, onUnseen, onKept])
      for (const [query, value] of each.slice(0, Number(process.env.RELEVANCE_WORST)))
        console.error(`${value.toFixed(2)} ${query}`);
  }
  return [
    {
      what: `relevance, nDCG@10 over ${needs.length} Dutch and English needs`,
      value: onSamples.ours.toFixed(3),
      goal: `> ${onSamples.plain.toFixed(3)}, plain ts_rank`,
      met: onSamples.ours > onSamples.plain,
    },
    {
      what: `the same over ${realNeeds.length} needs of ${real.length.toLocaleString('en')} real records; plain ts_rank: ${onReal.plain.toFixed(3)}`,
      value: onReal.ours.toFixed(3),
      goal: `≥ ${realGoal}`,
      met: onReal.ours >= realGoal,
    },
    {
      what: `the same over ${laterNeeds.length} needs written later and run once; plain ts_rank: ${onLater.plain.toFixed(3)}`,
      value: onLater.ours.toFixed(3),
      goal: `≥ ${realGoal}`,
      met: onLater.ours >= realGoal,
    },
    {
      what: `the same over ${freshNeeds.length} of another hand, half in other words than the records'; plain ts_rank: ${onFresh.plain.toFixed(3)}`,
      value: onFresh.ours.toFixed(3),
      goal: `≥ ${realGoal}`,
      met: onFresh.ours >= realGoal,
    },
    {
      what: `the same over ${newestNeeds.length} of a third hand, as visitors type them; plain ts_rank: ${onNewest.plain.toFixed(3)}`,
      value: onNewest.ours.toFixed(3),
      goal: `≥ ${realGoal}`,
      met: onNewest.ours >= realGoal,
    },
    {
      what: `the same over ${unseenNeeds.length} of a fourth hand, since seen; plain ts_rank: ${onUnseen.plain.toFixed(3)}`,
      value: onUnseen.ours.toFixed(3),
      goal: `≥ ${realGoal}`,
      met: onUnseen.ours >= realGoal,
    },
    {
      what: `the same over ${keptNeeds.length} of a fifth hand, opened once; plain ts_rank: ${onKept.plain.toFixed(3)}`,
      value: onKept.ours.toFixed(3),
      goal: `≥ ${realGoal}`,
      met: onKept.ours >= realGoal,
    },
  ];
}

function judge<Given extends SourceRecord>(
  query: string,
  records: readonly Given[],
  grade: (record: Given) => number,
): Judged {
  return { query, grades: new Map(records.map((record) => [record.id, grade(record)])) };
}

async function measure(
  records: readonly (CollectionRecord | SourceRecord)[],
  judged: readonly Judged[],
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'relevance-'));
  const database = await startDatabase(folder);
  try {
    const thesaurus = await openThesaurus({ thesaurus: undefined, synonyms: undefined, log: () => {} });
    const engine = await openPostgresEngine({ database, facets, thesaurus, log: () => {} });
    await engine.collection.seed({ version: 'relevance', load: async () => records });
    const search: Find = async (term) => {
      const order = { by: 'score' } as const;
      const request = { scope: 'gkn3', term, choices: [], order, offset: 0, limit: 10, facetValues: 0 } as const;
      const { records, partial } = await engine.search.search(request);
      // As a page shows them, one list behind the other.
      return [...records, ...partial].map(({ id }) => id);
    };
    const plain = await createPlainSearch(database.query);
    const each: (readonly [string, number])[] = [];
    for (const need of judged) each.push([need.query, await ndcgOf(search, need)]);
    let plainSum = 0;
    for (const need of judged) plainSum += await ndcgOf(plain, need);
    return {
      ours: each.reduce((sum, [, value]) => sum + value, 0) / judged.length,
      plain: plainSum / judged.length,
      each: each.toSorted(([, a], [, b]) => a - b),
    };
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ndcgOf(find: Find, { query, grades }: Judged): Promise<number> {
  const answered = (await find(query)).map((id) => grades.get(id) ?? 0);
  return ndcg(answered, [...grades.values()]);
}

/** The same records in a table of their own, as PostgreSQL indexes and ranks them when it is not told otherwise. */
async function createPlainSearch(query: RunQuery): Promise<Find> {
  const config = `(case language when 'en' then 'english' else 'dutch' end)::regconfig`;
  await query(`create temporary table plain as select record_id, language, year, id,
    setweight(to_tsvector(${config}, title), 'A')
      || setweight(to_tsvector(${config}, (select string_agg(keyword, E'\\n') from json_array_elements_text(record->'keywords') as keyword)), 'B')
      || setweight(to_tsvector(${config}, record->>'abstract'), 'D') as search from item`);
  const asked = `websearch_to_tsquery(${config}, $1)`;
  return async (term) => {
    const rows = await query(
      `select record_id from plain where search @@ ${asked}
       order by ts_rank(search, ${asked}) desc, year desc, id desc limit 10`,
      [term],
    );
    return rows.map((row) => String(row.record_id));
  };
}
