import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/entry-server.tsx';
import { cmsPage, section, startTestPortal, type TestPortal, type TestPortalOptions } from './testing/testPortal.ts';
import { type Answer, json } from './testing/testService.ts';

/* What a shared cache in front may keep of an answer of which something could not be had. */

const whole = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const moment = 'public, max-age=0, s-maxage=5';

let running: TestPortal;
afterEach(() => running.close());

const withRecords = cmsPage('Bodem', {
  contents: [
    {
      area: 'main',
      title: '',
      elements: [
        { type: 'gkzindexmanual', gkz_content_id: ['1', '2'] },
        { type: 'text', html: '<p>Zand.</p>' },
      ],
    },
  ],
});
const discussed = cmsPage('Bodem', {
  type: 'mediaitem',
  subtype: 'wmammodularcontent_gkn_dossier',
  metadata: { contenttype: 'wmammodularcontent_gkn_dossier' },
});

/** A CMS whose sections have this status; 200 is an empty one. */
const sectionsWith =
  (status: number, page: object = cmsPage('Bodem')): Answer =>
  ({ url = '' }, response) => {
    if (!url.includes('/paginasectie?')) return json(response, page);
    return status === 200 ? json(response, section()) : response.writeHead(status).end();
  };

/** A query service whose record `1` is there; that of any other comes with this status. */
const recordsWith =
  (status: number): Answer =>
  ({ url = '' }, response) => {
    if (url.endsWith('/filters')) return json(response, { filters: [] });
    return /\b1$/.test(url) ? json(response, { id: '1', title: 'Mest' }) : response.writeHead(status).end();
  };

async function keptAt(path: string, options: TestPortalOptions): Promise<string | null> {
  running = await startTestPortal(options);
  const response = await running.get(path);
  expect(response.status).toBe(200);
  return response.headers.get('cache-control');
}

describe('a shared cache', () => {
  it.each<[string, TestPortalOptions, string]>([
    ['the menu cannot be had', { cms: sectionsWith(500) }, moment],
    ['there is too much to do for the menu', { cms: sectionsWith(429) }, moment],
    ['a site has no menu', { cms: sectionsWith(404) }, whole],
    [
      'a service of comments is away',
      { cms: sectionsWith(200, discussed), preference: (r) => r.socket.destroy() },
      moment,
    ],
    [
      'there are no comments',
      { cms: sectionsWith(200, discussed), preference: (_, r) => json(r, { articles: [] }) },
      whole,
    ],
  ])('keeps a page where %s', async (_, options, kept) => {
    expect(await keptAt('/bodem', options)).toBe(kept);
  });

  it.each([
    ['/api/shell', 500, moment],
    ['/api/shell', 404, whole],
    ['/zoeken/mest', 500, moment],
    ['/zoeken/mest', 404, whole],
  ])('keeps %s where sections have the status %i', async (path, status, kept) => {
    const query: Answer = ({ url = '' }, response) =>
      json(response, url.endsWith('/filters') ? { filters: [] } : { hits: 0, records: [], facets: [] });
    expect(await keptAt(path, { cms: sectionsWith(status), query })).toBe(kept);
  });

  it.each([
    ['/bodem', 503, moment],
    ['/bodem', 429, moment],
    ['/bodem', 404, whole],
    ['/api/page?path=/bodem', 503, moment],
    ['/api/page?path=/bodem', 404, whole],
    ['/zoeken/resultaat/*?id=1&id=2', 503, moment],
    ['/zoeken/resultaat/*?id=1&id=2', 404, whole],
    ['/api/search?id=1&id=2', 503, moment],
    ['/api/search?id=1&id=2', 404, whole],
  ])('keeps %s where one of two records has the status %i', async (path, status, kept) => {
    expect(await keptAt(path, { cms: sectionsWith(200, withRecords), query: recordsWith(status) })).toBe(kept);
  });

  it('keeps somebody’s records a moment where only they could be had, and not who it is', async () => {
    const query: Answer = ({ url = '' }, response) => {
      if (url.endsWith('/filters')) return json(response, { filters: [] });
      // Who somebody is, is read from a hundred records.
      return /wq_max=100\b/.test(url)
        ? response.writeHead(503).end()
        : json(response, { hits: 1, records: [{ id: '1', title: 'Mest' }], facets: [] });
    };
    expect(await keptAt('/zoeken/auteur/Jansen', { query })).toBe(moment);
  });
});

it.each([302, 429, 503])('the menu stays while the CMS says %i for a while', async (status) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  try {
    let now = 200;
    running = await startTestPortal({
      cms: ({ url = '' }, response) => {
        if (!url.includes('/paginasectie?')) return json(response, cmsPage('Bodem'));
        if (now !== 200) return response.writeHead(now, { location: 'https://elsewhere.example/' }).end();
        return json(response, section('<ul><li><a href="/nl/groenkennisnet/over">Over ons</a></li></ul>'));
      },
    });
    const shell = async () => (await (await running.get('/api/shell')).json()).menu.state;
    expect(await shell()).toBe('done');
    now = status;
    for (let visit = 0; visit < 3; visit++) {
      vi.setSystemTime(Date.now() + 61_000);
      await running.get('/api/shell');
      await new Promise((done) => setTimeout(done, 50));
      expect(await shell()).toBe('done');
    }
  } finally {
    vi.useRealTimers();
  }
});

describe('a site that has no menu', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) }));
  afterEach(() => void vi.useRealTimers());

  it.each([404, 500])('renders no page anew because it is asked for again (%i)', async (status) => {
    let renders = 0;
    running = await startTestPortal({
      cms: sectionsWith(status),
      renderApp: (state) => {
        renders++;
        return renderApp(state);
      },
    });
    const sectionCalls = () => running.cms.calls.filter((path) => path.includes('paginasectie')).length;
    await running.get('/bodem');
    for (let visit = 1; visit < 4; visit++) {
      const before = sectionCalls();
      vi.setSystemTime(Date.now() + 61_000);
      await running.get('/bodem');
      await vi.waitFor(() => expect(sectionCalls()).toBeGreaterThanOrEqual(before + 3), 30_000);
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(renders).toBe(1);
  });
});
