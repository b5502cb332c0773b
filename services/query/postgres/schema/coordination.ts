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
export function announce(query: RunQuery, items: readonly number[]): Promise<number> {
  return addChange(query, items, { step: 1, isTold: true });
}

/** Remembers that these items were written or deleted, for whoever looks by itself. Gives the number of the change. */
export function remember(query: RunQuery, items: readonly number[]): Promise<number> {
  return addChange(query, items, { step: 1, isTold: false });
}

/** Makes every portal read the whole collection anew: a number is left out, as if a change had been missed. */
export async function announceEverything(query: RunQuery): Promise<void> {
  await addChange(query, [], { step: 2, isTold: true });
}

async function addChange(
  query: RunQuery,
  items: readonly number[],
  { step, isTold }: { step: number; isTold: boolean },
): Promise<number> {
  // One statement: each costs a writer a round trip, during which an import stands still.
  const [row] = await query(
    `with fresh as (
       insert into item_change (version, items)
       select coalesce(max(version), 0) + $2::int4, $1::int4[] from item_change returning version
     ), forgotten as (
       delete from item_change using fresh where item_change.version <= fresh.version - $3::int4
     )
     select version${isTold ? `, pg_notify('${changeChannel}', '')` : ''} from fresh`,
    [items, step, remembered],
  );
  return Number(row?.version);
}
