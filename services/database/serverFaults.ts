import pg from 'pg';
import { DatabaseAway, DatabaseBusy } from './database.ts';

/** A server that does not answer any more, so that its connections are worth nothing. */
export class ServerGone extends Error {
  override name = 'ServerGone';
}

/** Of the system and of PostgreSQL: there is no connection, or it is being ended. */
const lostCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // admin_shutdown, crash_shutdown, cannot_connect_now: it ends or begins, and the connection with it.
  ...['57P01', '57P02', '57P03'],
]);

/** What node-postgres says of connections that ended, which have no code. */
const lostMessages = /^Connection terminated|^Client has encountered a connection error|^Client was closed/;

/** Whether the connection failed, not what was asked. */
export function isLost(error: unknown): boolean {
  if (error instanceof ServerGone) return true;
  if (error instanceof AggregateError) return error.errors.some(isLost);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return lostCodes.has(code) || code.startsWith('08') || (code === '' && lostMessages.test(error.message));
}

/** Who waits in vain for a connection is told so by node-postgres in words alone. */
const waitedInVain = 'timeout exceeded when trying to connect';

/** `too_many_connections` and `read_only_sql_transaction`. */
const [tooMany, readOnly] = ['53300', '25006'];

/** What is thrown for an error of node-postgres: an error of its own where asking again is worth it. */
export function faultOf(error: unknown): unknown {
  if (error instanceof Error && error.message.includes(waitedInVain)) {
    return new DatabaseBusy('The database has no time at the moment.', { cause: error });
  }
  if (isLost(error)) return new DatabaseAway('The database does not answer.', { cause: error });
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === tooMany) return new DatabaseBusy('The database takes no more connections.', { cause: error });
  if (error.code === readOnly) return new DatabaseAway('The database can only be read now.', { cause: error });
  return error;
}

/** Node tries several addresses of one name, and then gives one error without a message that holds theirs. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
