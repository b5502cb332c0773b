import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Database, RunQuery } from '#services/database/database.ts';
import type { Log } from '#services/log.ts';

/** What portals side by side tell each other. */
export interface SharedNotices {
  /** Tells all portals on this database, this one too. Rejects while the database is away. */
  tell(notice: string): Promise<void>;
  close(): Promise<void>;
}

/** Hears notices in the order in which they were told, each once; `missed` where some may have been lost. */
export type HearNotices = (heard: readonly string[] | 'missed') => void;

/** The channel on which portals hear that there are notices; what they say stands in the table. */
const channel = 'portal_notice';

/** So many are kept; a portal that has missed more is told so. */
const remembered = 1000;

/** Portals that tell something at the same time take turns, so that numbers show in their order. */
const telling = 7_063;

/** When it is tried again to read what was told (ms). */
const againMs = 500;

const rowsSchema = z.array(z.object({ version: z.int(), notice: z.string() }));

/**
 * Follows what portals on a database tell each other. A notice stands in a table before it is announced: who was away
 * for a moment reads what was told meanwhile, and who was away for longer learns that.
 */
export async function followNotices(database: Database, hear: HearNotices, log: Log): Promise<SharedNotices> {
  let version = await latestVersion(database.query);
  let isClosed = false;

  const read = async () => {
    const rows = rowsSchema.parse(
      await database.query('select version, notice from portal_notice where version > $1 order by version', [version]),
    );
    const [first] = rows;
    const last = rows.at(-1);
    if (first === undefined || last === undefined) {
      const latest = await latestVersion(database.query);
      // The database is another one now, or an older copy of it.
      if (latest < version) hear('missed');
      version = Math.min(latest, version);
      return;
    }
    const isWhole = first.version === version + 1;
    version = last.version;
    hear(isWhole ? rows.map(({ notice }) => notice) : 'missed');
  };
  const readUntilDone = async () => {
    while (!isClosed) {
      try {
        return await read();
      } catch (error) {
        log('notices.behind', { reason: String(error) });
        await setTimeout(againMs, undefined, { ref: false });
      }
    }
  };
  let running: Promise<void> = Promise.resolve();
  let isAsked = false;
  // One reading at a time; what is announced meanwhile is read by the one after it.
  const follow = () => {
    if (isAsked) return;
    isAsked = true;
    running = running.then(() => {
      isAsked = false;
      return readUntilDone();
    });
  };
  await database.listen(channel, follow);
  // What was told between the first reading and listening.
  follow();

  return {
    tell: (notice) => tellPortals(database, notice),
    async close() {
      isClosed = true;
      await running;
    },
  };
}

/** Tells all portals on this database, also where nobody listens. Rejects while the database is away. */
export function tellPortals(database: Pick<Database, 'transaction'>, notice: string): Promise<void> {
  return database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock($1)', [telling]);
    const [row] = await query(
      `insert into portal_notice (version, notice)
       select coalesce(max(version), 0) + 1, $1 from portal_notice returning version`,
      [notice],
    );
    await query('delete from portal_notice where version <= $1', [Number(row?.version) - remembered]);
    await query(`select pg_notify('${channel}', '')`);
  });
}

async function latestVersion(query: RunQuery): Promise<number> {
  const [row] = await query('select coalesce(max(version), 0)::int4 as version from portal_notice');
  return Number(row?.version ?? 0);
}
