import { z } from 'zod';
import type { Database } from '#services/database/database.ts';
import type { Log } from '#services/log.ts';
import { repeat } from '#services/repeat.ts';

/** Things of one kind that any of the portals may put down and pick up, for some seconds. */
export interface Shelf {
  /** Keeps bytes under a name, or those that it is given anew. */
  put(name: string, bytes: Uint8Array, seconds: number): Promise<void>;
  /** The bytes; `pending` while whoever took the name has not put them there; nothing where there is neither. */
  get(name: string): Promise<Uint8Array | 'pending' | undefined>;
  /** Takes a name that nobody has. Of several who ask at once one gets it. */
  take(name: string, seconds: number): Promise<boolean>;
  drop(name: string): Promise<void>;
}

/** Most that a kind may hold; the oldest go first. */
export interface ShelfLimits {
  readonly number: number;
  /** Of all of them (bytes). */
  readonly total: number;
}

/** How often what has lapsed is removed (ms). */
const sweepEvery = 60_000;

const rowSchema = z.object({ bytes: z.instanceof(Uint8Array).nullable() });

/** Keeps things in the database that portals side by side share. Every method rejects while that is away. */
export function openShelf(
  { query }: Pick<Database, 'query'>,
  kind: string,
  { number, total }: ShelfLimits,
  now: () => number = Date.now,
): Shelf {
  const until = (seconds: number) => Math.round(now() + seconds * 1000);
  return {
    async put(name, bytes, seconds) {
      await query(
        `insert into portal_shelf (kind, name, bytes, expire) values ($1, $2, $3, $4)
         on conflict (kind, name) do update set bytes = excluded.bytes, expire = excluded.expire`,
        [kind, name, bytes, until(seconds)],
      );
      await query(
        `delete from portal_shelf where kind = $1 and name in (
           select name from (
             select name, row_number() over latest as place, sum(octet_length(bytes)) over latest as size
             from portal_shelf where kind = $1 window latest as (order by expire desc, name)) as counted
           where place > $2 or size > $3)`,
        [kind, number, total],
      );
    },
    async get(name) {
      const [row] = await query('select bytes from portal_shelf where kind = $1 and name = $2 and expire > $3', [
        ...[kind, name, now()],
      ]);
      if (row === undefined) return undefined;
      return rowSchema.parse(row).bytes ?? 'pending';
    },
    async take(name, seconds) {
      const taken = await query(
        `insert into portal_shelf (kind, name, expire) values ($1, $2, $3)
         on conflict (kind, name) do update set bytes = null, expire = excluded.expire
         where portal_shelf.expire <= $4 returning name`,
        [kind, name, until(seconds), now()],
      );
      return taken.length > 0;
    },
    async drop(name) {
      await query('delete from portal_shelf where kind = $1 and name = $2', [kind, name]);
    },
  };
}

/** Removes what has lapsed from all shelves, now and every so often. */
export function sweepShelves({ query }: Pick<Database, 'query'>, log: Log): () => Promise<void> {
  return repeat(async () => void (await query('delete from portal_shelf where expire <= $1', [Date.now()])), {
    everyMs: sweepEvery,
    failed: (error) => log('sharing.sweep-failed', { message: String(error) }),
  });
}
