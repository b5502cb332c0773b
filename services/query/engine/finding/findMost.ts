import type { RunQuery } from '../../../database/database.ts';
import { unpack } from '../../store/packed.ts';
import { type Asked, findAny } from './findItems.ts';
import { rankOf, rankQuery } from './ranking.ts';

/** How many of the nearest records are ranked; they have the same number of words. */
const RANKED_MAX = 10_000;

/**
 * The items that come nearest to a term of which no record has all words: those that have the most of them, two of
 * three at least and one of two. Best first.
 */
export async function findMost(query: RunQuery, asked: Asked): Promise<Uint32Array<ArrayBuffer>> {
  const counts = new Map<number, number>();
  const wanted: string[] = [];
  for (const [language, { groups, leaveOut }] of asked) {
    const least = Math.floor((groups.length * 2) / 3);
    if (least === 0) continue;
    const inLanguage = new Map<number, number>();
    for (const group of groups) {
      for (const item of await findAny(query, new Map([[language, group]]))) {
        inLanguage.set(item, (inLanguage.get(item) ?? 0) + 1);
      }
    }
    if (leaveOut !== '')
      for (const item of await findAny(query, new Map([[language, leaveOut]]))) inLanguage.delete(item);
    for (const [item, count] of inLanguage) if (count >= least) counts.set(item, count);
    wanted.push(...groups);
  }
  const most = [...counts.values()].reduce((highest, count) => Math.max(highest, count), 0);
  const nearest = [...counts].flatMap(([item, count]) => (count === most ? [item] : [])).slice(0, RANKED_MAX);
  if (nearest.length === 0) return new Uint32Array(0);
  const [row] = await query(
    `select string_agg(int4send(id), '' order by ${rankOf('$2')} desc, year desc, id desc) as ids
     from item where id = any($1::int4[])`,
    [nearest, rankQuery(wanted)],
  );
  return unpack(row?.ids);
}
