import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/entry-server.tsx';
import { cmsPage, section, startTestPortal, type TestPortal } from './testing/testPortal.ts';
import { type Answer, json } from './testing/testService.ts';

const second = 1000;
let running: TestPortal;
let renders: number;
/** The addresses of what was rendered. */
let rendered: string[];
/** What the CMS says of the page; `undefined` loses the connection. */
let page: object | undefined;

async function portal(env: Record<string, string> = {}, preference?: Answer) {
  running = await startTestPortal({
    env,
    ...(preference && { preference }),
    cms: (request, response) => {
      if (page === undefined) return request.socket.destroy();
      return json(response, request.url?.includes('paginasectie') ? section() : page);
    },
    renderApp: (state) => {
      renders++;
      rendered.push(state.url);
      return renderApp(state);
    },
  });
  return async (path = '/bodem') => {
    const response = await running.get(path);
    const text = await response.text();
    return { status: response.status, etag: response.headers.get('etag'), title: /<title>(.*?) –/.exec(text)?.[1] };
  };
}

/** How often the CMS was asked for the page itself. */
const pageCalls = () => running.cms.calls.filter((path) => path.endsWith('/bodem')).length;

beforeEach(() => {
  renders = 0;
  rendered = [];
  page = cmsPage('Bodem');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
});
afterEach(async () => {
  vi.useRealTimers();
  await running.close();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('the page cache', () => {
  it('answers from memory while a page is fresh', async () => {
    const get = await portal();
    const first = await get();
    const again = await get();
    expect(again).toEqual(first);
    expect(running.cms.calls).toHaveLength(4);
    expect(renders).toBe(1);
  });

  it('has the same document for every reader of a newsletter, though each has a link of their own', async () => {
    const get = await portal();
    const first = await get();
    for (const reader of [1, 2, 3]) expect(await get(`/bodem?utm_source=brief&mc_eid=${reader}`)).toEqual(first);
    expect(renders).toBe(1);
    expect(rendered).toEqual(['/bodem']);
  });

  it('asks the CMS once for everyone who comes at the same time', async () => {
    const get = await portal();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(new Set(answers.map(({ title }) => title))).toEqual(new Set(['Bodem']));
    expect(running.cms.calls).toHaveLength(4);
  });

  it('shows the old page at once when it is stale, and the new one after that', async () => {
    const get = await portal();
    await get();
    page = cmsPage('Bodem en water');
    pass(61 * second);
    expect((await get()).title).toBe('Bodem');
    await vi.waitFor(async () => expect((await get()).title).toBe('Bodem en water'), 30_000);
    expect(renders).toBe(2);
  });

  it('renders nothing anew when the CMS sends the same bytes again', async () => {
    const get = await portal();
    const first = await get();
    pass(61 * second);
    await get();
    await vi.waitFor(() => expect(pageCalls()).toBe(2), 30_000);
    pass(61 * second);
    expect(await get()).toEqual(first);
    expect(renders).toBe(1);
  });

  it.each<[string, Answer]>([
    ['has no comments', (_, response) => json(response, { articles: [] })],
    ['does not know the page', (_, response) => response.writeHead(404).end()],
    ['fails', (_, response) => response.writeHead(500).end()],
    ['answers nonsense', (_, response) => response.end('<html>')],
    ['is gone', (request) => request.socket.destroy()],
  ])('renders nothing anew because a service of comments that %s is asked again', async (_, preference) => {
    page = cmsPage('Bodem', {
      type: 'mediaitem',
      subtype: 'wmammodularcontent_gkn_dossier',
      metadata: { contenttype: 'wmammodularcontent_gkn_dossier' },
    });
    const get = await portal({}, preference);
    for (let visit = 0; visit < 4; visit++) {
      expect((await get()).status).toBe(200);
      await vi.waitFor(() => expect(running.preference?.calls.length).toBeGreaterThan(visit), 30_000);
      // Until the answer is in: a next visit asks nothing while it is on its way.
      await new Promise((done) => setTimeout(done, 50));
      pass(6 * second);
    }
    expect(renders).toBe(1);
  });

  it('goes on showing pages when the CMS is gone, and shows the new one when it is back', async () => {
    const get = await portal();
    await get();
    page = undefined;
    pass(20 * 3600 * second);
    expect(await get()).toMatchObject({ status: 200, title: 'Bodem' });
    page = cmsPage('Bodem, vernieuwd');
    pass(6 * second);
    await vi.waitFor(async () => expect((await get()).title).toBe('Bodem, vernieuwd'), 30_000);
  });

  it('does not believe in an old page for more than a day', async () => {
    const get = await portal();
    await get();
    page = undefined;
    pass(25 * 3600 * second);
    expect((await get()).status).toBe(500);
  });

  it('does not keep the error of a CMS that was gone', async () => {
    const get = await portal();
    const there = page;
    page = undefined;
    expect((await get()).status).toBe(500);
    page = there;
    expect((await get()).status).toBe(200);
  });

  it('keeps the menus when only they are gone', async () => {
    let sections: 'there' | 'gone' = 'there';
    running = await startTestPortal({
      cms: (request, response) => {
        if (!request.url?.includes('paginasectie')) return json(response, cmsPage('Bodem'));
        if (sections === 'gone') return response.writeHead(503).end();
        return json(response, section('<ul><li><a href="/nl/groenkennisnet/nieuws">Nieuws</a></li></ul>'));
      },
    });
    const shell = async () => (await (await running.get('/api/shell')).json()).menu.state;
    expect(await shell()).toBe('done');
    sections = 'gone';
    pass(3600 * second);
    expect(await shell()).toBe('done');
  });

  it('is off at 0: every visit asks and renders', async () => {
    const get = await portal({ PAGE_CACHE_SECONDS: '0' });
    await Promise.all([get(), get()]);
    expect(running.cms.calls).toHaveLength(8);
    expect(renders).toBe(2);
    expect((await running.get('/bodem')).headers.get('cache-control')).toBe('no-cache');
  });

  it('does not mix up sites, languages and queries', async () => {
    running = await startTestPortal({
      pages: {
        '/nl/groenkennisnet/bodem': cmsPage('Bodem'),
        '/en/groenkennisnet/bodem': cmsPage('Soil', { language: 'en_US' }),
        '/nl/coegroen/bodem': cmsPage('Bodem aan het werk'),
      },
    });
    const title = async (address: string) => /<title>(.*?) –/.exec(await (await running.get(address)).text())?.[1];
    for (const _ of [1, 2]) {
      expect(await title('/bodem')).toBe('Bodem');
      expect(await title('/bodem?language=en')).toBe('Soil');
      expect(await title('http://coegroen.localhost:3000/bodem')).toBe('Bodem aan het werk');
    }
  });

  it('never gives a stranger’s document to a known host', async () => {
    const get = await portal();
    await running.get('http://evil.example/bodem');
    await get();
    expect(await (await running.get('/bodem')).text()).not.toContain('name="robots"');
  });
});

describe('documents that have to be rendered', () => {
  const ask = (path: string, address: string) =>
    running.portal.fetch(new Request(new URL(path, 'http://localhost:3000')), address);

  it('are by turns, whoever asked for how many', async () => {
    await (await portal())();
    const many = Array.from({ length: 60 }, (_, at) => ask(`/bodem?stranger=${at}`, '203.0.113.9'));
    const [other, kept] = [ask('/bodem?reader', '192.0.2.1'), ask('/bodem', '192.0.2.1')];
    expect(await (await kept).text()).toContain('<title>Bodem');
    expect(rendered.length).toBeLessThan(3);
    expect((await other).status).toBe(200);
    expect(rendered.indexOf('/bodem?reader')).toBeLessThan(5);
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200));
  });

  it('are once, for all who ask for the same at the same time', async () => {
    await (await portal())();
    await Promise.all(Array.from({ length: 20 }, () => ask('/bodem?reader', '192.0.2.1')));
    expect(rendered.filter((url) => url === '/bodem?reader')).toHaveLength(1);
  });

  it('are not, where more wait than can be rendered in some seconds', async () => {
    await (await portal())();
    const many = Array.from({ length: 1100 }, (_, at) => ask(`/bodem?stranger=${at}`, '203.0.113.9'));
    const other = ask('/bodem?reader', '192.0.2.1');
    expect((await other).status).toBe(200);
    const refused = (await Promise.all(many)).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(99);
    expect(new Set(refused.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(
      new Set(['503 3']),
    );
  });
});

describe('behind a proxy', () => {
  it('believes the forwarded host only when it is told to', async () => {
    page = cmsPage('Bodem');
    const site = async () =>
      /data-site="([^"]+)"/.exec(
        await (await running.get('/bodem', { 'x-forwarded-host': 'coegroen.nl' })).text(),
      )?.[1];
    await portal();
    expect(await site()).toBe('groenkennisnet');
    await running.close();
    await portal({ TRUST_PROXY: 'true' });
    expect(await site()).toBe('coegroen');
    expect(await site()).toBe('coegroen');
  });
});
