import pg from 'pg';
import { createInOrder } from '#services/inOrder.ts';
import type { Database, RunQuery } from './database.ts';
import type { SqlValue } from './protocol.ts';
import { isLost } from './serverFaults.ts';
import { untilOver } from './untilOver.ts';
import { type ServerWatch, watchServer } from './watchServer.ts';

/**
 * Searches that run at once: a few, because each keeps a processor busy. Writing waits for its turn beside them, and
 * mostly for the disk, which takes the commits of several at once.
 */
const ordinaryConnections: Connections = { searching: 4, writing: 6 };

/** How long a request waits for a connection, in milliseconds. */
const connectTimeout = 5000;

/** How long a machine may be silent before the system asks whether it is there, in milliseconds. */
const keepAliveAfter = 10_000;

/** How long a server may take to let go of connections, in milliseconds: one that is gone never does. */
const closeTimeout = 2000;

/** One PostgreSQL server: the connections to it, and the watch over it. Rejects as node-postgres does. */
export interface Server extends Pick<Database, 'query' | 'transaction' | 'snapshot' | 'close'> {
  readonly watch: ServerWatch;
  readonly createClient: () => pg.Client;
}

/** How many connections are held to a server, by what they do. */
export interface Connections {
  readonly searching: number;
  readonly writing: number;
}

interface ServerOptions {
  readonly role: 'primary' | 'replica';
  readonly connections?: Connections | undefined;
  /** Hears of every look at the server. */
  readonly seen: () => void;
}

export function openServer(url: string, { role, connections = ordinaryConnections, seen }: ServerOptions): Server {
  const common = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
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
      // One that has been promoted is written to only when the settings say so: the data would be split.
      if (role === 'replica') await client.query('set default_transaction_read_only = on');
    },
  });
  const writing = new pg.Pool({ ...common, max: connections.writing });
  const pools = [searching, writing];
  // An idle connection that breaks has left its pool already: the next request opens another one.
  for (const pool of pools) pool.on('error', () => undefined);
  const watch = watchServer(common, seen);

  return {
    watch,
    createClient: () => new pg.Client(common),
    query: (sql, params) => withClient(searching, watch, (run) => run(sql, params)),
    transaction: (work) => withClient(writing, watch, (run) => between('begin', run, work)),
    snapshot: (work) =>
      withClient(searching, watch, (run) => between('begin isolation level repeatable read read only', run, work)),
    close: async () => {
      await watch.close();
      const patience = new Promise((resolve) => setTimeout(resolve, closeTimeout).unref());
      await Promise.race([Promise.all(pools.map((pool) => pool.end())), patience]);
    },
  };
}

/** Does something on a connection, which is thrown away when it broke or its server has gone. */
async function withClient<T>(pool: pg.Pool, watch: ServerWatch, work: (run: RunQuery) => Promise<T>): Promise<T> {
  const connecting = pool.connect();
  const client = await watch.unlessGone(connecting).catch((error: unknown) => {
    // It may come all the same, when nobody waits for it any more.
    connecting.then(
      (late) => late.release(true),
      () => undefined,
    );
    throw error;
  });
  // Without a listener an error of a connection in use would end the process; its statement is refused anyway.
  const ignore = () => undefined;
  client.on('error', ignore);
  let isBroken = false;
  try {
    return await work(async (sql, params = []) => (await watch.unlessGone(client.query(sql, boundTo(params)))).rows);
  } catch (error) {
    isBroken = isLost(error) || error instanceof RollbackFailed;
    throw error instanceof RollbackFailed ? error.reason : error;
  } finally {
    client.off('error', ignore);
    client.release(isBroken);
  }
}

/** A transaction failed for a reason, and its connection is in the midst of it. */
class RollbackFailed extends Error {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super();
    this.reason = reason;
  }
}

async function between<T>(begin: string, runNow: RunQuery, work: (run: RunQuery) => Promise<T>): Promise<T> {
  // From its version 9 on pg takes no statement while another one is under way.
  const inOrder = createInOrder();
  const run: RunQuery = (sql, params) => inOrder(() => runNow(sql, params));
  try {
    await run(begin);
    const result = await untilOver(run, work);
    await run('commit');
    return result;
  } catch (error) {
    if (!isLost(error)) {
      await run('rollback').catch(() => {
        throw new RollbackFailed(error);
      });
    }
    throw error;
  }
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
