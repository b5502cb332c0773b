import type { RunQuery } from '../../../database/database.ts';
import { unpack } from '../../store/packed.ts';
import { rankOf, rankQuery } from './ranking.ts';
import type { Language } from './stems.ts';
import type { Queries } from './writeQueries.ts';

/** A term's queries in each language that looks up any of its words. */
export type Asked = ReadonlyMap<Language, Queries>;

/** The items whose text matches a query of their language, in no order. */
export async function findAny(
  query: RunQuery,
  matches: ReadonlyMap<Language, string>,
): Promise<Uint32Array<ArrayBuffer>> {
  if (matches.size === 0) return new Uint32Array(0);
  const parts = [...matches.keys()].map(
    (language, at) => `select id from item where language = '${language}' and search @@ $${at + 1}::tsquery`,
  );
  return idsOf(query, `select string_agg(int4send(id), '') as ids from (${parts.join(' union all ')}) as hit`, [
    ...matches.values(),
  ]);
}

/** All that match, by rank; equal ones from the newest. */
export function findRanked(query: RunQuery, asked: Asked): Promise<Uint32Array<ArrayBuffer>> {
  return findOrdered(query, asked, ({ groups }) => ({ rank: rankOf, by: rankQuery(groups) }));
}

/** All that match, first those that say it in their title; then from the newest. Many times as quick as ranking. */
export function findTitleFirst(query: RunQuery, asked: Asked): Promise<Uint32Array<ArrayBuffer>> {
  return findOrdered(query, asked, ({ inTitle }) => ({
    rank: (query) => `(search @@ ${query}::tsquery)::int`,
    by: inTitle,
  }));
}

/** SQL for the rank, and the query it takes as its parameter. */
type Ranking = { rank: (query: string) => string; by: string };

function findOrdered(
  query: RunQuery,
  asked: Asked,
  rankingOf: (queries: Queries) => Ranking,
): Promise<Uint32Array<ArrayBuffer>> {
  const given: string[] = [];
  const parts = [...asked].map(([language, queries]) => {
    const { rank, by } = rankingOf(queries);
    const match = `$${given.push(matchOf(queries))}::tsquery`;
    const ranked = rank(`$${given.push(by)}`);
    return `select id, year, ${ranked} as rank from item where language = '${language}' and search @@ ${match}`;
  });
  return idsOf(
    query,
    `select string_agg(int4send(id), '' order by rank desc, year desc, id desc) as ids
     from (${parts.join(' union all ')}) as hit`,
    given,
  );
}

/** What a record has to match. */
export function matchOf({ groups, leaveOut }: Queries): string {
  return [...groups, ...(leaveOut === '' ? [] : [`!${leaveOut}`])].join(' & ');
}

async function idsOf(query: RunQuery, sql: string, parameters: readonly string[]): Promise<Uint32Array<ArrayBuffer>> {
  return unpack((await query(sql, parameters))[0]?.ids);
}
