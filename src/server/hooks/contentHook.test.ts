import { afterEach, describe, expect, it } from 'vitest';
import type { Neighbours } from '../sharing/changes.ts';
import { cmsPage, section, startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json, startTestService } from '../testing/testService.ts';

let running: TestPortal;
afterEach(() => running.close());

const secret = 'a-secret-of-twenty-characters-and-more';
const own = { authorization: `Bearer ${secret}` };

/** Pages of a CMS that can be changed, by their paths there. */
async function start(pages: Record<string, object>, env: Record<string, string> = {}, neighbours?: Neighbours) {
  running = await startTestPortal({
    cms: ({ url = '' }, response) => {
      const page = url.includes('/paginasectie?') ? section() : pages[url];
      return page ? json(response, page) : response.writeHead(404).end();
    },
    env: { CONTENT_HOOK_SECRET: secret, ...env },
    ...(neighbours && { neighbours }),
  });
  return running;
}
const tell = (body: unknown, headers: Record<string, string> = own) =>
  running.post('/hooks/content', typeof body === 'string' ? body : JSON.stringify(body), headers);
const titleOf = async (path: string) => /<title>([^<]*)/.exec(await (await running.get(path)).text())?.[1] ?? '';

const soil = (title: string) => cmsPage(title, { identifier: 'page_21', url: '/nl/groenkennisnet/bodem' });
const water = (title: string) => cmsPage(title, { identifier: 'page_22', url: '/nl/groenkennisnet/water' });

describe('POST /hooks/content', () => {
  it('has what was saved asked for anew before it is shown again, and nothing else', async () => {
    const pages: Record<string, object> = {
      '/nl/groenkennisnet/bodem': soil('Klei'),
      '/nl/groenkennisnet/water': water('Sloot'),
    };
    const { cms } = await start(pages);
    expect([await titleOf('/bodem'), await titleOf('/water')]).toEqual([
      expect.stringContaining('Klei'),
      expect.stringContaining('Sloot'),
    ]);
    pages['/nl/groenkennisnet/bodem'] = soil('Veen');
    pages['/nl/groenkennisnet/water'] = water('Rivier');
    cms.calls.length = 0;
    const answer = await tell({ ids: ['page_21'] });
    expect([answer.status, await answer.json()]).toEqual([202, { keys: ['id-21', 'lists'] }]);
    expect([await titleOf('/bodem'), await titleOf('/water')]).toEqual([
      expect.stringContaining('Veen'),
      expect.stringContaining('Sloot'),
    ]);
    expect(cms.calls.filter((path) => path.endsWith('/water'))).toEqual([]);
  });

  it.each<[string, object]>([
    ['by its path, however that is written', { paths: ['/nl/groenkennisnet/Bodem.htm'] }],
    ['by its number', { ids: [21] }],
    ['by its site', { sites: ['groenkennisnet'] }],
    ['as everything', { everything: true }],
  ])('knows a page %s', async (_, change) => {
    const pages: Record<string, object> = { '/nl/groenkennisnet/bodem': soil('Klei') };
    await start(pages);
    await titleOf('/bodem');
    pages['/nl/groenkennisnet/bodem'] = soil('Veen');
    expect((await tell(change)).status).toBe(202);
    expect(await titleOf('/bodem')).toContain('Veen');
  });

  it('knows a page by its path, whether that is percent-encoded or not', async () => {
    const coffee = (title: string) => cmsPage(title, { identifier: 'page_23', url: '/nl/groenkennisnet/café' });
    const pages: Record<string, object> = { '/nl/groenkennisnet/caf%C3%A9': coffee('Klei') };
    await start(pages);
    expect(await titleOf('/caf%C3%A9')).toContain('Klei');
    pages['/nl/groenkennisnet/caf%C3%A9'] = coffee('Veen');
    await tell({ paths: ['/nl/groenkennisnet/caf%C3%A9'] });
    expect(await titleOf('/caf%C3%A9')).toContain('Veen');
  });

  it('has pages that list others asked for anew, and those that were not there', async () => {
    const list = (title: string) =>
      cmsPage('Nieuws', {
        ...{ identifier: 'page_30', url: '/nl/groenkennisnet/nieuws' },
        contents: [
          {
            area: 'main',
            title: '',
            elements: [{ type: 'itemlist', items: [{ title, url: '/nl/groenkennisnet/a' }] }],
          },
        ],
      });
    const pages: Record<string, object> = { '/nl/groenkennisnet/nieuws': list('Oud bericht') };
    await start(pages);
    expect(await (await running.get('/nieuws')).text()).toContain('Oud bericht');
    expect((await running.get('/nieuw-bericht')).status).toBe(404);
    pages['/nl/groenkennisnet/nieuws'] = list('Nieuw bericht');
    pages['/nl/groenkennisnet/nieuw-bericht'] = cmsPage('Nieuw bericht', { identifier: 'page_31' });
    await tell({ ids: ['31'] });
    expect(await (await running.get('/nieuws')).text()).toContain('Nieuw bericht');
    expect((await running.get('/nieuw-bericht')).status).toBe(200);
  });

  it('keeps no page that was asked for before the CMS told of it', async () => {
    let answer: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let title = 'Klei';
    running = await startTestPortal({
      cms: async ({ url = '' }, response) => {
        if (url.includes('/paginasectie?')) return json(response, section());
        const page = soil(title);
        if (title === 'Klei') await gate;
        json(response, page);
      },
      env: { CONTENT_HOOK_SECRET: secret },
    });
    const early = titleOf('/bodem');
    await expect.poll(() => running.cms.calls.some((path) => path.endsWith('/bodem'))).toBe(true);
    title = 'Veen';
    await tell({ ids: ['21'] });
    answer();
    expect(await early).toContain('Klei');
    expect(await titleOf('/bodem')).toContain('Veen');
  });

  it('keeps showing what there was while the CMS is away', async () => {
    const pages: Record<string, object> = { '/nl/groenkennisnet/bodem': soil('Klei') };
    const { cms } = await start(pages);
    await titleOf('/bodem');
    await cms.close();
    expect((await tell({ everything: true })).status).toBe(202);
    expect(await titleOf('/bodem')).toContain('Klei');
  });

  it('is nothing where no secret is set', async () => {
    await start({}, { CONTENT_HOOK_SECRET: '' });
    expect((await tell({ everything: true })).status).toBe(404);
  });

  it.each<[number, string, unknown, Record<string, string>]>([
    [401, 'without the secret', { everything: true }, {}],
    [401, 'with another one', { everything: true }, { authorization: `Bearer ${secret}x` }],
    [401, 'with the secret and nothing before it', { everything: true }, { authorization: secret }],
    [422, 'of nothing', {}, own],
    [422, 'that is no JSON', '{"ids":', own],
    [422, 'with a name nobody knows', { ids: ['1'], tags: ['x'] }, own],
    [422, 'of an id without a number', { ids: ['abc'] }, own],
    [422, 'of more than a hundred', { ids: Array.from({ length: 101 }, (_, at) => at) }, own],
    [413, 'that is too long', `{"ids":["${'1'.repeat(70_000)}"]}`, own],
  ])('refuses with %i a call %s', async (status, _, body, headers) => {
    await start({});
    expect((await tell(body, headers)).status).toBe(status);
  });

  it('counts how often a network calls, right or wrong', async () => {
    await start({});
    const { headers } = await tell({ everything: true }, {});
    expect(headers.get('ratelimit-policy')).toBe('"hook";q=600;w=60');
  });

  it('asks the CMS to try again where other portals could not be told', async () => {
    const neighbours: Neighbours = { tell: () => Promise.reject(new Error('away')), listen: () => {} };
    await start({}, {}, neighbours);
    const answer = await tell({ everything: true });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('is followed by previews', async () => {
    await start({});
    const stream = await running.get('/api/preview/changes');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('retry');
    await tell({ ids: ['21'] });
    expect((await reader?.read())?.value).toContain('event: changed');
    running.portal.settle();
  });

  it('tells the cache in front', async () => {
    const purged: string[] = [];
    const cache = await startTestService(({ headers }, response) => {
      purged.push(String(headers['surrogate-key']));
      response.end();
    });
    await start({}, { PURGE_URL: `${cache.origin}/purge` });
    await tell({ ids: ['21'], sites: ['coegroen'] });
    await expect.poll(() => purged).toEqual(['site-coegroen id-21 lists']);
    await cache.close();
  });
});

describe('Surrogate-Key', () => {
  it('names what an answer for everybody is made of, and stands on no other', async () => {
    await start({ '/nl/groenkennisnet/bodem': soil('Klei') });
    const keysOf = async (path: string) => (await running.get(path)).headers.get('surrogate-key');
    expect((await keysOf('/bodem'))?.split(' ')).toEqual(
      expect.arrayContaining(['site-groenkennisnet', 'view-page', 'kind-content', 'id-21', 'id-145419']),
    );
    expect((await keysOf('/api/page?path=/bodem'))?.split(' ')).toEqual(
      expect.arrayContaining(['site-groenkennisnet', 'kind-content', 'id-21']),
    );
    expect(await keysOf('/api/shell')).toContain('id-145419');
    for (const path of ['/nergens', '/healthz', '/mijn-gkn', '/preview'])
      expect([path, await keysOf(path)]).toEqual([path, null]);
  });
});
