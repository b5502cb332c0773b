import pg from 'pg';
import { type Database, DatabaseBusy, type RunQuery } from './database.ts';
import { keepListening } from './keepListening.ts';
import type { SqlValue } from './protocol.ts';

/**
 * Searches that run at once: a few, because each keeps a processor busy. Writing waits for its turn beside them, and
 * mostly for the disk, which takes the commits of several at once.
 */
const ordinaryConnections = { searching: 4, writing: 6 };

/** How long a request waits for the database, in milliseconds. */
const connectTimeout = 5000;

/**
 * Uses the PostgreSQL server at `url` (`postgres://user:password@host:port/name`). Connections that break are replaced:
 * what was asked meanwhile is refused, and everything goes on once the server is back. Rejects with one sentence, which
 * never holds the password, when it cannot be reached at the start.
 */
export async function connectDatabase(
  url: string,
  connections: { readonly searching: number; readonly writing: number } = ordinaryConnections,
): Promise<Database> {
  const common = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    application_name: 'portal',
    types: { getTypeParser },
  };
  const searching = new pg.Pool({
    ...common,
    max: connections.searching,
    // Compiling a statement takes longer than the compiled statement saves.
    onConnect: async (client) => {
      await client.query('set enable_seqscan = off');
      await client.query('set jit = off');
    },
  });
  const writing = new pg.Pool({ ...common, max: connections.writing });
  const pools = [searching, writing];
  // An idle connection that breaks has left its pool already: the next request opens another one.
  for (const pool of pools) pool.on('error', () => undefined);
  const listening = keepListening(() => new pg.Client(common));

  const query: RunQuery = async (sql, params = []) => (await searching.query(sql, boundTo(params)).catch(sayBusy)).rows;
  try {
    await query('select 1');
  } catch (error) {
    await Promise.all(pools.map((pool) => pool.end()));
    throw new Error(`The database ${nameOf(url)} cannot be used (${reasonOf(error)}). Check DATABASE_URL.`);
  }

  let closing: Promise<void> | undefined;
  const close = async () => {
    await listening.close();
    await Promise.all(pools.map((pool) => pool.end()));
  };
  return {
    query,
    transaction: (work) => runTransaction(writing, work),
    listen: listening.listen,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

async function runTransaction<T>(pool: pg.Pool, work: (query: RunQuery) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(sayBusy);
  // Without a listener an error of a connection in use would end the process; its statement is refused anyway.
  const ignore = () => undefined;
  client.on('error', ignore);
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(async (sql, params = []) => (await client.query(sql, boundTo(params))).rows);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

/** node-postgres has no other mark for who waited in vain for a connection. */
function sayBusy(error: unknown): never {
  if (error instanceof Error && error.message.includes('timeout exceeded when trying to connect')) {
    throw new DatabaseBusy('The database has no time at the moment.', { cause: error });
  }
  throw error;
}

const boundTo = (params: readonly SqlValue[]) => [...params];

/** As the embedded database reads them: bytes as plain `Uint8Array`, which a `Buffer` is not equal to. */
function getTypeParser(oid: number): (value: string) => unknown {
  const parse: (value: string) => unknown = pg.types.getTypeParser(oid, 'text');
  if (oid !== pg.types.builtins.BYTEA) return parse;
  return (value) => {
    const bytes = parse(value);
    return Buffer.isBuffer(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes;
  };
}

function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} on ${host || 'this machine'}`;
}

/** Node tries several addresses of one name, and then gives one error without a message that holds theirs. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
