import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { readViolations } from './readViolations.ts';

const modern = (blockedURL: string, effectiveDirective = 'script-src-elem') => ({
  type: 'csp-violation',
  url: 'https://groenkennisnet.nl/bodem?geheim=1',
  body: { documentURL: 'https://groenkennisnet.nl/bodem?geheim=1', effectiveDirective, blockedURL },
});

describe('reports of violations', () => {
  it('are read as the Reporting API sends them, without what visitors wrote', () => {
    const reports = [modern('https://evil.example/x.js?id=7'), modern('inline', 'style-src-elem'), { type: 'crash' }];
    expect(readViolations(JSON.stringify(reports))).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/bodem' },
      { directive: 'style-src-elem', blocked: 'inline', page: '/bodem' },
    ]);
  });

  it.each([
    ['/zoeken/borstkanker?jaar=2020', '/zoeken/…'],
    ['/en/../search/borstkanker', '/search/…'],
    ['/ai-zoeken/ben+ik+ziek', '/ai-zoeken/…'],
    ['/portlet/kringlooplandbouw/borstkanker', '/portlet/kringlooplandbouw/…'],
  ])('are read without what was searched for: %s', (address, page) => {
    const report = modern('inline');
    const documentURL = `https://groenkennisnet.nl${address}`;
    const reports = [{ ...report, body: { ...report.body, documentURL } }];
    expect(readViolations(JSON.stringify(reports))).toMatchObject([{ page }]);
  });

  it('are read as browsers sent them before', () => {
    const report = {
      'csp-report': {
        'document-uri': 'https://groenkennisnet.nl/',
        'violated-directive': "img-src 'self'",
        'blocked-uri': 'data',
      },
    };
    expect(readViolations(JSON.stringify(report))).toEqual([{ directive: 'img-src', blocked: 'data', page: '/' }]);
  });

  it.each(['', '{', '7', 'null', '[]', '[null]', '{"csp-report":[]}', '{"csp-report":{"document-uri":7}}'])(
    'are none, or a bare one, when it is %s',
    (text) => {
      expect(readViolations(text).every(({ blocked }) => blocked === '')).toBe(true);
    },
  );

  it('bring nothing into the log but words, origins and paths', () => {
    const [violation] = readViolations(
      JSON.stringify([modern('javascript:alert(1)//\n{"level":60}', 'script-src\nfake line {"x":1}')]),
    );
    expect(violation).toEqual({ directive: 'script-src', blocked: 'javascript:', page: '/bodem' });
  });

  it('are at most twenty at once', () => {
    expect(readViolations(JSON.stringify(Array.from({ length: 1000 }, () => modern('inline'))))).toHaveLength(20);
  });
});

describe('the address for them', () => {
  let running: TestPortal;
  afterEach(() => running.close());

  const post = (body: string) => running.post('/api/violations', body);
  const counted = async () => {
    const health = z.object({ events: z.record(z.string(), z.number()) });
    return health.parse(await (await running.get('/healthz')).json()).events['policy.violated'];
  };

  it('counts each and answers nothing', async () => {
    running = await startTestPortal();
    const answer = await post(JSON.stringify([modern('inline'), modern('eval')]));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await counted()).toBe(2);
    await post('no report');
    expect(await counted()).toBe(2);
  });

  it('refuses what is too long, and a network that sends without an end', async () => {
    running = await startTestPortal();
    expect((await post(' '.repeat(40_000))).status).toBe(413);
    const statuses = await Promise.all(Array.from({ length: 70 }, () => post('[]').then(({ status }) => status)));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  it('is named by every document, with the policy that browsers hold it against', async () => {
    running = await startTestPortal();
    const { headers } = await running.get('/');
    expect(headers.get('content-security-policy')).toMatch(/; report-uri \/api\/violations$/);
    expect(headers.get('content-security-policy')).toMatch(/; style-src-elem 'self'(?: 'sha256-[^']+')*; /);
  });
});
