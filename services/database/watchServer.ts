import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { reasonOf, ServerGone } from './serverFaults.ts';

/** Between two looks, in milliseconds. */
const lookEvery = 1000;

/** How long a server may leave a look without an answer before it counts as gone, in milliseconds. */
const patience = 2000;

/** What a process that was busy itself finds waiting for it afterwards is read first, in milliseconds. */
const grace = 250;

/** What a look finds. */
interface Sight {
  /** Tells one cluster from all others; its replicas have the same. */
  readonly cluster: string;
  /** How many bytes of the log of changes have been written, or, on a replica, applied. */
  readonly position: bigint;
  readonly isReplica: boolean;
}

/** Looks at a server again and again, on a connection of its own. */
export interface ServerWatch {
  /** What it saw last, while the server is there. */
  readonly sight: () => Sight | undefined;
  /** Why the server is not there. */
  readonly reason: () => string;
  /** Looks at once; everyone who asks at the same time shares one look. Whether the server is there. */
  readonly look: () => Promise<boolean>;
  /** As `work` ends, unless the server falls silent before it: then rejects with `ServerGone`. */
  readonly unlessGone: <T>(work: Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

const sightSchema = z.tuple([z.object({ cluster: z.string(), position: z.coerce.bigint(), replica: z.boolean() })]);

const see = `select pg_is_in_recovery() as replica, (select system_identifier::text from pg_control_system()) as cluster,
  pg_wal_lsn_diff(
    case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_flush_lsn() end,
    '0/0')::text as position`;

/**
 * A machine that loses its power closes no connection: what waits for it would wait for a quarter of an hour. Therefore
 * a server that does not answer a look within seconds is gone, and all who wait for it are told.
 *
 * @param seen hears of every look
 */
export function watchServer(config: pg.ClientConfig, seen: () => void): ServerWatch {
  let client: pg.Client | undefined;
  let sight: Sight | undefined;
  let reason = 'it was not asked yet';
  let looking: Promise<boolean> | undefined;
  let closed = false;
  const waiting = new Set<(gone: ServerGone) => void>();

  const drop = () => {
    client?.end().catch(() => undefined);
    client = undefined;
  };
  const open = async () => {
    const opened = new pg.Client({ ...config, connectionTimeoutMillis: patience });
    // An error that nobody hears would end the process; the next look finds out.
    opened.on('error', () => undefined);
    client = opened;
    await opened.connect();
    return opened;
  };
  const ask = async (): Promise<Sight> => {
    const [{ cluster, position, replica }] = sightSchema.parse((await (client ?? (await open())).query(see)).rows);
    return { cluster, position, isReplica: replica };
  };
  const lookOnce = async () => {
    try {
      sight = await within(ask(), patience);
    } catch (error) {
      sight = undefined;
      reason = reasonOf(error);
      drop();
      for (const tell of waiting) tell(new ServerGone(reason));
    }
    if (!closed) seen();
    return sight !== undefined;
  };
  const look = () => {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();

  return {
    sight: () => sight,
    reason: () => reason,
    look,
    unlessGone: <T>(work: Promise<T>) => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      waiting.add(reject);
      work.then((result) => resolve(result), reject);
      return promise.finally(() => waiting.delete(reject));
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await looking;
      drop();
    },
  };
}

/** As `work` ends, if it does in so many milliseconds. */
async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const over = new AbortController();
  const late = async () => {
    await pause(milliseconds, undefined, { signal: over.signal });
    await pause(grace, undefined, { signal: over.signal });
    throw new ServerGone(`no answer within ${milliseconds} ms`);
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    over.abort();
  }
}
