import { Hono } from 'hono';
import type { SearchEngine } from '../engine/searchEngine.ts';
import { displayOf } from '../facets.ts';
import type { ItemStore } from '../store/itemStore.ts';
import { type Mistake, parseSearch } from './parameters.ts';

/** The scopes that sites are configured with (specification, section 9). Here they name the same collection. */
const SCOPES = ['gkn3', 'gkz', 'map'];

type Parts = {
  engine: SearchEngine;
  store: Pick<ItemStore, 'readRecord' | 'readRecords'>;
  /** Resolves when the database answers. */
  check: () => Promise<unknown>;
  log: (event: string, fields?: Record<string, unknown>) => void;
};

/**
 * The calls of the query service (specification, section 7):
 * - `GET /{scope}/filters` → `{ filters: [{ id, name, alias, "alias-eng", properties }] }`
 * - `GET /{scope}?q=…` → `{ hits, records, facets: [{ name, properties: [{ value, count }] }] }`
 * - `GET /{scope}/{id}` → one record, or 404
 * - `GET /healthz` → 200 while the database answers, else 503
 *
 * A mistake in a request is a 400 or 404 with `{ error: { parameter, given, mend } }`.
 */
export function createQueryApi({ engine, store, check, log }: Parts): Hono {
  const api = new Hono();
  const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });
  const wrong = (status: 400 | 404, error: Mistake) => Response.json({ error }, { status });

  api.get('/healthz', async () => {
    try {
      await check();
      return Response.json({ status: 'ok' });
    } catch (error) {
      return Response.json({ status: 'failing', reason: String(error) }, { status: 503 });
    }
  });

  api.use('/:scope/*', async (context, next) => {
    const scope = context.req.param('scope');
    if (SCOPES.includes(scope)) return next();
    return wrong(404, { parameter: 'scope', given: scope.slice(0, 200), mend: `Use one of ${SCOPES.join(', ')}.` });
  });

  api.get('/:scope/filters', () => Response.json({ filters: listFilters(engine) }));

  api.get('/:scope', async (context) => {
    const parsed = parseSearch(new URL(context.req.url).searchParams);
    if (parsed.kind === 'mistake') return wrong(400, parsed.mistake);
    const { hits, items, facets } = await engine.search(parsed.request);
    const records = await store.readRecords(items);
    const counted = facets.map(({ facet, values }) => ({ name: facet.id, properties: values }));
    // The records come from the database as JSON text and go out as they are.
    return json(`{"hits":${hits},"records":[${records.join()}],"facets":${JSON.stringify(counted)}}`);
  });

  api.get('/:scope/:id', async (context) => {
    const id = context.req.param('id');
    const record = await store.readRecord(id);
    if (record !== undefined) return json(record);
    return wrong(404, { parameter: 'id', given: id.slice(0, 200), mend: 'Use the id of a record from a search.' });
  });

  api.notFound((context) =>
    wrong(404, { parameter: 'path', given: context.req.path.slice(0, 200), mend: 'Ask /{scope}?q=… with GET.' }),
  );

  api.onError((error, context) => {
    log('query.failed', { path: context.req.path, reason: error.message });
    return Response.json({ error: { reason: 'The query service failed; its log tells why.' } }, { status: 500 });
  });

  return api;
}

function listFilters(engine: SearchEngine) {
  return engine.overview().map(({ facet, values }) => ({
    id: facet.id,
    name: facet.id,
    alias: facet.alias,
    'alias-eng': facet['alias-eng'],
    properties: values.map(({ value, count }) => ({
      id: `${facet.id}-${value}`,
      value,
      display: displayOf(facet, value),
      count,
      checked: false,
    })),
  }));
}
