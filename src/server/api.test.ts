import { afterEach, describe, expect, it } from 'vitest';
import { cmsPage, startTestPortal, type TestPortal, type TestPortalOptions } from './testing/testPortal.ts';
import { json } from './testing/testService.ts';

let running: TestPortal;

async function portalWith(options: TestPortalOptions) {
  running = await startTestPortal(options);
  return async (path: string) => {
    const response = await running.get(path);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}

afterEach(() => running.close());

describe('GET /api/page', () => {
  it('gives the plan of a page', async () => {
    const get = await portalWith({ pages: { '/nl/groenkennisnet/bodem': cmsPage('Bodem') } });
    const { status, headers, body } = await get('/api/page?path=%2Fbodem');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toMatchObject({ status: 200, plan: { template: 'content', title: 'Bodem' } });
  });

  it('gives home for the root', async () => {
    const get = await portalWith({ pages: { '/nl/groenkennisnet': cmsPage('Home') } });
    expect((await get('/api/page?path=%2F')).body.plan.template).toBe('home');
  });

  it('answers with the status of the page', async () => {
    const get = await portalWith({});
    expect(await get('/api/page?path=%2Fweg')).toMatchObject({ status: 404, body: { status: 404, plan: null } });
  });

  it('tells of a redirect without being one', async () => {
    const get = await portalWith({
      cms: (_, response) => response.writeHead(301, { location: '/nl/groenkennisnet/nieuw' }).end(),
    });
    const { status, headers, body } = await get('/api/page?path=%2Foud');
    expect(status).toBe(301);
    expect(headers.get('location')).toBeNull();
    expect(body).toEqual({ status: 301, plan: null, location: '/nieuw' });
  });

  it.each(['', '?path=', '?path=bodem', '?path=%2F..%2Fx', '?path=%2F%252e%252e%2Fx', '?path=%2Fa%255Cb'])(
    'asks the CMS nothing unseemly for %j',
    async (query) => {
      const get = await portalWith({ pages: { '/nl/groenkennisnet': cmsPage('Home') } });
      const { status } = await get(`/api/page${query}`);
      expect([200, 404]).toContain(status);
      expect(running.cms.calls.every((path) => path === '/nl/groenkennisnet')).toBe(true);
    },
  );

  it('leaves out what cannot be rendered, and counts it', async () => {
    const contents = [
      {
        area: 'main',
        elements: [
          { type: 'text', html: '<p>Goed</p>' },
          { type: 'hologram', identifier: 'element_7' },
          { type: 'accordion', identifier: 'element_8', items: 3 },
        ],
      },
    ];
    const get = await portalWith({ pages: { '/nl/groenkennisnet/bodem': cmsPage('Bodem', { contents }) } });
    const { body } = await get('/api/page?path=%2Fbodem');
    expect(body.plan.areas[0].elements).toHaveLength(1);
    expect((await get('/healthz')).body.events).toMatchObject({ 'element.unknown': 1, 'element.invalid': 1 });
  });

  it('puts records in their places and notes those that are missing; urn ids are never asked', async () => {
    const records = { type: 'modularcontent', gkzindexmanual: { title: '', gkz_content_id: ['7', '8', 'urn:x:9'] } };
    const contents = [{ area: 'main', elements: [records] }];
    const get = await portalWith({
      pages: { '/nl/groenkennisnet/bodem': cmsPage('Bodem', { contents }) },
      query: (request, response) =>
        request.url === '/gkn3/7'
          ? json(response, { id: '7', title: 'On clay', language: 'en', year: 2020, url: 'https://edepot.example/7' })
          : response.writeHead(404).end(),
    });
    const { body } = await get('/api/page?path=%2Fbodem');
    expect(body.plan.areas[0].elements[0].data.slots).toEqual([
      {
        state: 'found',
        id: '7',
        record: { id: '7', title: 'On clay', language: 'en', year: 2020, href: 'https://edepot.example/7' },
      },
      { state: 'missing', id: '8' },
      { state: 'missing', id: 'urn:x:9' },
    ]);
    expect(running.query.calls.sort()).toEqual(['/gkn3/7', '/gkn3/8']);
  });

  it('puts items that are named by their id alone in their places', async () => {
    const named = { contenttype: 'wmammodularcontent_gkn_dossier', item_metadata: { experts: ['7', '8'] } };
    const asked: string[] = [];
    const get = await portalWith({
      cms: (request, response) => {
        const path = request.url ?? '';
        if (path.startsWith('/nl?')) asked.push(path);
        if (path === '/nl?contentid=7') return json(response, cmsPage('Anna', { url: '/nl/groenkennisnet/anna' }));
        if (path === '/nl/groenkennisnet/bodem')
          return json(response, cmsPage('B', { type: 'mediaitem', metadata: named }));
        return response.writeHead(404).end();
      },
    });
    const { body } = await get('/api/page?path=%2Fbodem');
    expect(body.plan.details.experts).toMatchObject([
      { state: 'found', item: { label: 'Anna', href: '/anna' } },
      { state: 'asked', contentId: '8' },
    ]);
    expect(asked.sort()).toEqual(['/nl?contentid=7', '/nl?contentid=8']);
  });

  it('shows the page without records when the query service is gone', async () => {
    const contents = [{ area: 'main', elements: [{ type: 'records', gkz_content_id: ['7'] }] }];
    const get = await portalWith({
      pages: { '/nl/groenkennisnet/bodem': cmsPage('Bodem', { contents }) },
      query: (request) => request.socket.destroy(),
    });
    expect(await get('/api/page?path=%2Fbodem')).toMatchObject({ status: 200 });
  });
});

describe('GET /api/shell', () => {
  const sections: Record<string, string> = { '145419': 'Nieuws', '145248': 'Over ons', '145401': 'Privacy' };
  const link = (label: string) => `<ul><li><a href="/nl/groenkennisnet/${label.toLowerCase()}">${label}</a></li></ul>`;
  const sectionOf = (html: string) => ({ contents: [{ area: 'main', title: '', elements: [{ type: 'text', html }] }] });
  const idOf = (path = '') => new URL(path, 'http://cms').searchParams.get('pagesectionid') ?? '';

  it('asks the configured sections below groenkennisnet, in the language', async () => {
    const get = await portalWith({
      cms: (request, response) => json(response, sectionOf(link(sections[idOf(request.url)] ?? '?'))),
    });
    const { body } = await get('/api/shell?language=en');
    expect(body.menu.value.main[0].label).toBe('Nieuws');
    expect(body.footer.value[0].links[0].label).toBe('Over ons');
    expect(body.legal.value[0].label).toBe('Privacy');
    expect(running.cms.calls).toContain('/en/groenkennisnet/paginasectie?pagesectionid=145419&tsobjectid=145419');
  });

  it('takes a section from the home page when its id is gone', async () => {
    const get = await portalWith({
      cms: (request, response) => {
        const path = request.url ?? '';
        if (path === '/nl/groenkennisnet') {
          const titles = ['GKN Configuratie', 'GKN Footer legal', "GKN Footer logo's", 'GKN Footer', 'GKN Menu'];
          return json(response, { sections: titles.map((title, at) => ({ identifier: `pagesection_${at}`, title })) });
        }
        const id = idOf(path);
        return id.length === 1 ? json(response, sectionOf(link(`Sectie${id}`))) : response.writeHead(404).end();
      },
    });
    const { body } = await get('/api/shell');
    expect(body.menu.value.main[0].label).toBe('Sectie4');
    expect(body.footer.value[0].links[0].label).toBe('Sectie3');
    expect(body.legal.value[0].label).toBe('Sectie1');
  });

  it('takes the only section of a home page that has no list for it', async () => {
    const get = await portalWith({
      cms: (request, response) => {
        const path = request.url ?? '';
        const sections = { identifier: 'pagesection_4', title: 'GKN Menu' };
        if (path === '/nl/groenkennisnet') return json(response, { sections });
        const id = idOf(path);
        return id.length === 1 ? json(response, sectionOf(link(`Sectie${id}`))) : response.writeHead(404).end();
      },
    });
    expect((await get('/api/shell')).body.menu.value.main[0].label).toBe('Sectie4');
  });

  it('has an error in the place of each section that fails', async () => {
    const get = await portalWith({
      cms: (request, response) =>
        idOf(request.url) === '145248' ? response.writeHead(500).end() : json(response, sectionOf(link('Nieuws'))),
    });
    const { status, body } = await get('/api/shell');
    expect(status).toBe(200);
    expect([body.menu.state, body.footer.state, body.legal.state]).toEqual(['done', 'error', 'done']);
  });
});

describe('other addresses of the API', () => {
  it('are 404 and no page', async () => {
    running = await startTestPortal();
    const response = await running.get('/api/nothing');
    expect(response.status).toBe(404);
    expect(running.cms.calls).toEqual([]);
  });
});

describe('GET /readyz', () => {
  it('is ready when CMS and query service answer and a document can be rendered', async () => {
    const get = await portalWith({ pages: { '/nl/groenkennisnet': cmsPage('Home') } });
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('is not ready while services beside the portal are away, and names them', async () => {
    const presence: Record<string, boolean | string> = { preference: false, identity: true };
    const get = await portalWith({ pages: { '/nl/groenkennisnet': cmsPage('Home') }, presence: () => presence });
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      body: { status: 'failing', checks: { cms: 'ok', query: 'ok', preference: 'missing', identity: 'ok' } },
    });
    presence.preference = true;
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    presence.database = 'read only';
    expect(await get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'reduced', checks: { preference: 'ok', database: 'read only' } },
    });
  });

  it('is not ready, and says why, when the query service is gone', async () => {
    const get = await portalWith({ pages: { '/nl/groenkennisnet': cmsPage('Home') } });
    await running.query.close();
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      body: { status: 'failing', checks: { cms: 'ok', query: 'unreachable', document: 'ok' } },
    });
  });
});

describe('how load balancers ask', () => {
  it.each([
    ['/', 204],
    ['/bodem', 204],
    ['/readyz', 200],
  ])('is answered: OPTIONS %s', async (path, status) => {
    running = await startTestPortal({ pages: { '/nl/groenkennisnet': cmsPage('Home') } });
    expect((await running.get(path, {}, 'OPTIONS')).status).toBe(status);
  });

  it('is not told that a portal is ready that is not', async () => {
    running = await startTestPortal({ presence: () => ({ identity: false }) });
    expect((await running.get('/readyz', {}, 'OPTIONS')).status).toBe(503);
  });
});

describe('what a service answers in the portal’s address space', () => {
  const away = { paths: ['/u'], fetch: () => Promise.reject(new Error('connect ECONNREFUSED')) };

  it('is a page that asks to come back while the service is away', async () => {
    running = await startTestPortal({ mounts: [away] });
    const response = await running.get('/u/login', { accept: 'text/html' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('3');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<h1>Dit onderdeel is even niet beschikbaar</h1>');
    expect(await (await running.get('/u/login')).text()).toBe(
      'What answers here is being started again. Come back after the seconds that Retry-After names.',
    );
  });
});

describe('a method that an address of the API does not take', () => {
  it.each([
    ['POST', '/api/page?path=/', 'GET, HEAD'],
    ['DELETE', '/api/search?term=bodem', 'GET, HEAD'],
    ['PATCH', '/api/form', 'POST'],
    ['GET', '/api/newsletter', 'POST'],
    ['HEAD', '/api/violations', 'POST'],
    ['OPTIONS', '/api/comments', 'GET, HEAD, POST'],
    ['GET', '/api/deletemycomment/5', 'DELETE'],
  ])('%s %s is told what it takes', async (method, path, allow) => {
    running = await startTestPortal({});
    const response = await running.get(path, {}, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  it.each(['GET', 'POST', 'PATCH'])('is none where there is no such address: %s', async (method) => {
    running = await startTestPortal({});
    expect((await running.get('/api/nothing', {}, method)).status).toBe(404);
  });
});
