import { Hono } from 'hono';
import type { Log } from '#services/log.ts';
import { type ListeningService, listenOnLoopback } from '#services/network/listenOnLoopback.ts';
import { createImportApi } from './api/importApi.ts';
import { createQueryApi } from './api/queryApi.ts';
import type { Facet } from './collection/facet.ts';
import type { Gazetteer } from './places/gazetteer.ts';
import { openGazetteer } from './places/openGazetteer.ts';
import type { SampleRecords } from './ports/collectionPort.ts';
import type { Engine } from './ports/engine.ts';

interface QueryOptions {
  /** Port on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  readonly engine: Engine;
  /** The facets of the engine. */
  readonly facets: readonly Facet[];
  /** What names and postal codes stand for; the embedded table when left out. */
  readonly gazetteer?: Gazetteer;
  /** What the collection holds besides imported records. */
  readonly samples?: SampleRecords;
  /** What an import has to show; without one the service takes no imports. */
  readonly importToken?: string;
  readonly log: Log;
}

/** A term of 10,000 characters of three bytes, percent-encoded, has to fit on the request line. */
const headerBytes = 256 * 1024;

/**
 * Starts the query service (specification, sections 3 and 7) on an engine. Resolves when it answers; the first start
 * takes some seconds, because the samples are written then. Rejects when the port is taken.
 */
export async function startQuery(options: QueryOptions): Promise<ListeningService> {
  const { port, engine, facets, samples, gazetteer = openGazetteer(), importToken, log } = options;
  const began = performance.now();
  const written = samples === undefined ? 0 : await engine.collection.seed(samples);
  if (written > 0) log('query.seeded', { records: written });
  const api = createQueryApi({ search: engine.search, passages: engine.passages, facets, gazetteer, log });
  const app = new Hono();
  if (importToken !== undefined) {
    app.route('/', createImportApi({ collection: engine.collection, pages: engine.pages, token: importToken, log }));
  }
  app.all('*', ({ req, env }) => api.fetch(req.raw, env));
  const listening = await listenOnLoopback(app, { port, maxHeaderSize: headerBytes });
  log('query.started', { origin: listening.origin, milliseconds: Math.round(performance.now() - began) });
  return listening;
}
