import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateRecords } from '#samples/records/generateRecords.ts';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { RunQuery } from '#services/database/database.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { facets } from '#services/query/collection/facets.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { openThesaurus } from '#services/query/postgres/thesaurus/openThesaurus.ts';
import { gradeOf, type Need } from './relevance/judgement.ts';
import { ndcg } from './relevance/ndcg.ts';
import { needsEn } from './relevance/needs.en.ts';
import { needsNl } from './relevance/needs.nl.ts';
import type { Row } from './row.ts';

const needs = [...needsNl, ...needsEn];

/** The identifiers of what is found, best first. */
type Find = (query: string) => Promise<readonly string[]>;

/**
 * How well searches answer what was meant, on the embedded collection: nDCG@10 over all judged needs, beside what
 * PostgreSQL does by itself with the same records (`websearch_to_tsquery` and `ts_rank`, title A, keywords B, abstract D).
 */
export async function benchRelevance(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'relevance-'));
  const database = await startDatabase(folder);
  try {
    const thesaurus = await openThesaurus({ thesaurus: undefined, synonyms: undefined, log: () => {} });
    const engine = await openPostgresEngine({ database, facets, thesaurus, log: () => {} });
    await engine.collection.seed(sampleRecords);
    const search: Find = async (term) => {
      const request = {
        scope: 'gkn3',
        term,
        choices: [],
        order: { by: 'score' },
        offset: 0,
        limit: 10,
        facetValues: 0,
      } as const;
      return (await engine.search.search(request)).records.map(({ id }) => id);
    };
    const plain = await createPlainSearch(database.query);
    const grades = gradeAll();
    const [ours, theirs] = [await mean(search, grades), await mean(plain, grades)];
    return [
      {
        what: `relevance, nDCG@10 over ${needs.length} Dutch and English needs`,
        value: ours.toFixed(3),
        goal: `> ${theirs.toFixed(3)}, plain ts_rank`,
        met: ours > theirs,
      },
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Grades = ReadonlyMap<Need, ReadonlyMap<string, number>>;

function gradeAll(): Grades {
  const records = generateRecords();
  return new Map(needs.map((need) => [need, new Map(records.map((record) => [record.id, gradeOf(need, record)]))]));
}

async function mean(find: Find, grades: Grades): Promise<number> {
  let sum = 0;
  for (const [{ query }, gradeById] of grades) {
    const answered = (await find(query)).map((id) => gradeById.get(id) ?? 0);
    sum += ndcg(answered, [...gradeById.values()]);
  }
  return sum / grades.size;
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
