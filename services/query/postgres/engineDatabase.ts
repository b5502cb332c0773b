import { type Database, DatabaseUnavailable } from '#services/database/database.ts';
import { EngineAway } from '#services/query/ports/engineAway.ts';

/** A database that says as an engine does that it cannot answer now. */
export function engineDatabase(database: Database): Database {
  const sayAway = (error: unknown): never => {
    throw error instanceof DatabaseUnavailable ? new EngineAway(error.message, { cause: error }) : error;
  };
  return {
    ...database,
    query: (sql, params) => database.query(sql, params).catch(sayAway),
    transaction: (work) => database.transaction(work).catch(sayAway),
    snapshot: (work) => database.snapshot(work).catch(sayAway),
  };
}
