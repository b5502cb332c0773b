import type { RunQuery } from '#services/database/database.ts';

/** Writers of the collection take turns, so that changes are numbered in the order in which they show. */
const writers = 7_061;

/** The channel on which portals hear of changes. */
export const changeChannel = 'item_change';

/** So many changes are remembered; a portal that has missed more reads everything anew. */
const remembered = 1000;

/** Waits for the turn to write the collection, which lasts until the transaction ends. */
export async function takeTurn(query: RunQuery): Promise<void> {
  await query('select pg_advisory_xact_lock($1)', [writers]);
}

/**
 * Tells every portal on this database, when the transaction is done, that these items were written or deleted. Gives the
 * number of the change.
 */
export async function announce(query: RunQuery, items: readonly number[]): Promise<number> {
  const version = await remember(query, items);
  await notify(query);
  return version;
}

/** Remembers that these items were written or deleted, for whoever looks by itself. Gives the number of the change. */
export function remember(query: RunQuery, items: readonly number[]): Promise<number> {
  return addChange(query, items, 1);
}

/** Makes every portal read the whole collection anew: a number is left out, as if a change had been missed. */
export async function announceEverything(query: RunQuery): Promise<void> {
  await addChange(query, [], 2);
  await notify(query);
}

async function addChange(query: RunQuery, items: readonly number[], step: number): Promise<number> {
  const [row] = await query(
    `insert into item_change (version, items)
     select coalesce(max(version), 0) + $2::int4, $1::int4[] from item_change returning version`,
    [items, step],
  );
  const version = Number(row?.version);
  await query('delete from item_change where version <= $1', [version - remembered]);
  return version;
}

async function notify(query: RunQuery): Promise<void> {
  await query(`select pg_notify('${changeChannel}', '')`);
}
