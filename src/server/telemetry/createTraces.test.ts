import { SpanKind } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsOf, cmsPage, startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';
import { createTraces, type Traces } from './createTraces.ts';

let traces: Traces | undefined;
let running: TestPortal | undefined;
let seen: ReadableSpan[];
/** What the CMS was told of the trace, by path. */
let told: Map<string, string | undefined>;

interface Options {
  readonly sampler?: Sampler;
  readonly trustsParents?: boolean;
  readonly exporter?: SpanExporter;
}

async function trace({ sampler = new AlwaysOnSampler(), trustsParents = false, exporter }: Options = {}) {
  seen = [];
  told = new Map();
  traces = createTraces({
    ...{ sampler, trustsParents, attributes: { 'service.name': 'test' } },
    serviceOf: (origin) => (origin === running?.cms.origin ? 'cms' : 'query'),
    exporter: exporter ?? {
      export(spans, done) {
        seen.push(...spans);
        done({ code: 0 });
      },
      shutdown: async () => {},
    },
  });
  const answer = cmsOf({ '/nl/groenkennisnet/bodem': cmsPage('Bodem') });
  running = await startTestPortal({
    env: { PAGE_CACHE_SECONDS: '0' },
    cms: (request, response) => {
      told.set(request.url ?? '', request.headers.traceparent?.toString());
      answer(request, response);
    },
    query: ({ url = '' }, response) =>
      json(response, url.endsWith('/filters') ? { filters: [] } : { hits: 0, records: [], facets: [] }),
  });
  return running;
}
const finish = async () => {
  await traces?.close();
  traces = undefined;
};
const spanOf = (kind: SpanKind, name: string) => seen.find((span) => span.kind === kind && span.name === name);

afterEach(async () => {
  await finish();
  await running?.close();
  running = undefined;
});

describe('traces', () => {
  it('have a span for a request, by its route, and one for each call that is made for it, which is told', async () => {
    const { get } = await trace();
    await get('/bodem');
    await finish();
    const server = spanOf(SpanKind.SERVER, 'GET page');
    expect(server?.attributes).toMatchObject({
      'http.route': 'page',
      'http.response.status_code': 200,
      'url.path': '/bodem',
      'portal.site': 'groenkennisnet',
    });
    const call = seen.find(({ attributes }) => attributes['url.path'] === '/nl/groenkennisnet/bodem');
    expect(call?.name).toBe('GET cms');
    expect(call?.parentSpanContext?.spanId).toBe(server?.spanContext().spanId);
    const { traceId, spanId } = call?.spanContext() ?? {};
    expect(told.get('/nl/groenkennisnet/bodem')).toBe(`00-${traceId}-${spanId}-01`);
    expect(traceId).toBe(server?.spanContext().traceId);
  });

  it('hold nothing of what people look for', async () => {
    const { get } = await trace();
    await get('/zoeken/geheim?trefwoord=geheim');
    await get('/api/search?term=geheim&language=nl', { cookie: 'a=geheim', authorization: 'Bearer geheim' });
    await finish();
    expect(seen.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET search', 'GET /api/search', 'GET query']),
    );
    expect(running?.query.calls.filter((path) => path.includes('geheim')).length).toBeGreaterThan(0);
    expect(JSON.stringify(seen.map(({ name, attributes, events }) => [name, attributes, events]))).not.toContain(
      'geheim',
    );
  });

  const parent = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00' };

  it('go on with those of a proxy, and keep to what it decided', async () => {
    const { get } = await trace({
      trustsParents: true,
      sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    });
    await get('/bodem', parent);
    await get('/bodem', { traceparent: parent.traceparent.replace(/00$/, '01') });
    await finish();
    const servers = seen.filter(({ kind }) => kind === SpanKind.SERVER);
    expect(servers).toHaveLength(1);
    expect(servers[0]?.spanContext().traceId).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(servers[0]?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
  });

  it('begin anew with every visitor, whatever they send', async () => {
    const { get } = await trace({ sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }) });
    await get('/bodem', { traceparent: parent.traceparent.replace(/00$/, '01') });
    await get('/bodem', parent);
    await finish();
    const servers = seen.filter(({ kind }) => kind === SpanKind.SERVER);
    expect(servers).toHaveLength(2);
    for (const { traceId } of servers.map((span) => span.spanContext()))
      expect(parent.traceparent).not.toContain(traceId);
  });

  it('that are not sampled are not sent, and say so to the services', async () => {
    const { get } = await trace({ sampler: new AlwaysOffSampler() });
    expect((await get('/bodem')).status).toBe(200);
    await finish();
    expect(seen).toEqual([]);
    expect(told.get('/nl/groenkennisnet/bodem')).toMatch(/-00$/);
  });

  it('cost pages nothing, and stopping two seconds, when the collector never answers', async () => {
    const { get } = await trace({ exporter: { export: () => {}, shutdown: () => new Promise(() => {}) } });
    // More than are kept: later ones are dropped.
    for (let at = 0; at < 800; at++) await get('/healthz');
    expect((await get('/bodem')).status).toBe(200);
    const began = performance.now();
    await finish();
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it('are not begun where nobody listens any more', async () => {
    const { get } = await trace();
    await finish();
    await get('/bodem');
    expect(seen).toEqual([]);
    expect(told.get('/nl/groenkennisnet/bodem')).toBeUndefined();
  });
});
