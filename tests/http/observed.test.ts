import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, freePorts } from '#tests/e2e/helpers/network.ts';
import { type OwnPortal, startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { startTestCms, type TestCms } from '#tests/e2e/samplesCms.ts';
import {
  readAlerts,
  readExpression,
  readPanels,
  readRuleTests,
  rulesFile,
  rulesTestFile,
  type Selector,
  scrapeFile,
} from './observed/expressions.ts';
import { type Series, scrape, total } from './observed/scrape.ts';

/* A portal that operators watch: what it counts, and whether what they are given to watch it with asks for just that. */

const requests = 'portal_request_duration_seconds_count';

let cms: TestCms;
let portal: OwnPortal;
let management: number;
let series: Series[];

/** A collector of traces, which keeps what it was sent. */
const collected: { readonly url: string | undefined; readonly token: string | undefined; readonly body: Buffer }[] = [];
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const token = request.headers['x-token']?.toString();
  collected.push({ url: request.url, token, body: Buffer.concat(chunks) });
  response.end();
});

/** Asks once for whatever is counted apart. */
async function visit(): Promise<void> {
  for (const path of ['/mis', '/mis', '/zoeken/bodem', '/api/search?term=mest&language=nl', '/weg', '/healthz']) {
    await portal.ask(path);
  }
}

beforeAll(async () => {
  cms = await startTestCms([
    page('index', []),
    page('mis', [{ type: 'mystery', identifier: 'element_7', title: 'Wat?' }]),
  ]);
  [management = 0] = await freePorts(1);
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  portal = await startPortal({
    CMS_BASE_URL: cms.origin,
    MANAGEMENT_PORT: String(management),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-token=geheim',
    LOG_LEVEL: 'info',
    // Nobody is there: it must start and run all the same.
    SENTRY_DSN: 'http://key@127.0.0.1:9/7',
  });
  await visit();
  series = await scrape(management);
});
afterAll(async () => {
  await portal?.close();
  await cms?.close();
  collector.close();
});

function page(name: string, elements: readonly object[]) {
  return {
    ...{ type: 'page', title: `Pagina ${name}`, url: `/nl/groenkennisnet/${name}`, language: 'nl_NL' },
    metadata: { gkn_pagemetadata: { page_type: { id: 'content_page' } } },
    contents: [{ area: 'main', elements: [{ type: 'text', html: '<p>Zand.</p>' }, ...elements] }],
  };
}

describe('what is counted', () => {
  it('tells requests by the patterns of their routes, calls by their services, and the rest by its name', () => {
    expect(total(series, requests, { route: 'search', status: '200', method: 'GET' })).toBe(1);
    expect(total(series, requests, { route: '/api/search', status: '200' })).toBe(1);
    expect(total(series, requests, { route: 'page', status: '404' })).toBe(1);
    expect(total(series, 'portal_call_duration_seconds_count', { service: 'cms', outcome: '2xx' })).toBeGreaterThan(0);
    expect(total(series, 'portal_call_duration_seconds_count', { service: 'query', outcome: '2xx' })).toBeGreaterThan(
      0,
    );
    expect(total(series, 'portal_cache_lookups_total', { cache: 'pages', result: 'miss' })).toBeGreaterThan(0);
    expect(total(series, 'portal_cache_lookups_total', { cache: 'documents', result: 'hit' })).toBe(1);
    expect(total(series, 'portal_findings_total', { code: 'unknown-kind' })).toBe(1);
    expect(total(series, 'portal_events_total', { event: 'element.unknown' })).toBe(1);
    expect(total(series, 'portal_program_up', { program: 'data' })).toBe(1);
    expect(total(series, 'portal_program_resident_memory_bytes', { program: 'data' })).toBeGreaterThan(10e6);
  });

  it('grows by nothing that visitors make up: addresses, hosts, terms, methods', async () => {
    const before = (await scrape(management)).length;
    for (let at = 0; at < 20; at++) {
      await portal.ask(`/zoeken/woord${at}`);
      await portal.ask(`/adres${at}/nog${at}?q=${at}`);
      await ask({ port: portal.port, host: `site${at}.localhost`, path: '/healthz' });
    }
    const after = await scrape(management);
    expect(total(after, requests, { route: 'search' })).toBe(21);
    // What the first of each kind adds: the 404 of another template, and calls that end in another way.
    expect(after.length - before).toBeLessThan(40);
    expect(after.filter(({ labels }) => /woord|adres|site\d/.test(JSON.stringify(labels)))).toEqual([]);
  });

  it('is not told on the port of visitors', async () => {
    const { status, text } = await portal.ask('/metrics');
    expect(status).toBe(404);
    expect(text).not.toContain(requests);
  });
});

describe('traces', () => {
  it('arrive at the collector, with the id that the log says', async () => {
    const line = await portal.process.line('"path":"/api/search"');
    const { trace_id: id } = JSON.parse(line);
    expect(id).toMatch(/^[\da-f]{32}$/);
    const bytes = Buffer.from(id, 'hex');
    await expect.poll(() => collected.some(({ body }) => body.includes(bytes))).toBe(true);
    const all = Buffer.concat(collected.map(({ body }) => body)).toString('latin1');
    for (const name of ['GET /api/search', 'GET query', 'GET cms', 'groen-portal']) expect(all).toContain(name);
    expect(all).not.toMatch(/mest|bodem|geheim/);
    expect(collected[0]).toMatchObject({ url: '/v1/traces', token: 'geheim' });
  });
});

describe('what operators are given', () => {
  /** Prometheus' own; an alert for what is not there needs no series of ours. */
  const added = new Set(['instance', 'job']);

  const missing = ({ metric, matchers }: Selector): string[] => {
    if (metric === 'up') return [];
    const ofMetric = series.filter((one) => one.metric === metric);
    if (ofMetric.length === 0) return [metric];
    return matchers.flatMap(({ label, operator, text }) => {
      if (added.has(label)) return [];
      const values = ofMetric.map(({ labels }) => labels[label]).filter((value) => value !== undefined);
      if (values.length === 0) return [`${metric}{${label}}`];
      // Errors are waited for, everything else has happened above.
      const isThere = values.some((value) => new RegExp(operator === '=~' ? `^(?:${text})$` : '').test(value));
      const isEqual = operator !== '=' || values.includes(text);
      return /^(?:status|outcome)$/.test(label) || (isThere && isEqual)
        ? []
        : [`${metric}{${label}${operator}"${text}"}`];
    });
  };
  const expressions = [...readPanels(), ...readAlerts().map(({ alert, expr }) => ({ place: alert, text: expr }))];

  it('asks for many things', () => expect(expressions.length).toBeGreaterThan(40));

  it.each(expressions)('$place: asks for metrics and labels that there are', (expression) => {
    const { selectors, groupedBy } = readExpression(expression);
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.flatMap(missing)).toEqual([]);
    const known = new Set(
      series.flatMap(({ metric, labels }) =>
        selectors.some((selector) => selector.metric === metric) ? Object.keys(labels) : [],
      ),
    );
    expect(groupedBy.filter((label) => !known.has(label) && !added.has(label))).toEqual([]);
  });

  it('says of every alert what to do', () => {
    for (const { annotations } of readAlerts()) expect(annotations.runbook.length).toBeGreaterThan(40);
  });

  it('tests every alert: where it is raised, and where it is not', () => {
    const names = readRuleTests();
    for (const { alert } of readAlerts()) expect(names).toEqual(expect.arrayContaining([alert, `${alert}, quiet`]));
  });

  const promtool = spawnSync('promtool', ['--version']).status === 0;
  const note = promtool ? '' : ' (skipped: there is no promtool, which Debian’s package prometheus has)';
  it.skipIf(!promtool)(`is right to Prometheus’ own tool${note}`, async () => {
    const run = (args: string[], input = '') => {
      const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
      return { status, said: stdout + stderr };
    };
    expect(run(['check', 'rules', rulesFile])).toMatchObject({ status: 0 });
    expect(run(['check', 'config', scrapeFile])).toMatchObject({ status: 0 });
    expect(run(['test', 'rules', rulesTestFile])).toMatchObject({ status: 0 });
    const { text } = await ask({ port: management, path: '/metrics' });
    const { said } = run(['check', 'metrics'], text);
    expect(said.split('\n').filter((line) => line.includes('portal_'))).toEqual([]);
  });
});

describe('the port of operators', () => {
  it('says that the portal turns', async () => {
    const { status, text } = await ask({ port: management, path: '/healthz' });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ status: 'ok' });
  });

  it('has nothing else', async () => {
    expect((await ask({ port: management, path: '/' })).status).toBe(404);
    expect((await ask({ port: management, path: '/metrics', form: { a: 'b' } })).status).toBe(405);
  });
});
