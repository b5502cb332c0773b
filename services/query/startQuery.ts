import { Hono } from 'hono';
import type { Database } from '#services/database/database.ts';
import { listenOnLoopback } from '#services/network/listenOnLoopback.ts';
import { createImportApi } from './api/importApi.ts';
import { createQueryApi } from './api/queryApi.ts';
import { followColumns } from './postgres/columns/followColumns.ts';
import { createSearchEngine } from './postgres/searching/createSearch.ts';
import { openItemStore } from './postgres/searching/itemStore.ts';
import { seed } from './postgres/writing/seed.ts';

export type QueryOptions = {
  /** Port on 127.0.0.1; 0 takes a free one. */
  port: number;
  /** Shared with the other services; it stays open when this one closes. */
  database: Database;
  /** What an import has to show; without one the service takes no imports. */
  importToken?: string;
  log: (event: string, fields?: Record<string, unknown>) => void;
};

export type QueryService = {
  /** Where it answers, without a trailing slash. */
  origin: string;
  /** Lets requests under way end. */
  close: () => Promise<void>;
};

/** A term of 10,000 characters of three bytes, percent-encoded, has to fit on the request line. */
const HEADER_BYTES = 256 * 1024;

/**
 * Starts the embedded query service (specification, sections 3 and 7). Resolves when it answers; the first start on an
 * empty database takes some seconds, because the collection is made then. Rejects when the port is taken.
 */
export async function startQuery({ port, database, importToken, log }: QueryOptions): Promise<QueryService> {
  const began = performance.now();
  const written = await seed(database);
  if (written > 0) log('query.seeded', { records: written });
  const columns = await followColumns(database, log);
  const store = await openItemStore(database);
  const engine = await createSearchEngine({ query: database.query, store, current: columns.current });
  const api = createQueryApi({ engine, log });
  const app = new Hono();
  if (importToken !== undefined) {
    app.route('/', createImportApi({ database, follow: columns.follow, token: importToken, log }));
  }
  app.all('*', ({ req, env }) => api.fetch(req.raw, env));
  const listening = await listenOnLoopback(app, { port, maxHeaderSize: HEADER_BYTES });
  log('query.started', {
    origin: listening.origin,
    records: columns.current().byTitle.length,
    milliseconds: Math.round(performance.now() - began),
  });
  return listening;
}
