import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { cmsPage, section, startTestPortal, type TestPortal, type TestPortalOptions } from '../testing/testPortal.ts';
import { type Answer, json } from '../testing/testService.ts';
import { createTestPreference, type KeptComment, type TestPreference } from './testing/testPreference.ts';

let running: TestPortal;
let preference: TestPreference;

const itemPage = cmsPage('Veenweide', {
  type: 'media',
  subtype: 'news',
  identifier: 'media_12',
  url: '/nl/groenkennisnet/nieuws/veenweide',
  metadata: { gkn_pagemetadata: { contenttype: 'wmammodularcontent_gkn_news' } },
});
const composedPage = cmsPage('Bodem', { identifier: 'page_13' });
const pages: Readonly<Record<string, object>> = {
  '/nl/groenkennisnet/nieuws/veenweide': itemPage,
  '/nl/groenkennisnet/bodem': composedPage,
  '/nl?contentid=12': itemPage,
};
const withoutInteraction = allSites.map((site) => ({ ...site, interactivity: { enabled: false } }));

/** Sections and pages are there, everything else is missing. */
const cms: Answer = ({ url = '' }, response) => {
  const page = url.includes('/paginasectie?') ? section() : pages[url];
  return page ? json(response, page) : json(response, {}, 404);
};
const query: Answer = ({ url = '' }, response) => {
  const isKnown = url.endsWith('/gkz%2F7') || url.endsWith('/77');
  if (!isKnown) return json(response, {}, 404);
  const id = decodeURIComponent(url.split('/').at(-1) ?? '');
  return json(response, { id, title: 'Mest verwerken', documenttype: 'Rapport', publisher: 'WUR', year: 2020 });
};

async function start(options: TestPortalOptions = {}) {
  running = await startTestPortal({ cms, query, preference: preference.answer, ...options });
  return running;
}
/** A call as the portal's own pages make it. */
function call(method: string, path: string, init: { token?: string; body?: BodyInit; headers?: HeadersInit } = {}) {
  const headers = new Headers(init.headers);
  if (init.token !== undefined) headers.set('authorization', `Bearer ${init.token}`);
  const request = new Request(new URL(path, 'http://localhost:3000'), { method, headers, body: init.body ?? null });
  return running.portal.fetch(request);
}
const comment = (id: unknown, content: unknown, more: object = {}): KeptComment => ({
  ...{ id, content, external_id: '12', name: 'Anna', created_at: '2026-05-03T10:00:00Z' },
  ...more,
});
const stateIn = (html: string) => JSON.parse(/id="portal-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
const commentsAt = '/api/comments?item=12';

beforeEach(() => {
  preference = createTestPreference();
});
afterEach(() => running.close());

describe('GET /api/comments', () => {
  it('gives those of an item, the newest first, and only what everybody may know', async () => {
    await start();
    preference.comments = [
      comment('1', 'Eerste'),
      comment('2', 'Derde', { created_at: '2026-05-04T09:00:00+02:00', author: 'anna' }),
      comment('3', 'Tweede', { created_at: '2026-05-04T08:30:00+03:00' }),
      comment('4', 'Elders', { external_id: '13' }),
    ];
    const response = await running.get(commentsAt);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      comments: [
        { id: '2', name: 'Anna', at: '2026-05-04T09:00:00+02:00', text: 'Derde' },
        { id: '3', name: 'Anna', at: '2026-05-04T08:30:00+03:00', text: 'Tweede' },
        { id: '1', name: 'Anna', at: '2026-05-03T10:00:00Z', text: 'Eerste' },
      ],
    });
  });

  it('reads numbers as ids and goes without a name, and leaves out what cannot be read alone', async () => {
    await start();
    preference.comments = [
      comment(7, 'Goed', { name: undefined }),
      comment('8', 'Ook goed', { name: null, created_at: '2026-05-03T09:00:00Z' }),
      comment('9', undefined),
      comment('10', 'Wanneer?', { created_at: 'gisteren' }),
      comment(undefined, 'Welke?'),
    ];
    expect((await (await running.get(commentsAt)).json()).comments).toMatchObject([
      { id: '7', name: '', text: 'Goed' },
      { id: '8', name: '', text: 'Ook goed' },
    ]);
  });

  it.each([
    ['2026-05-03 10:00:00', '2026-05-03T10:00:00'],
    ['2026-05-03T10:00:00.000+0000', '2026-05-03T10:00:00.000+00:00'],
    ['2026-05-03 10:00:00.123456+02', '2026-05-03T10:00:00.123456+02:00'],
  ])('dates those that a service dates in its own way: %s', async (created_at, at) => {
    await start();
    preference.comments = [comment('1', 'Goed', { created_at })];
    expect((await (await running.get(commentsAt)).json()).comments).toMatchObject([{ at }]);
  });

  it.each([{ articles: [] }, { articles: [{}] }, { articles: [{ comments: null }] }])(
    'gives none where the service answers %j',
    async (answer) => {
      await start();
      preference.instead = (_, response) => json(response, answer);
      expect(await (await running.get(commentsAt)).json()).toEqual({ comments: [] });
    },
  );

  it.each([404, 410])('gives none where the service has never heard of the item: %i', async (status) => {
    await start();
    preference.instead = (_, response) => json(response, { message: 'Article not found' }, status);
    expect(await (await running.get(commentsAt)).json()).toEqual({ comments: [] });
    expect(await (await running.get('/nieuws/veenweide')).text()).toContain('Nog geen reacties. Wie begint?');
  });

  it.each(['/api/comments', '/api/comments?item=', `/api/comments?item=${'1'.repeat(301)}`])(
    'asks for an item: %.40s',
    async (path) => {
      await start();
      expect((await running.get(path)).status).toBe(400);
      expect(preference.received).toEqual([]);
    },
  );

  it('asks the service for that item and nothing else', async () => {
    await start();
    await running.get(`/api/comments?${new URLSearchParams({ item: '12&external_id=13#/../x' })}`);
    expect(preference.received.map(({ path }) => path)).toEqual([
      '/api/articlesextended?external_id=12%26external_id%3D13%23%2F..%2Fx',
    ]);
  });
});

it.each(['', '   ', '%00', '12%00', '1%0d%0a2', 'a'.repeat(301)])(
  'an id that no item has is refused here, and leaves the service as good as it was: %s',
  async (id) => {
    await start();
    expect((await running.get(`/api/comments?item=${id}`)).status).toBe(400);
    expect((await running.get(`/api/items?id=${id}`)).status).toBe(400);
  },
);

describe('without a service that answers', () => {
  it.each<[string, Answer]>([
    ['is down', (request) => request.destroy()],
    ['fails', (_, response) => json(response, { articles: [{ comments: [] }] }, 500)],
    ['answers no JSON', (_, response) => response.writeHead(200).end('<html>')],
    ['answers something else', (_, response) => json(response, { articles: 'none' })],
    ['takes over a second', () => {}],
  ])('that %s, there is a page, whole but for its comments', async (_, instead) => {
    await start();
    preference.instead = instead;
    const [response, page] = await Promise.all([running.get(commentsAt), running.get('/nieuws/veenweide')]);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ comments: 'unavailable' });
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('Zand, klei en veen.');
    expect(html).not.toContain('id="comments"');
    expect(stateIn(html).responses[commentsAt]).toEqual({ comments: 'unavailable' });
  });
});

describe('the page of an item', () => {
  it('brings its comments, in its markup and in its state', async () => {
    await start();
    preference.comments = [comment('1', 'Mooi stuk.'), comment('2', 'Zeker.')];
    const html = await (await running.get('/nieuws/veenweide')).text();
    expect(stateIn(html).responses[commentsAt].comments).toHaveLength(2);
    const markup = html.slice(0, html.indexOf('id="portal-state"'));
    expect(markup).toContain('id="comments"');
    expect(markup).toContain('Mooi stuk.');
    expect(markup).toContain('Zeker.');
  });

  it('has what was typed as text, whatever it looks like', async () => {
    await start();
    const text = '<script>alert(1)</script><img src=x onerror=alert(2)> "onfocus=" javascript:alert(3) https://a.nl/"x';
    preference.comments = [comment('"><b>1', text, { name: '<i onclick=alert(4)>Anna</i>' })];
    const html = await (await running.get('/nieuws/veenweide')).text();
    const markup = html.slice(0, html.indexOf('<script type="application/json"'));
    expect(markup).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;');
    expect(markup).toContain('&lt;i onclick=alert(4)&gt;Anna');
    expect(html).not.toMatch(/<script>alert|<img src=x|<i onclick|<b>1/);
    expect(html).not.toMatch(/href="\s*javascript:/i);
    expect(stateIn(html).responses[commentsAt].comments[0].text).toBe(text);
  });

  it('carries the newest fifty, says how many there are, and has all of them at an address of its own', async () => {
    await start();
    preference.comments = Array.from({ length: 60 }, (_, index) => comment(String(index + 1), `Nummer ${index + 1}.`));
    const html = await (await running.get('/nieuws/veenweide')).text();
    expect(html.match(/>Nummer \d+\.</g)).toHaveLength(50);
    expect(stateIn(html).responses[commentsAt].comments).toHaveLength(50);
    expect(html).toMatch(/href="\?comments=all#comments"[^>]*>Toon alle 60 reacties/);
    const all = await (await running.get('/nieuws/veenweide?comments=all')).text();
    expect(all.match(/>Nummer \d+\.</g)).toHaveLength(60);
  });

  it('has no comments where it is no item, and asks for none', async () => {
    await start();
    const html = await (await running.get('/bodem')).text();
    expect(html).not.toContain('id="comments"');
    expect(preference.received).toEqual([]);
  });

  it('has none on a site without interaction, and nothing to press', async () => {
    await start({ sites: withoutInteraction });
    preference.comments = [comment('1', 'Mooi stuk.')];
    const html = await (await running.get('/nieuws/veenweide')).text();
    expect(html).toContain('Zand, klei en veen.');
    expect(html).not.toMatch(/Mooi stuk|data-island|data-press|\/login|auth0|clientId/);
    expect(preference.received).toEqual([]);
  });
});

describe('a call of a person', () => {
  it.each([
    ['/nieuws/veenweide', 201],
    ['http://coegroen.localhost:3000/nieuws/veenweide', 201],
    ['https://evil.example/nieuws/veenweide', 400],
    ['//evil.example', 400],
    ['/\\evil.example', 400],
    ['javascript:alert(1)', 400],
  ])('names a page of our sites for a comment, which moderators will follow: %s', async (url, status) => {
    await start();
    const response = await call('POST', '/api/comments', { token: 'anna', body: JSON.stringify({ url }) });
    expect(response.status).toBe(status);
    if (status === 400) expect(preference.received).toEqual([]);
  });

  it.each([
    ['POST', '/api/comments', 201],
    ['DELETE', '/api/deletemycomment/5', 200],
    ['GET', '/api/mydata', 200],
    ['GET', '/api/getpreferences', 404],
    ['PUT', '/api/setpreferences', 200],
  ])('is handed on: %s %s', async (method, path, status) => {
    await start();
    const body = '{"comment":"Mooi","external_id":"12","preferences":{"bookmarkedArticles":[]}}';
    const init = { token: 'anna', ...(/PUT|POST/.test(method) && { body }) };
    const response = await call(method, path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(preference.received).toMatchObject([{ method, path, body: init.body ?? '' }]);
  });

  it.each([
    ['GET', '/api/mydata', 2, 200],
    ['PUT', '/api/setpreferences', 2, 200],
    ['DELETE', '/api/deletemycomment/5', 2, 200],
    // It may have been kept, and would be kept twice.
    ['POST', '/api/comments', 1, 502],
  ])(
    'is sent once more where its connection was lost, unless it adds something: %s %s',
    async (method, path, times, status) => {
      await start();
      const body = '{"comment":"Mooi","external_id":"12","preferences":{"bookmarkedArticles":[]}}';
      let sent = 0;
      preference.instead = (request) => {
        sent += 1;
        preference.instead = undefined;
        request.socket.destroy();
      };
      const response = await call(method, path, { token: 'anna', ...(/PUT|POST/.test(method) && { body }) });
      expect([response.status, sent + preference.received.length]).toEqual([status, times]);
    },
  );

  it('carries the token, the body and the name of the post, and nothing else of the browser', async () => {
    await start();
    const body = JSON.stringify({ external_id: '12', comment: 'Één woord' });
    const headers = { 'idempotency-key': 'k1', cookie: 'session=secret', 'x-forwarded-for': '1.2.3.4', referer: 'x' };
    await call('POST', '/api/comments?x=1', { token: 'anna', body, headers });
    const [received] = preference.received;
    expect(received).toMatchObject({ path: '/api/comments', body });
    expect(received?.headers).toMatchObject({
      authorization: 'Bearer anna',
      'idempotency-key': 'k1',
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(Object.keys(received?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(JSON.stringify(received)).not.toMatch(/secret|1\.2\.3\.4|referer/);
  });

  it.each([
    [404, '{"message":"User not found"}'],
    [200, '{"error":"User not found"}'],
    [400, 'User not found'],
  ])('has no bookmarks yet where the service has never heard of its person: %i %s', async (status, words) => {
    await start();
    preference.instead = (_, response) => response.writeHead(status).end(words);
    const response = await call('GET', '/api/getpreferences', { token: 'anna' });
    expect([response.status, await response.json()]).toEqual([404, { message: 'User not found' }]);
  });

  it.each(['<html>404 Not Found', '{"message":"No such call"}', ''])(
    'has the bookmarks it had where its service is missing: %s',
    async (words) => {
      await start();
      preference.instead = (_, response) => response.writeHead(404).end(words);
      expect((await call('GET', '/api/getpreferences', { token: 'anna' })).status).toBe(502);
    },
  );

  it.each([{ preferences: { bookmarkedArticles: ['urn:a', 12] } }, { bookmarkedArticles: ['urn:a', '12'] }])(
    'has bookmarks whose ids are texts, however the service keeps them: %j',
    async (answer) => {
      await start();
      preference.instead = (_, response) => json(response, answer);
      const response = await call('GET', '/api/getpreferences', { token: 'anna' });
      expect(await response.json()).toEqual({ preferences: { bookmarkedArticles: ['urn:a', '12'] } });
    },
  );

  it.each([
    [200, '{"preferences":{"bookmarkedArticles":["urn:a",{"id":"12"}]}}'],
    [200, '{"bookmarkedArticles":[{"id":"12"}],"notes":["User not found"]}'],
    [200, '{"preferences":{}}'],
    [200, '<html>Sign in'],
    [204, ''],
  ])('has none that could be written over where its list cannot be read whole: %i %s', async (status, words) => {
    await start();
    preference.instead = (_, response) => response.writeHead(status).end(words);
    expect((await call('GET', '/api/getpreferences', { token: 'anna' })).status).toBe(502);
  });

  it.each([
    [204, ''],
    [200, ''],
    [200, 'OK'],
  ])('is done where the service says so with %i and %j', async (status, words) => {
    await start();
    preference.instead = (_, response) => response.writeHead(status).end(words);
    const response = await call('DELETE', '/api/deletemycomment/5', { token: 'anna' });
    expect([response.status, await response.text()]).toEqual([status, '']);
  });

  it('without a token is the service’s to refuse', async () => {
    await start();
    const response = await call('GET', '/api/mydata', { headers: { cookie: 'session=anna' } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Unauthorized' });
  });

  it('says when to come back, and sets no cookie, as the service has it', async () => {
    await start();
    preference.instead = (_, response) =>
      response.writeHead(429, { 'retry-after': '17', 'set-cookie': 'a=b' }).end('{"message":"Too much"}');
    const response = await call('POST', '/api/comments', { token: 'anna', body: '{}' });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('17');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['PUT', '/api/bookmarknote/12'],
    ['GET', '/api/mybookmarks'],
    ['PUT', '/api/sharedbookmarks'],
    ['GET', '/api/mynewsletters'],
    ['POST', '/api/reportcomment/5'],
    ['GET', '/api/moderation/waiting'],
    ['DELETE', '/api/mydata'],
  ])('that the service lacks is not there: %s %s', async (method, path) => {
    await start();
    expect((await call(method, path, { token: 'anna', ...(method === 'PUT' && { body: '{}' }) })).status).toBe(404);
    expect(preference.received).toHaveLength(1);
  });

  it.each([
    ['GET', '/api/articlesextended?external_id=12', 404],
    ['GET', '/api/comments/5', 404],
    ['POST', '/api/mydata', 405],
    ['DELETE', '/api/comments', 405],
    ['GET', '/api/deletemycomment/5', 405],
    ['DELETE', '/api/deletemycomment', 404],
    ['DELETE', '/api/deletemycomment/5/6', 404],
    ['GET', '/api/people', 404],
  ])('that is not listed goes nowhere: %s %s', async (method, path, status) => {
    await start();
    expect((await call(method, path, { token: 'anna' })).status).toBe(status);
    expect(preference.received).toEqual([]);
  });

  it.each(['a%2F..%2F..%2Fmydata', 'a%3Fb%23c', '%2e%2e%2fmydata', '%2525', '$&'])(
    'names one thing by its id and cannot leave it: %s',
    async (id) => {
      await start();
      await call('DELETE', `/api/deletemycomment/${id}`, { token: 'anna' });
      expect(preference.received.map(({ path }) => path)).toEqual([
        `/api/deletemycomment/${encodeURIComponent(decodeURIComponent(id))}`,
      ]);
    },
  );

  it('holds no more than a thousand bookmarks do', async () => {
    await start();
    const size = 256 * 1024;
    const body = (length: number) => JSON.stringify({ preferences: { bookmarkedArticles: ['x'.repeat(length)] } });
    const around = body(0).length;
    const within = await call('PUT', '/api/setpreferences', { token: 'anna', body: body(size - around) });
    const above = await call('PUT', '/api/setpreferences', { token: 'anna', body: body(size - around + 1) });
    expect([within.status, above.status]).toEqual([200, 413]);
    expect(preference.received).toHaveLength(1);
  });

  it('is answered with 502 where there is no service, in JSON', async () => {
    await start();
    preference.instead = (request) => request.destroy();
    const response = await call('GET', '/api/mydata', { token: 'anna' });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ message: 'The service cannot be reached' });
  });

  it('is answered with 502 where the service leads somewhere else, which gets no token', async () => {
    await start();
    preference.instead = (_, response) => response.writeHead(302, { location: `${running.cms.origin}/steal` }).end();
    expect((await call('GET', '/api/mydata', { token: 'anna' })).status).toBe(502);
    expect(running.cms.calls).not.toContain('/steal');
  });

  it('is answered with 504 where the service takes too long, in JSON', async () => {
    await start({ env: { CMS_TIMEOUT_MS: '150' } });
    preference.instead = () => {};
    const response = await call('GET', '/api/mydata', { token: 'anna' });
    expect(response.status).toBe(504);
    expect(await response.json()).toEqual({ message: 'The service cannot be reached' });
  });

  it('is none on a site without interaction', async () => {
    await start({ sites: withoutInteraction });
    const calls = [
      ['GET', commentsAt],
      ['GET', '/api/items?id=12'],
      ['GET', '/api/mydata'],
      ['POST', '/api/comments'],
    ] as const;
    for (const [method, path] of calls) expect((await call(method, path, { token: 'anna' })).status).toBe(404);
    expect(preference.received).toEqual([]);
  });

  it('is one of so many from a network, counted with all others', async () => {
    await start();
    const ask = (address: string) => running.portal.fetch(new Request('http://localhost:3000/api/comments'), address);
    for (let asked = 0; asked < 600; asked++) await ask('192.0.2.1');
    const refused = await ask('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ message: 'Too much at once' });
    expect((await ask('198.51.100.1')).status).toBe(400);
  });
});

describe('a comment that was written here', () => {
  const textsNow = async () =>
    (await (await running.get(commentsAt)).json()).comments.map(({ text }: { text: string }) => text);
  const write = (comment: string) =>
    call('POST', '/api/comments', {
      token: 'anna',
      body: JSON.stringify({ external_id: '12', name: 'Anna', comment }),
    });

  it('is there for whoever looks next, and gone when its author deletes it', async () => {
    await start();
    expect(await textsNow()).toEqual([]);
    const { id } = await (await write('Mooi stuk.')).json();
    expect(await textsNow()).toEqual(['Mooi stuk.']);
    await call('DELETE', `/api/deletemycomment/${id}`, { token: 'anna' });
    expect(await textsNow()).toEqual([]);
  });

  it('is there although somebody was just looking while it was written', async () => {
    await start();
    let release: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => {
      preference.instead = (request, response) => {
        preference.instead = undefined;
        // What is found before the comment is written arrives after it.
        release = () => json(response, { articles: [{ comments: [] }] });
        request.resume();
        resolve();
      };
    });
    const looking = textsNow();
    await asked;
    await write('Mooi stuk.');
    release?.();
    await looking;
    expect(await textsNow()).toEqual(['Mooi stuk.']);
  });

  it('is kept as it was while nobody writes', async () => {
    await start();
    await textsNow();
    preference.comments = [comment('1', 'Van elders')];
    expect(await textsNow()).toEqual([]);
    expect(preference.received).toHaveLength(1);
  });

  it('leaves what is kept when somebody keeps a bookmark, which nobody else sees', async () => {
    await start();
    await textsNow();
    const body = JSON.stringify({ preferences: { bookmarkedArticles: ['12'] } });
    expect((await call('PUT', '/api/setpreferences', { token: 'anna', body })).status).toBe(200);
    await textsNow();
    expect(preference.received.filter(({ path }) => path.startsWith('/api/articlesextended'))).toHaveLength(1);
  });

  it('leaves what is kept when it was refused', async () => {
    await start();
    await textsNow();
    await call('POST', '/api/comments', { body: '{}' });
    await textsNow();
    expect(preference.received.filter(({ path }) => path.startsWith('/api/articlesextended'))).toHaveLength(1);
  });
});

describe('GET /api/items', () => {
  const itemsOf = async (...ids: string[]) => {
    const response = await running.get(`/api/items?${new URLSearchParams(ids.map((id) => ['id', id]))}`);
    return { status: response.status, body: await response.json() };
  };

  it('says what pages and records are called, in the order they were asked', async () => {
    await start();
    expect(await itemsOf('gkz/7', '12', '77')).toEqual({
      status: 200,
      body: {
        items: [
          {
            ...{ id: 'gkz/7', title: 'Mest verwerken', kind: 'gkz', label: 'Rapport', origin: 'WUR, 2020' },
            href: '/zoeken/resultaat/mest-verwerken?id=gkz%2F7',
          },
          { id: '12', title: 'Veenweide', href: '/nieuws/veenweide', kind: 'news' },
          expect.objectContaining({ id: '77', title: 'Mest verwerken', kind: 'gkz' }),
        ],
        state: 'whole',
      },
    });
  });

  it('leaves out what is nowhere, asks twice for nothing, and never for a urn', async () => {
    await start();
    const { body } = await itemsOf('99', '12', '12', 'urn:nbn:1');
    expect(body).toMatchObject({ items: [{ id: '12' }], state: 'whole' });
    expect(running.cms.calls).toEqual(['/nl?contentid=99', '/nl?contentid=12']);
    expect(running.query.calls).toHaveLength(1);
  });

  it('says that something may be missing when a service did not answer', async () => {
    await start({ query: (_, response) => json(response, {}, 500) });
    expect((await itemsOf('12', 'gkz/7')).body).toMatchObject({ items: [{ id: '12' }], state: 'part' });
  });

  it('names nothing for nothing', async () => {
    await start();
    expect((await itemsOf()).body).toEqual({ items: [], state: 'whole' });
  });

  it('names at most a hundred at once, each by an id', async () => {
    await start();
    const ids = Array.from({ length: 101 }, (_, index) => `urn:${index}`);
    const status = async (...asked: string[]) =>
      (await running.get(`/api/items?${new URLSearchParams(asked.map((id) => ['id', id]))}`)).status;
    expect(await status(...ids.slice(1))).toBe(200);
    expect(await status(...ids)).toBe(400);
    expect(await status('')).toBe(400);
    expect(await status('1'.repeat(301))).toBe(400);
    expect(running.cms.calls).toEqual([]);
  });
});
