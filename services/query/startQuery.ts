import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createQueryApi } from './api/queryApi.ts';
import { startDatabase } from './database/startDatabase.ts';
import { createSearchEngine } from './engine/searchEngine.ts';
import { openItemStore } from './store/itemStore.ts';
import { loadColumns } from './store/loadColumns.ts';
import { seed } from './store/seed.ts';

export type QueryOptions = {
  /** Port on 127.0.0.1; 0 takes a free one. */
  port: number;
  /** The folder of all embedded services; this one keeps its state in `query` under it. */
  dataDir: string;
  log: (event: string, fields?: Record<string, unknown>) => void;
};

export type QueryService = {
  /** Where it answers, without a trailing slash. */
  origin: string;
  /** Lets requests under way end, then closes the database. Call it before the process ends. */
  close: () => Promise<void>;
};

/** A term of 10,000 characters of three bytes, percent-encoded, has to fit on the request line. */
const HEADER_BYTES = 256 * 1024;

/**
 * Starts the embedded query service (specification, sections 3 and 7). Resolves when it answers; the first start in an
 * empty folder takes some seconds, because the database and the collection are made then. Rejects, with nothing left
 * running, when the folder is in use, the database does not open, or the port is taken.
 */
export async function startQuery({ port, dataDir, log }: QueryOptions): Promise<QueryService> {
  const began = performance.now();
  const database = await startDatabase(join(dataDir, 'query'));
  try {
    const written = await seed(database);
    if (written > 0) log('query.seeded', { records: written });
    const columns = await loadColumns(database.query);
    const store = await openItemStore(database);
    const engine = createSearchEngine(store, columns);
    const api = createQueryApi({ engine, store, log, check: () => database.query('select 1') });
    const server = createServer(
      { maxHeaderSize: HEADER_BYTES },
      getRequestListener(api.fetch, { overrideGlobalObjects: false }),
    );
    const origin = await listen(server, port);
    log('query.started', {
      origin,
      records: columns.byTitle.length,
      milliseconds: Math.round(performance.now() - began),
    });
    return { origin, close: () => stop(server).then(database.close) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The query service listens on no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** How long a client may take to read its last answer, in milliseconds. */
const GRACE = 2000;

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(impatience);
}
