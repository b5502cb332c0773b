import type { Database } from '../../database/database.ts';
import { unpack } from './packed.ts';

/** Up to this many hits every one gets its exact rank; above, those that have the term in their title come first. */
export const EXACT_RANK_MAX = 10_000;

export type ItemStore = {
  /**
   * The items that match a normalised term, best first; equal ones from the newest. Every record is searched in its
   * own language: the term is stemmed in Dutch for the Dutch records and in English for the English ones.
   */
  findIds: (term: string) => Promise<Uint32Array>;
  /** The records of items as JSON text, in the order of the ids. */
  readRecords: (ids: readonly number[]) => Promise<string[]>;
  /** One record as JSON text, or `undefined` when there is none with this identifier. */
  readRecord: (recordId: string) => Promise<string | undefined>;
};

/** One part per language, so that a record is never matched by words that were stemmed for the other language. */
function matching(columns: (asked: string) => string): string {
  const part = (language: string, config: string) => {
    const asked = `websearch_to_tsquery('${config}', $1)`;
    return `select ${columns(asked)} from item where language = '${language}' and search @@ ${asked}`;
  };
  return `${part('nl', 'dutch')} union all ${part('en', 'english')}`;
}

const packBestFirst = (rank: (asked: string) => string) => `
  select string_agg(int4send(id), '' order by rank desc, year desc, id desc) as ids
  from (${matching((asked) => `id, year, ${rank(asked)} as rank`)}) as hit`;

const findAny = `select string_agg(int4send(id), '') as ids from (${matching(() => 'id')}) as hit`;
const findRanked = packBestFirst((asked) => `ts_rank(search, ${asked})`);
const findTitleFirst = packBestFirst((asked) => `(ts_filter(search, '{a}') @@ ${asked})::int`);

/**
 * What the search asks of the database. Prepares the connection for searching: the planner takes the index for
 * dearer than it is, because it does not count what reading the long search columns of a whole table costs.
 */
export async function openItemStore(database: Database, exactRankMax = EXACT_RANK_MAX): Promise<ItemStore> {
  await database.query('set enable_seqscan = off');
  const idsOf = async (sql: string, term: string) => unpack((await database.query(sql, [term]))[0]?.ids);
  return {
    findIds: async (term) => {
      const found = await idsOf(findAny, term);
      if (found.length <= 1) return found;
      return idsOf(found.length > exactRankMax ? findTitleFirst : findRanked, term);
    },
    readRecords: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await database.query(
        `select record::text as record from item join unnest($1::int4[]) with ordinality as asked (id, place) using (id)
         order by place`,
        [ids],
      );
      return rows.map((row) => textOf(row.record));
    },
    readRecord: async (recordId) => {
      // PostgreSQL has no text with this character in it, and says so with an error.
      if (recordId.includes('\0')) return undefined;
      const [row] = await database.query('select record::text as record from item where record_id = $1', [recordId]);
      return row === undefined ? undefined : textOf(row.record);
    },
  };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('Expected a text.');
  return value;
}
