import type { Row, SqlValue } from './protocol.ts';

/** The database cannot do now what it is asked, which is worth asking again. */
export abstract class DatabaseUnavailable extends Error {
  /** When it is, in seconds. */
  abstract readonly retryAfter: number;
}

/** The database has no time at the moment: so many wait for it that one has waited for too long. Nothing was done. */
export class DatabaseBusy extends DatabaseUnavailable {
  override name = 'DatabaseBusy';
  readonly retryAfter = 1;
}

/**
 * The server that is written to does not answer, and no replica can stand in: none is there, or what was asked writes.
 * Whether something that was under way was written is only known of what is asked for again.
 */
export class DatabaseAway extends DatabaseUnavailable {
  override name = 'DatabaseAway';
  readonly retryAfter = 5;
}

/** Runs one statement. Rejects with the database's own message. */
export type RunQuery = (sql: string, params?: readonly SqlValue[]) => Promise<readonly Row[]>;

/**
 * Hears of a `notice`, or that the connection was `renewed`: notices may have been missed, and a replica may have answered
 * meanwhile.
 */
export type Heard = (news: 'notice' | 'renewed') => void;

/**
 * A PostgreSQL to ask, embedded (`startDatabase`) or a server (`connectDatabase`): the same statements give the same
 * rows. `bytea` comes as `Uint8Array`; cast 64-bit numbers to `int4`, because the two read them differently.
 */
export interface Database {
  /**
   * Runs one statement outside any transaction, with a planner that is told to search by index: it takes an index for
   * dearer than it is, because it does not count what reading the long search columns of a whole table costs.
   *
   * While a server is away that has replicas, one of them answers what only reads, which may lack the last moments.
   */
  readonly query: RunQuery;
  /**
   * Runs `work` between `begin` and `commit`; when it rejects, nothing of it stays. A replica never answers: what is
   * read in order to be written back belongs here.
   */
  readonly transaction: <T>(work: (query: RunQuery) => Promise<T>) => Promise<T>;
  /** Whether nothing else is answered during a transaction: long work is better done in several. */
  readonly takesTurns: boolean;
  /** Runs `work`, which only reads, so that all its statements see the same moment; a replica may answer. */
  readonly snapshot: <T>(work: (query: RunQuery) => Promise<T>) => Promise<T>;
  /**
   * Calls `heard` after every transaction, of this process or another one, that notified `channel` (a plain
   * identifier), and whenever such a notice may have been missed because the database was away.
   */
  readonly listen: (channel: string, heard: Heard) => Promise<void>;
  /** Waits for what is under way and lets go of the database. */
  readonly close: () => Promise<void>;
}
