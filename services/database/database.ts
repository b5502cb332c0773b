import type { Row, SqlValue } from './protocol.ts';

/** The database has no time at the moment: so many wait for it that one has waited for too long. Nothing was done. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** Runs one statement. Rejects with the database's own message. */
export type RunQuery = (sql: string, params?: readonly SqlValue[]) => Promise<readonly Row[]>;

/**
 * A PostgreSQL to ask, embedded (`startDatabase`) or a server (`connectDatabase`): the same statements give the same
 * rows. `bytea` comes as `Uint8Array`; cast 64-bit numbers to `int4`, because the two read them differently.
 */
export interface Database {
  /**
   * Runs one statement outside any transaction, with a planner that is told to search by index: it takes an index for
   * dearer than it is, because it does not count what reading the long search columns of a whole table costs.
   */
  readonly query: RunQuery;
  /** Runs `work` between `begin` and `commit`; when it rejects, nothing of it stays. */
  readonly transaction: <T>(work: (query: RunQuery) => Promise<T>) => Promise<T>;
  /**
   * Calls `heard` after every transaction, of this process or another one, that notified `channel` (a plain
   * identifier), and whenever such a notice may have been missed because the database was away.
   */
  readonly listen: (channel: string, heard: () => void) => Promise<void>;
  /** Waits for what is under way and lets go of the database. */
  readonly close: () => Promise<void>;
}
