import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { cmsPage, section, startTestPortal, type TestPortal, type TestPortalOptions } from '../testing/testPortal.ts';
import { type Answer, json } from '../testing/testService.ts';
import { createTestPreference, type TestPreference } from './testing/testPreference.ts';
import { type IdTokenChange, startTestProvider, type TestProvider } from './testing/testProvider.ts';
import { TestVisitor } from './testing/testVisitor.ts';

let running: TestPortal;
let provider: TestProvider;
let preference: TestPreference;
let visitor: TestVisitor;
let origin: string;
let logged: string;

const itemPage = cmsPage('Veenweide', {
  type: 'media',
  subtype: 'news',
  identifier: 'media_12',
  url: '/nl/groenkennisnet/nieuws/veenweide',
  metadata: { gkn_pagemetadata: { contenttype: 'wmammodularcontent_gkn_news' } },
});
const cms: Answer = ({ url = '' }, response) => {
  if (url.includes('/paginasectie?')) return json(response, section());
  const isItem = url === '/nl?contentid=12' || url.endsWith('/nieuws/veenweide');
  return isItem ? json(response, itemPage) : json(response, cmsPage('Home'), url === '/nl/groenkennisnet' ? 200 : 404);
};

async function start(options: TestPortalOptions = {}) {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  running = await startTestPortal({
    ...{ cms, preference: preference.answer, log: pino({ level: 'debug', base: null }, stream) },
    ...options,
    env: { PORT: String(provider.port), ...options.env },
  });
  visitor = new TestVisitor(running.portal, origin);
}

const locationOf = ({ headers }: Response) => headers.get('location') ?? '';
/** From the address with the provider's pages to the one that the visitor is led to after them. */
const comeBack = (login: Response) => visitor.get(provider.approve(locationOf(login)));
const signIn = async (to = '/mijn-gkn') => comeBack(await visitor.get(`/login?${new URLSearchParams({ to })}`));
const isSignedIn = async () => (await (await visitor.get('/mijn-gkn')).text()).includes('Ingelogd als Anna');
const markupOf = async (path: string) => {
  const html = await (await visitor.get(path)).text();
  return html.slice(0, html.indexOf('<script type="application/json"'));
};
const cookieLine = (response: Response, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));

beforeEach(async () => {
  logged = '';
  preference = createTestPreference();
  provider = await startTestProvider();
  origin = `http://localhost:${provider.port}`;
});
afterEach(async () => {
  vi.useRealTimers();
  await running.close();
  await provider.close();
});

describe('GET /login', () => {
  it('asks the provider for a code, with PKCE, a nonce, a state and the visitor’s language', async () => {
    await start();
    const response = await visitor.get('/login');
    const asked = new URL(locationOf(response));
    expect(response.status).toBe(303);
    expect(asked.origin + asked.pathname).toBe(`${origin}/authorize`);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: origin,
      scope: 'openid profile email offline_access',
      audience: `${origin}/api/`,
      state: expect.stringMatching(/^.{20,}$/),
      nonce: expect.stringMatching(/^.{20,}$/),
      code_challenge: expect.stringMatching(/^.{43}$/),
      code_challenge_method: 'S256',
      ui_locales: 'nl_NL',
    });
  });

  it('asks in the language of the site, and for the site itself', async () => {
    await start();
    const site = `http://eurcaw-pigs.localhost:${provider.port}`;
    const asked = new URL(locationOf(await visitor.get(`${site}/login`))).searchParams;
    expect([asked.get('ui_locales'), asked.get('redirect_uri')]).toEqual(['en_US', site]);
  });

  it.each([
    ['/nieuws/veenweide?language=en', 'en_US'],
    ['/nieuws/veenweide?term=veen?&language=en#reacties?', 'en_US'],
    ['/search/peat', 'en_US'],
    ['/zoeken/veen', 'nl_NL'],
  ])('asks in the language of the page %s', async (to, locale) => {
    await start();
    const asked = new URL(locationOf(await visitor.get(`/login?${new URLSearchParams({ to })}`))).searchParams;
    expect(asked.get('ui_locales')).toBe(locale);
  });

  it('begins anew each time, and tells the browser nothing but the sealed attempt', async () => {
    await start();
    const [one, other] = [await visitor.get('/login'), await visitor.get('/login')];
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const [first, second] = [one, other].map((response) => new URL(locationOf(response)).searchParams.get(name));
      expect(first).not.toBe(second);
    }
    expect(one.headers.getSetCookie()).toHaveLength(1);
    expect(cookieLine(one, 'sign-in')).toMatch(/^sign-in=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(one.headers.get('cache-control')).toBe('no-store');
  });

  it('is nothing on a site where nobody signs in', async () => {
    await start({ sites: allSites.map((site) => ({ ...site, interactivity: { enabled: false } })) });
    expect((await visitor.get('/login')).status).toBe(404);
  });
});

describe('the way back', () => {
  it('signs the visitor in, and leads to where they were', async () => {
    await start();
    const response = await signIn('/nieuws/veenweide?a=b#comments');
    expect(response.status).toBe(303);
    expect(locationOf(response)).toBe('/nieuws/veenweide?a=b#comments');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await isSignedIn()).toBe(true);
    const [asked] = provider.posts;
    expect(asked?.get('code_verifier')).toMatch(/^.{43,}$/);
  });

  it.each([
    [{ given_name: 'Ååsa', family_name: 'Öberg' }, 'Ååsa Öberg', 'Ååsa Öberg'],
    [{ name: 'aasa@example.nl' }, 'aasa', 'aasa'],
    [{}, '', 'Onbekend'],
  ])('lets who signed in be known by what the provider says of them: %j', async (claims, name, shown) => {
    await start();
    provider.claims = claims;
    await signIn();
    expect(await markupOf('/mijn-gkn')).toContain(`Ingelogd als ${shown}<`);
    await visitor.post('/mijn-gkn/comment', { item: '12', comment: 'Mooi stuk.', to: '/nieuws/veenweide' });
    expect(preference.comments).toMatchObject([{ name }]);
  });

  it.each([
    [{ name: "Sinéad O'Brien", email: 'sinead@example.nl' }, 'Ingelogd als Sinéad O&#x27;Brien (sinead@example.nl)<'],
    // Another's, which must not be believed.
    [{ sub: 'auth0|bram', name: 'Bram' }, 'Ingelogd als Onbekend<'],
  ])('asks the provider for a name that the token does not tell: %j', async (userInfo, shown) => {
    await start();
    provider.claims = {};
    provider.userInfo = userInfo;
    await signIn();
    expect(await markupOf('/mijn-gkn')).toContain(shown);
  });

  it('keeps tokens in a sealed cookie that no script reads and no other page gets', async () => {
    await start();
    const response = await signIn();
    const session = cookieLine(response, 'session') ?? '';
    expect(session).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/mijn-gkn; HttpOnly; SameSite=Lax$/);
    expect(cookieLine(response, 'sign-in')).toMatch(/^sign-in=; Max-Age=0; /);
    expect(cookieLine(response, 'auth0.is.authenticated')).toMatch(
      /^auth0\.is\.authenticated=true; [^H]*SameSite=Lax$/,
    );
    for (const secret of provider.secrets) expect(response.headers.getSetCookie().join()).not.toContain(secret);
  });

  it('is as good on https, with cookies that stay there', async () => {
    const tenant = { AUTH0_DOMAIN: provider.origin, AUTH0_CLIENT_ID: 'id', AUTH0_AUDIENCE: 'https://gkn.nl/api/' };
    await start({ env: { ...tenant, PUBLIC_ORIGIN: 'https://kennis.example.nl' } });
    visitor = new TestVisitor(running.portal, 'https://kennis.example.nl');
    provider.change = { issuer: `${provider.origin}/` };
    const login = await visitor.get('/login');
    const response = await comeBack(login);
    for (const line of [...login.headers.getSetCookie(), ...response.headers.getSetCookie()]) {
      expect(line).toMatch(/; Secure(;|$)/);
    }
    expect(await isSignedIn()).toBe(true);
  });

  it('signs in from each of two tabs, and leads each back to its own page', async () => {
    await start();
    const [one, other] = [await visitor.get('/login?to=/een'), await visitor.get('/login?to=/twee')];
    expect(locationOf(await comeBack(one))).toBe('/een');
    expect(locationOf(await comeBack(other))).toBe('/twee');
    expect(visitor.cookie('sign-in')).toBeUndefined();
  });

  it('knows the newest of more than a browser keeps', async () => {
    await start();
    const long = `/${'a'.repeat(1000)}`;
    let last = await visitor.get(`/login?to=${long}`);
    for (let tab = 0; tab < 10; tab++) {
      last = await visitor.get(`/login?to=${long}`);
      expect(`sign-in=${visitor.cookie('sign-in')}`.length).toBeLessThan(4096);
    }
    expect(locationOf(await comeBack(last))).toBe(long);
  });

  it('signs in also where an address is too long to be kept once its letters are written out', async () => {
    await start();
    expect(locationOf(await signIn(`/zoeken/${'é'.repeat(1000)}`))).toBe('/mijn-gkn');
    expect(await isSignedIn()).toBe(true);
  });

  it('says in the language of the page that it failed', async () => {
    await start();
    provider.instead = (_, response) => json(response, {}, 500);
    expect(locationOf(await signIn('/search/peat'))).toBe('/mijn-gkn?login=failed&language=en');
  });

  it('keeps what was pressed before, and leads back to its page', async () => {
    await start();
    preference.bookmarks.set('anna', ['7']);
    const pressed = await visitor.post('/mijn-gkn/bookmark', { item: '12', to: '/nieuws/veenweide' });
    expect(locationOf(pressed)).toContain('/authorize?');
    expect(preference.received).toEqual([]);
    expect(locationOf(await comeBack(pressed))).toBe('/nieuws/veenweide');
    expect(preference.bookmarks.get('anna')).toEqual(['7', '12']);
  });

  it('signs in although what was pressed could not be kept', async () => {
    await start();
    const pressed = await visitor.post('/mijn-gkn/bookmark', { item: '12', to: '/nieuws/veenweide' });
    preference.instead = (_, response) => json(response, { preferences: 'rubbish' });
    expect(locationOf(await comeBack(pressed))).toBe('/mijn-gkn?done=failed');
    preference.instead = undefined;
    expect(await isSignedIn()).toBe(true);
    expect(preference.bookmarks.size).toBe(0);
  });

  const changes: [string, IdTokenChange][] = [
    ['for somebody else', { audience: 'another client' }],
    ['of another issuer', { issuer: 'https://evil.example/' }],
    ['of another attempt', { nonce: 'another nonce' }],
    ['that has ended', { seconds: -60 }],
    ['that the provider did not sign', { signature: 'unknown' }],
  ];
  it.each(changes)('signs nobody in with a token %s', async (_, change) => {
    await start();
    provider.change = change;
    const response = await signIn();
    expect(provider.posts).toHaveLength(1);
    expect(locationOf(response)).toBe('/mijn-gkn?login=failed');
    expect(visitor.cookie('session')).toBeUndefined();
    expect(visitor.cookie('auth0.is.authenticated')).toBeUndefined();
    expect(await isSignedIn()).toBe(false);
  });

  it.each<[string, Answer]>([
    ['is down', (request) => request.destroy()],
    ['fails', (_, response) => json(response, {}, 500)],
    ['answers rubbish', (_, response) => response.end('<html>')],
    ['gives no token', (_, response) => json(response, {})],
  ])('signs nobody in when the provider %s, and says so', async (_, instead) => {
    await start();
    provider.instead = instead;
    expect(locationOf(await signIn())).toBe('/mijn-gkn?login=failed');
    expect(visitor.cookie('session')).toBeUndefined();
    expect(await markupOf('/mijn-gkn?login=failed')).toContain('Inloggen is niet gelukt. Probeer het nog eens.');
  });

  it('signs nobody in whom the provider refused', async () => {
    await start();
    const login = await visitor.get('/login');
    const state = new URL(locationOf(login)).searchParams.get('state') ?? '';
    const response = await visitor.get(`/?${new URLSearchParams({ error: 'access_denied', state })}`);
    expect(locationOf(response)).toBe('/mijn-gkn?login=failed');
    expect(provider.posts).toEqual([]);
    expect(visitor.cookie('session')).toBeUndefined();
    expect(visitor.cookie('sign-in')).toBeUndefined();
  });

  it.each([
    ['with another state', (url: string) => url.replace(/state=[^&]*/, 'state=another')],
    ['without a state', (url: string) => url.replace(/&state=[^&]*/, '')],
  ])('is no answer %s: the page is there as ever', async (_, change) => {
    await start();
    const response = await visitor.get(change(provider.approve(locationOf(await visitor.get('/login')))));
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(provider.posts).toEqual([]);
  });

  it('is no answer in a browser that did not begin', async () => {
    await start();
    const answer = provider.approve(locationOf(await visitor.get('/login')));
    const other = new TestVisitor(running.portal, origin);
    for (const attempt of [undefined, 'forged', visitor.cookie('sign-in')?.slice(0, -1)]) {
      if (attempt !== undefined) other.setCookie('sign-in', attempt);
      expect((await other.get(answer)).headers.getSetCookie()).toEqual([]);
    }
    expect(provider.posts).toEqual([]);
  });

  it('is gone once: whoever comes the same way again is not signed in', async () => {
    await start();
    const login = await visitor.get('/login');
    const attempt = visitor.cookie('sign-in') ?? '';
    const answer = provider.approve(locationOf(login));
    await visitor.get(answer);
    const other = new TestVisitor(running.portal, origin);
    other.setCookie('sign-in', attempt);
    expect(locationOf(await other.get(answer))).toBe('/mijn-gkn?login=failed');
    expect(other.cookie('session')).toBeUndefined();
    expect((await visitor.get(answer)).headers.getSetCookie()).toEqual([]);
  });

  it('replaces a session that was there before', async () => {
    await start();
    await signIn();
    const planted = visitor.cookie('session') ?? '';
    const other = new TestVisitor(running.portal, origin);
    other.setCookie('session', planted, '/mijn-gkn');
    visitor = other;
    provider.claims = { nickname: 'Bert', email: 'bert@example.nl' };
    await signIn();
    expect(visitor.cookie('session')).not.toBe(planted);
    const html = await markupOf('/mijn-gkn');
    expect(html).toContain('Ingelogd als Bert');
    expect(html).not.toContain('Anna');
  });
});

describe('where a visitor is led', () => {
  it('is the personal page in the language of the page that could not do what was pressed', async () => {
    await start();
    await signIn();
    preference.instead = (_, response) => json(response, {}, 500);
    const referer = `${origin}/search/peat`;
    const response = await visitor.post('/mijn-gkn/bookmark', { item: '12', to: '/search/peat' }, { referer });
    expect(locationOf(response)).toBe('/mijn-gkn?done=failed&language=en');
  });

  const strange = [
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'https:evil.example',
    'http://localhost:1/',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    `/${'a'.repeat(4000)}`,
  ];
  const withHost = (host: string) => [...strange, `http://${host}@evil.example/`, `//${host}:x@evil.example`];

  it('is never another host: after signing in', async () => {
    await start();
    for (const to of withHost(`localhost:${provider.port}`)) expect(locationOf(await signIn(to)), to).toBe('/mijn-gkn');
  });

  it('is never another host: from the page that led to signing in', async () => {
    await start();
    for (const referer of withHost(`localhost:${provider.port}`)) {
      const login = await visitor.get('/login', { referer });
      expect(locationOf(await comeBack(login)), referer).toBe('/mijn-gkn');
    }
  });

  it('is never another host: after a post', async () => {
    await start();
    await signIn();
    for (const to of withHost(`localhost:${provider.port}`)) {
      expect(locationOf(await visitor.post('/mijn-gkn/bookmark', { item: '12', to })), to).toBe('/mijn-gkn');
      const { pathname, origin: host } = new URL(locationOf(await visitor.post('/mijn-gkn/comment', { to })), origin);
      expect([host, pathname], to).toEqual([origin, '/mijn-gkn']);
    }
  });

  it('is this host with what only looks like another', async () => {
    await start();
    for (const to of ['%2F%2Fevil.example', '/%2Fevil.example', '/%5Cevil.example', '/bodem\r\nset-cookie: a=b']) {
      const location = locationOf(await signIn(to));
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, origin).origin).toBe(origin);
    }
    expect(locationOf(await signIn(`http://user:word@localhost:${provider.port}/bodem`))).toBe('/bodem');
    expect(locationOf(await comeBack(await visitor.get('/login', { referer: `${origin}/bodem?a=b` })))).toBe(
      '/bodem?a=b',
    );
  });

  it.each(['/login', '/login?to=/login', '/%6cogin', '/%6C%6Fgin', '/./login'])(
    'is not signing in once more: %s',
    async (to) => {
      await start();
      const { status, headers } = await visitor.get(locationOf(await signIn(to)));
      expect(headers.get('location') ?? '').not.toContain('/authorize');
      expect(status).not.toBe(303);
    },
  );
});

/** What a form of a page would post without being filled in. */
function formIn(html: string, action: string) {
  const form = new RegExp(`<form[^>]*action="${action}"[^>]*>(.*?)</form>`, 's').exec(html)?.[1] ?? '';
  const inputs = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name, value]) => [name, value]));
}

describe('a post', () => {
  const names = [
    'logout',
    'bookmark',
    'unbookmark',
    'comment',
    'delete-comment',
    'report',
    'note',
    'share',
    'end-newsletter',
    'forget',
  ];

  /** What is done for somebody and leads on; what was written and is not there is given back. */
  const works = names.filter((name) => !['logout', 'comment', 'note'].includes(name));

  it.each([
    ['another site’s page', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an older browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site that names ours', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
  ])('of %s is refused, whatever it is', async (_, headers: Record<string, string>) => {
    await start();
    await signIn();
    preference.received.length = 0;
    for (const name of names) {
      const cookie = `session=${visitor.cookie('session')}`;
      const body = new URLSearchParams({ item: '12', comment: '5', sure: 'yes' });
      const request = new Request(`${origin}/mijn-gkn/${name}`, {
        method: 'POST',
        body,
        headers: { ...headers, cookie },
      });
      const response = await running.portal.fetch(request);
      expect([name, response.status]).toEqual([name, 403]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(preference.received).toEqual([]);
  });

  it('is nothing where nobody signs in', async () => {
    await start({ env: { PUBLIC_ORIGIN: 'http://kennis.example.nl' } });
    for (const name of names) {
      const response = await visitor.post(`http://kennis.example.nl/mijn-gkn/${name}`);
      expect([name, response.status]).toEqual([name, 404]);
    }
  });

  it('is one of those that there are', async () => {
    await start();
    expect((await visitor.post('/mijn-gkn/else')).status).toBe(404);
    expect((await visitor.post('/mijn-gkn')).status).toBe(405);
    expect((await visitor.get('/mijn-gkn/forget')).status).not.toBe(303);
  });

  it('leads to signing in when nobody is signed in, and does nothing', async () => {
    await start();
    for (const name of works) {
      const response = await visitor.post(`/mijn-gkn/${name}`, { item: '12', comment: '5', sure: 'yes' });
      expect(locationOf(response)).toContain('/authorize?');
    }
    expect(preference.received).toEqual([]);
  });

  it('keeps an item once, and lets it go', async () => {
    await start();
    await signIn();
    preference.bookmarks.set('anna', ['12', '7']);
    await visitor.post('/mijn-gkn/bookmark', { item: '12', to: '/nieuws/veenweide' });
    expect(preference.bookmarks.get('anna')).toEqual(['7', '12']);
    await visitor.post('/mijn-gkn/unbookmark', { item: '7', sure: 'yes' });
    expect(preference.bookmarks.get('anna')).toEqual(['12']);
  });

  it('keeps nothing that has no id', async () => {
    await start();
    await signIn();
    for (const item of ['', ' ', 'x'.repeat(301)]) await visitor.post('/mijn-gkn/bookmark', { item });
    expect(preference.bookmarks.get('anna') ?? []).toEqual([]);
  });

  it.each<[string, Answer, readonly string[]]>([
    ['cannot be reached', (request) => request.destroy(), works],
    ['refuses', (_, response) => json(response, {}, 500), works],
    ['answers with no list', (_, response) => response.end('{'), ['bookmark', 'unbookmark']],
  ])('that could not be done says so: the service %s', async (_, instead, tried) => {
    await start();
    await signIn();
    preference.bookmarks.set('anna', ['7']);
    preference.instead = instead;
    const fields = { item: '12', comment: '5', sure: 'yes', to: '/nieuws/veenweide' };
    for (const name of tried) {
      const location = locationOf(await visitor.post(`/mijn-gkn/${name}`, fields));
      expect([name, location]).toEqual([name, '/mijn-gkn?done=failed']);
    }
    preference.instead = undefined;
    expect(preference.bookmarks.get('anna')).toEqual(['7']);
    expect(await markupOf('/mijn-gkn?done=failed')).toContain('Dat is niet gelukt. Probeer het straks nog eens.');
  });

  it('of a bookmark that no list has room for says so, and loses none', async () => {
    await start();
    await signIn();
    const full = Array.from({ length: 1000 }, (_, index) => String(index));
    preference.bookmarks.set('anna', full);
    preference.instead = ({ method }, response) =>
      method === 'PUT' ? json(response, {}, 400) : json(response, { preferences: { bookmarkedArticles: full } });
    const location = locationOf(await visitor.post('/mijn-gkn/bookmark', { item: 'veen', to: '/nieuws/veenweide' }));
    expect(location).toBe('/mijn-gkn?done=full');
    preference.instead = undefined;
    expect(await markupOf(location)).toContain('Je lijst is vol. Verwijder er eerst iets uit;');
    expect(preference.bookmarks.get('anna')).toEqual(full);
  });

  it('that was one too many says so', async () => {
    await start();
    await signIn();
    preference.instead = (_, response) => json(response, {}, 429);
    const location = locationOf(await visitor.post('/mijn-gkn/share', { share: 'on' }));
    expect(location).toBe('/mijn-gkn?done=limited');
    preference.instead = undefined;
    expect(await markupOf(location)).toContain('Dat ging te vaak achter elkaar.');
  });

  it.each<[string, number, string, () => Promise<void>]>([
    ['nobody is signed in', 401, 'Je bent niet meer ingelogd, dus je reactie is niet verstuurd.', async () => {}],
    [
      'the service refuses it',
      502,
      'Je reactie is niet aangekomen.',
      async () => {
        await signIn();
        preference.instead = (_, response) => json(response, {}, 500);
      },
    ],
    [
      'it is one too many',
      429,
      'Dat ging te vaak achter elkaar.',
      async () => {
        await signIn();
        preference.instead = ({ method }, response) => json(response, {}, method === 'POST' ? 429 : 404);
      },
    ],
  ])('of a comment gives back what was written: %s', async (_, status, words, prepare) => {
    await start();
    await prepare();
    const comment = 'Mooi stuk, maar </textarea> hoort er niet & wat dan?\r\nGroet';
    const fields = { item: '12', kind: 'news', title: 'Veenweide', comment, to: '/nieuws/veenweide' };
    const response = await visitor.post('/mijn-gkn/comment', fields);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(words);
    expect(formIn(html, '/mijn-gkn/comment')).toMatchObject({ item: '12', kind: 'news', to: '/nieuws/veenweide' });
    expect(html).toContain('>Mooi stuk, maar &lt;/textarea&gt; hoort er niet &amp; wat dan?\nGroet</textarea>');
    // Sent again, it is there.
    preference.instead = undefined;
    if (status === 401) await signIn();
    expect(locationOf(await visitor.post('/mijn-gkn/comment', fields))).toContain('#comments');
    expect(preference.comments).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['was lost', (request) => request.destroy()],
    ['is that there is one', (_, response) => json(response, {}, 409)],
  ])('of a comment that is there although its answer %s is not asked for twice', async (_, instead) => {
    await start();
    await signIn();
    preference.instead = (request, response) => {
      if (request.method !== 'POST') return preference.answer(request, response);
      preference.comments = [
        {
          id: 5,
          external_id: '12',
          author: 'anna',
          created_at: new Date().toISOString(),
          content: 'Mooi stuk,\nhoor.',
        },
      ];
      preference.instead = undefined;
      return instead(request, response);
    };
    const fields = { item: '12', comment: 'Mooi stuk,\r\nhoor. ', to: '/nieuws/veenweide' };
    expect(locationOf(await visitor.post('/mijn-gkn/comment', fields))).toContain('#comments');
    preference.instead = ({ method }, response) => json(response, [{ comments: [] }], method === 'POST' ? 409 : 200);
    expect((await visitor.post('/mijn-gkn/comment', fields)).status).toBe(502);
  });

  it('of a comment that is sent again is one, and is given back in the language that was read', async () => {
    await start();
    await signIn();
    const writing = '/mijn-gkn?comment=12&kind=news&title=Peat&page=%2Fnieuws%2Fveenweide&language=en';
    const { key = '', ...fields } = formIn(await markupOf(writing), '/mijn-gkn/comment');
    expect(key).toMatch(/^[\da-f-]{36}$/);
    const keys: unknown[] = [];
    preference.instead = ({ method, headers }, response) => {
      if (method === 'POST') keys.push(headers['idempotency-key']);
      return json(response, {}, 500);
    };
    const post = (comment: string, more: object) =>
      visitor.post('/mijn-gkn/comment', { ...fields, ...more, comment }, { referer: `${origin}/mijn-gkn/comment` });
    let given: Record<string, string> = { key };
    for (const comment of ['Well put.', 'Well put.', 'Well put!']) {
      const html = await (await post(comment, given)).text();
      expect(html).toContain('Your comment did not arrive.');
      given = formIn(html, '/mijn-gkn/comment');
      expect(given).toMatchObject({ key, language: 'en' });
    }
    const [one, again, changed] = keys;
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(again).toBe(one);
    expect(changed).not.toBe(one);
  });

  it.each<[string, number, string, () => Promise<void>]>([
    ['nobody is signed in', 401, 'Je bent niet meer ingelogd, dus je notitie is niet bewaard.', async () => {}],
    [
      'the service refuses it',
      502,
      'Je notitie is niet bewaard. Probeer het opnieuw.',
      async () => {
        await signIn();
        preference.instead = (_, response) => json(response, {}, 500);
      },
    ],
    [
      'it is one too many',
      429,
      'Dat ging te vaak achter elkaar.',
      async () => {
        await signIn();
        preference.instead = ({ method }, response) =>
          json(response, [{ comments: [], preferences: { bookmarkedArticles: ['12'] } }], method === 'PUT' ? 429 : 200);
      },
    ],
  ])('of a note gives back what was written: %s', async (_, status, words, prepare) => {
    await start();
    await prepare();
    const note = 'Hoofdstuk 4, </textarea> & tabel 2\r\nvoor vrijdag';
    const fields = { item: '12', title: 'Veenweide', language: 'nl' };
    const response = await visitor.post('/mijn-gkn/note', { ...fields, note });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(words);
    expect(html).toContain('>Hoofdstuk 4, &lt;/textarea&gt; &amp; tabel 2\nvoor vrijdag</textarea>');
    const given = formIn(html, '/mijn-gkn/note');
    expect(given).toEqual(fields);
    // Sent again from there it is kept.
    if (status === 401) await signIn();
    preference.received.length = 0;
    preference.instead = (request, response) =>
      request.url === '/api/bookmarknote/12' ? json(response, { id: '12' }) : preference.answer(request, response);
    expect(locationOf(await visitor.post('/mijn-gkn/note', { ...given, note }))).toBe('/mijn-gkn');
  });

  it('of more than anybody writes is not made into a page', async () => {
    await start();
    const response = await visitor.post('/mijn-gkn/comment', { item: '12', comment: 'x'.repeat(20_001) });
    expect(response.status).toBe(413);
    expect((await response.text()).length).toBeLessThan(200);
  });

  it('of what was copied out of a PDF goes without the characters that nobody sees', async () => {
    await start();
    await signIn();
    const comment = 'Zie p. 4:\fde boden\u0002daling\vgaat door.';
    await visitor.post('/mijn-gkn/comment', { item: '12', comment, to: '/nieuws/veenweide' });
    expect(preference.comments).toMatchObject([{ content: 'Zie p. 4:\nde bodendaling\ngaat door.' }]);
    const notes: unknown[] = [];
    preference.instead = (request, response) => {
      request.on('data', (bytes) => notes.push(JSON.parse(String(bytes))));
      json(response, {});
    };
    await visitor.post('/mijn-gkn/note', { item: '12', note: comment });
    expect(notes).toEqual([{ note: 'Zie p. 4:\nde bodendaling\ngaat door.' }]);
  });

  it('of a comment is there for everybody, under the name that signed in, once', async () => {
    await start();
    await visitor.get('/nieuws/veenweide');
    await signIn();
    const fields = { item: '12', kind: 'news', title: 'Veenweide', comment: 'Mooi stuk.', name: 'Bert', key: 'k1' };
    const response = await visitor.post('/mijn-gkn/comment', { ...fields, to: '/nieuws/veenweide?x=1' });
    const location = locationOf(response);
    expect(location).toMatch(/^\/nieuws\/veenweide\?posted=\w+#comments$/);
    const { headers, body } = preference.received.find(({ method }) => method === 'POST') ?? {};
    expect(headers?.['idempotency-key']).toMatch(/^[\w-]{43}$/);
    expect(JSON.parse(body ?? '{}')).toEqual({
      ...{ external_id: '12', content_subtype: 'news', title: 'Veenweide', url: `${origin}/nieuws/veenweide` },
      ...{ name: 'Anna', comment: 'Mooi stuk.' },
    });
    visitor = new TestVisitor(running.portal, origin);
    expect(await markupOf(location.replace(/#.*/, ''))).toContain('Mooi stuk.');
  });
});

describe('a comment on a page in the language that is not the site’s', () => {
  const page = '/nieuws/veenweide?language=en';

  it('is written, read and told of there', async () => {
    await start();
    const html = await markupOf(page);
    const [, writing = ''] = /href="(\/mijn-gkn\?comment=[^"]*)"/.exec(html) ?? [];
    await signIn();
    const form = await markupOf(writing.replaceAll('&amp;', '&'));
    const [, to = ''] = /name="to" value="([^"]*)"/.exec(form) ?? [];
    expect(to).toBe(page);
    const fields = { item: '12', kind: 'news', title: 'Peat', comment: 'Well put.', key: 'k2' };
    const response = await visitor.post('/mijn-gkn/comment', { ...fields, to });
    expect(locationOf(response)).toMatch(/^\/nieuws\/veenweide\?language=en&posted=\w+#comments$/);
    const { body } = preference.received.find(({ method }) => method === 'POST') ?? {};
    expect(JSON.parse(body ?? '{}')).toMatchObject({ url: origin + page });
  });
});

describe('what cannot be undone', () => {
  const comment = {
    ...{ id: 5, external_id: '12', author: 'anna', name: 'Anna', content: 'Mooi stuk.', title: 'Veenweide' },
    ...{ url: '/nieuws/veenweide', created_at: '2026-05-03T10:00:00Z' },
  };

  async function ask(name: string, fields: Record<string, string>) {
    await start();
    await signIn();
    preference.comments = [comment];
    preference.bookmarks.set('anna', ['12', '7']);
    preference.received.length = 0;
    const response = await visitor.post(`/mijn-gkn/${name}`, fields);
    expect(response.status).toBe(303);
    expect(preference.received).toEqual([]);
    return locationOf(response);
  }
  /** The form that stands on a page, as the browser would send it. */
  it.each([
    [
      'delete-comment',
      { comment: '5' },
      'ask=delete-comment&comment=5',
      'Weet je zeker dat je deze reactie wilt verwijderen?',
      'Mooi stuk.',
    ],
    ['unbookmark', { item: '12' }, 'ask=unbookmark&item=12', 'Wil je dit uit je lijst verwijderen?', 'Veenweide'],
    [
      'forget',
      {},
      'ask=forget',
      'Weet je zeker dat je alles wilt verwijderen?',
      'Je bladwijzers, notities en reacties',
    ],
  ])('is asked before: %s', async (name, fields: Record<string, string>, query, question, about) => {
    const location = await ask(name, fields);
    expect(location).toBe(`/mijn-gkn?${query}`);
    const html = await markupOf(location);
    expect(html).toContain(question);
    expect(html).toContain(about);
    expect(html).toMatch(/<a [^>]*href="\/mijn-gkn"[^>]*>.{0,80}Annuleren/s);
    expect(formIn(html, `/mijn-gkn/${name}`)).toEqual({ ...fields, sure: 'yes' });
  });

  it.each([403, 404, 410])('is done where a comment was deleted before, and the service says %i', async (status) => {
    await start();
    await signIn();
    const remove = () => visitor.post('/mijn-gkn/delete-comment', { comment: '5', sure: 'yes' });
    preference.instead = ({ method, url }, response) =>
      method === 'DELETE'
        ? json(response, {}, status)
        : json(response, url === '/api/mydata' ? [{ comments: [] }] : {});
    expect(locationOf(await remove())).toBe('/mijn-gkn');
    // Nor is it taken for gone where it is there, or where nobody says so.
    const mine = { id: 5, created_at: '2026-05-03T10:00:00Z', content: 'Mooi stuk.' };
    for (const answer of [[{ comments: [mine] }], undefined]) {
      preference.instead = ({ method }, response) =>
        method === 'DELETE' || !answer ? json(response, {}, status) : json(response, answer);
      expect(locationOf(await remove())).toBe('/mijn-gkn?done=failed');
    }
  });

  it('is done once the answer was yes', async () => {
    const deletion = formIn(await markupOf(await ask('delete-comment', { comment: '5' })), '/mijn-gkn/delete-comment');
    expect(locationOf(await visitor.post('/mijn-gkn/delete-comment', deletion))).toBe('/mijn-gkn');
    expect(preference.comments).toEqual([]);
    const removal = formIn(await markupOf('/mijn-gkn?ask=unbookmark&item=7'), '/mijn-gkn/unbookmark');
    await visitor.post('/mijn-gkn/unbookmark', removal);
    expect(preference.bookmarks.get('anna')).toEqual(['12']);
  });

  it('is not done with another answer', async () => {
    await ask('delete-comment', { comment: '5', sure: 'no' });
    expect(preference.comments).toHaveLength(1);
  });

  it.each(['?ask=delete-comment&comment=6', '?ask=delete-comment', '?ask=unbookmark&item=99', '?ask=else'])(
    'is not asked of what is not there: %s',
    async (query) => {
      await ask('forget', {});
      const html = await markupOf(`/mijn-gkn${query}`);
      expect(html).not.toContain('name="sure"');
      expect(html).toContain('id="bookmarks"');
    },
  );

  it('is asked of nobody who is not signed in', async () => {
    await start();
    expect(await markupOf('/mijn-gkn?ask=forget')).not.toContain('name="sure"');
  });
});

describe('a session', () => {
  const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  const lastToken = () => preference.received.at(-1)?.headers.authorization;

  it('has its tokens renewed when they end, and the cookie with them', async () => {
    await start();
    await signIn();
    const [first] = [visitor.cookie('session')];
    await visitor.get('/mijn-gkn');
    expect(visitor.cookie('session')).toBe(first);
    expect(lastToken()).toMatch(/^Bearer anna\.1\./);
    for (const round of [2, 3]) {
      later(1000);
      const before = visitor.cookie('session');
      expect(await isSignedIn()).toBe(true);
      expect(visitor.cookie('session')).not.toBe(before);
      expect(lastToken()).toMatch(new RegExp(`^Bearer anna\\.${round}\\.`));
    }
    expect(provider.posts.map((post) => post.get('grant_type'))).toEqual([
      'authorization_code',
      'refresh_token',
      'refresh_token',
    ]);
  });

  it('has them renewed by a post too', async () => {
    await start();
    await signIn();
    later(1000);
    const response = await visitor.post('/mijn-gkn/bookmark', { item: '12' });
    expect(cookieLine(response, 'session')).toMatch(/Path=\/mijn-gkn; HttpOnly; SameSite=Lax$/);
    expect(lastToken()).toMatch(/^Bearer anna\.2\./);
  });

  it('has room for tokens that are longer than a cookie may be', async () => {
    await start();
    await signIn();
    provider.longer = 5000;
    await signIn();
    expect(await isSignedIn()).toBe(true);
    expect(lastToken()?.length).toBeGreaterThan(5000);
    later(1000);
    provider.longer = 0;
    expect(await isSignedIn()).toBe(true);
    // Of the longer one nothing is left, nor would it be taken for a part of this one.
    expect(visitor.cookie('session.1')).toBeUndefined();
    visitor.setCookie('session.1', 'left', '/mijn-gkn');
    expect(await isSignedIn()).toBe(true);
    await visitor.post('/mijn-gkn/logout', {});
    expect(['session', 'session.1'].map((name) => visitor.cookie(name))).toEqual([undefined, undefined]);
    await signIn();
    visitor.setCookie('session.1', 'left', '/mijn-gkn');
    visitor.setCookie('session', `3~${visitor.cookie('session')}`, '/mijn-gkn');
    expect(await isSignedIn()).toBe(false);
  });

  it('is renewed once for all who ask at once, and for whoever never got the answer', async () => {
    await start();
    await signIn();
    later(1000);
    const before = visitor.cookie('session') ?? '';
    const tabs = [1, 2, 3].map(() => new TestVisitor(running.portal, origin));
    for (const tab of tabs) tab.setCookie('session', before, '/mijn-gkn');
    const pages = await Promise.all(tabs.map(async (tab) => (await tab.get('/mijn-gkn')).text()));
    visitor.setCookie('session', before, '/mijn-gkn');
    for (const html of [...pages, await markupOf('/mijn-gkn')]) expect(html).toContain('Ingelogd als Anna');
    expect(provider.posts).toHaveLength(2);
  });

  it('is over when the provider gives no new tokens, and the page says so', async () => {
    await start();
    await signIn();
    later(1000);
    provider.instead = (_, response) => json(response, { error: 'invalid_grant' }, 403);
    const response = await visitor.get('/mijn-gkn');
    expect(await response.text()).toContain('Je bent niet meer ingelogd. Log opnieuw in om verder te gaan.');
    expect(visitor.cookie('session')).toBeUndefined();
    expect(visitor.cookie('auth0.is.authenticated')).toBeUndefined();
    expect(await markupOf('/mijn-gkn')).not.toContain('Je bent niet meer ingelogd');
  });

  it.each<[string, Answer]>([
    ['is down', (request) => request.destroy()],
    ['fails', (_, response) => json(response, {}, 503)],
    ['is asked too often', (_, response) => json(response, { error: 'too_many_requests' }, 429)],
  ])('outlives a provider that %s', async (_, instead) => {
    await start();
    await signIn();
    later(1000);
    provider.instead = instead;
    preference.instead = (_, response) => json(response, {}, 401);
    const response = await visitor.get('/mijn-gkn');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Je gegevens kunnen nu niet worden opgehaald.');
    expect(visitor.cookie('session')).toBeDefined();
    provider.instead = undefined;
    preference.instead = undefined;
    expect(await isSignedIn()).toBe(true);
  });

  describe('whose token the service refuses before its time', () => {
    const onlyNew: Answer = (request, response) => {
      const isNew = request.headers.authorization?.startsWith('Bearer anna.2.');
      return isNew ? preference.answer(request, response) : json(response, { message: 'Unauthorized' }, 401);
    };
    const fields = { item: '12', comment: 'Mooi stuk.', to: '/nieuws/veenweide' };

    it('goes on with a new one: to read', async () => {
      await start({ preference: onlyNew });
      await signIn();
      expect(await isSignedIn()).toBe(true);
      expect(await markupOf('/mijn-gkn')).toContain('Nog niets bewaard');
      expect(provider.posts).toHaveLength(2);
    });

    it('goes on with a new one: to write', async () => {
      await start({ preference: onlyNew });
      await signIn();
      const response = await visitor.post('/mijn-gkn/comment', fields);
      expect(locationOf(response)).toContain('#comments');
      expect(cookieLine(response, 'session')).toBeDefined();
      expect(preference.comments).toHaveLength(1);
    });

    it('is over where the provider gives no other, and what was written is given back', async () => {
      await start({ preference: onlyNew });
      await signIn();
      provider.instead = (_, response) => json(response, { error: 'invalid_grant' }, 403);
      const response = await visitor.post('/mijn-gkn/comment', fields);
      expect(response.status).toBe(401);
      const html = await response.text();
      expect(html).toContain('Je bent niet meer ingelogd, dus je reactie is niet verstuurd.');
      expect(html).toContain('>Mooi stuk.</textarea>');
      expect(visitor.cookie('session')).toBeUndefined();
    });

    it('is no sign-in without end where a new one is refused as well', async () => {
      await start({ preference: (_, response) => json(response, { message: 'Unauthorized' }, 401) });
      await signIn();
      expect((await visitor.post('/mijn-gkn/comment', fields)).status).toBe(502);
      expect(locationOf(await visitor.post('/mijn-gkn/bookmark', fields))).toBe('/mijn-gkn?done=failed');
      expect(await markupOf('/mijn-gkn')).toContain('Je gegevens kunnen nu niet worden opgehaald.');
    });
  });

  it('is none with a cookie that was forged, cut, or made for something else', async () => {
    await start();
    await visitor.get('/login');
    const attempt = visitor.cookie('sign-in') ?? '';
    await signIn();
    const session = visitor.cookie('session') ?? '';
    for (const forged of ['x', session.slice(0, -2), attempt, createHash('sha256').update(session).digest('hex')]) {
      visitor.setCookie('session', forged, '/mijn-gkn');
      expect(await isSignedIn()).toBe(false);
    }
    expect(preference.received).toEqual([]);
  });

  it('ends where signing out with scripts ends, which know nothing of it', async () => {
    await start();
    await signIn();
    const response = await visitor.get('/logout');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(visitor.cookie('session')).toBeUndefined();
    expect(visitor.cookie('auth0.is.authenticated')).toBeUndefined();
    expect(await isSignedIn()).toBe(false);
  });

  it('ends here and at the provider, which leads back', async () => {
    await start();
    await signIn();
    const response = await visitor.post('/mijn-gkn/logout');
    const asked = new URL(locationOf(response));
    expect(asked.origin + asked.pathname).toBe(`${origin}/v2/logout`);
    expect(Object.fromEntries(asked.searchParams)).toEqual({ client_id: 'portal', returnTo: `${origin}/logout` });
    expect(visitor.cookie('session')).toBeUndefined();
    expect(visitor.cookie('auth0.is.authenticated')).toBeUndefined();
    expect(await isSignedIn()).toBe(false);
  });
});

describe('My GKN', () => {
  it('is kept nowhere, and is its visitor’s alone', async () => {
    await start();
    await signIn();
    preference.bookmarks.set('anna', ['12']);
    const own = await visitor.get('/mijn-gkn');
    expect(own.headers.get('cache-control')).toBe('no-store');
    const html = await own.text();
    expect(html).toContain('Ingelogd als Anna (anna@example.nl)');
    expect(html).toContain('Veenweide');
    const other = await new TestVisitor(running.portal, origin).get('/mijn-gkn');
    expect(other.headers.get('cache-control')).toBe('no-store');
    expect(await other.text()).not.toMatch(/Anna|anna@example|Veenweide/);
  });

  it('leads to signing in, and back, in the language that it is read in', async () => {
    await start();
    const wayInOf = async (address: string) => {
      const [, href = ''] = /href="(\/login\?to=%2Fmijn-gkn[^"]*)"/.exec(await markupOf(address)) ?? [];
      return new URL(href.replaceAll('&amp;', '&'), origin).searchParams.get('to');
    };
    expect(await wayInOf('/mijn-gkn')).toBe('/mijn-gkn');
    expect(await wayInOf('/mijn-gkn?language=en')).toBe('/mijn-gkn?language=en');
    const writing = '/mijn-gkn?comment=12&kind=news&title=Peat&page=%2Fnieuws%2Fveenweide';
    expect(await wayInOf(`${writing}&language=en`)).toBe(`${writing}&language=en`);
  });

  it('is found from every page in the language that is read there', async () => {
    await start();
    expect(await markupOf('/search/peat')).toContain('href="/mijn-gkn?language=en"');
    expect(await markupOf('/zoeken/veen')).toContain('href="/mijn-gkn"');
  });

  it('stays in the language that it is read in where its list is searched, or a question answered by no', async () => {
    await start();
    await signIn();
    preference.bookmarks.set('anna', ['12']);
    const html = await markupOf('/mijn-gkn?find=nothing&language=en');
    expect(formIn(html, '/mijn-gkn')).toEqual({ language: 'en' });
    expect(html).toMatch(/<a [^>]*href="\/mijn-gkn\?language=en"[^>]*>Show the whole list/);
    expect(await markupOf('/mijn-gkn?ask=forget&language=en')).toMatch(
      /<a [^>]*href="\/mijn-gkn\?language=en"[^>]*>.{0,80}Cancel/s,
    );
  });

  it('leads to the account in the language that it is read in', async () => {
    await start();
    await signIn();
    const account = `${origin}/u/account?site=groenkennisnet&amp;ui_locales=`;
    expect(await markupOf('/mijn-gkn?language=en')).toContain(`href="${account}en"`);
    expect(await markupOf('/mijn-gkn')).toContain(`href="${account}nl"`);
  });

  it('names and finds what a comment is about where the service has its id alone', async () => {
    await start();
    await signIn();
    const mine = { author: 'anna', created_at: '2026-05-03T10:00:00Z', content: 'Mooi stuk.' };
    preference.comments = [
      { ...mine, id: 5, external_id: '12' },
      { ...mine, id: 6, external_id: 'weg' },
    ];
    const html = await markupOf('/mijn-gkn');
    expect(html).toMatch(/<a [^>]*href="\/nieuws\/veenweide#comments"[^>]*>Veenweide<\/a>/);
    expect(html).toMatch(/<a [^>]*href="\/mijn-gkn#comments"[^>]*>Niet meer te vinden \(weg\)<\/a>/);
  });

  it('says of nothing that it is gone while nobody can tell', async () => {
    await start({ query: (_, response) => json(response, {}, 503) });
    await signIn();
    preference.bookmarks.set('anna', ['record-1']);
    preference.comments = [
      { id: 5, external_id: 'record-2', author: 'anna', created_at: '2026-05-03T10:00:00Z', content: 'Mooi stuk.' },
    ];
    const html = await markupOf('/mijn-gkn');
    for (const id of ['record-1', 'record-2']) expect(html).toContain(`Titel nu niet op te halen (${id})`);
    expect(html).not.toContain('Niet meer te vinden');
    expect(await markupOf('/mijn-gkn?ask=unbookmark&item=record-1')).not.toContain('Niet meer te vinden');
  });

  it('looks up the newest hundred of a thousand bookmarks, and calls none of the others gone', async () => {
    await start();
    await signIn();
    preference.bookmarks.set('anna', [...Array.from({ length: 999 }, (_, index) => `record-${index}`), '12']);
    const html = await markupOf('/mijn-gkn');
    expect(html).toContain('Veenweide');
    expect(html).toContain('Titel nu niet op te halen (record-0)');
    expect(html).not.toContain('Niet meer te vinden');
  });

  it('offers nothing that the service has no call for', async () => {
    await start();
    await signIn();
    preference.bookmarks.set('anna', ['12']);
    expect(await markupOf('/mijn-gkn')).not.toMatch(/action="\/mijn-gkn\/(?:note|share|end-newsletter|forget)"/);
  });

  it('says of no bookmarks that there are none while they cannot be had', async () => {
    await start();
    await signIn();
    preference.instead = ({ url }, response) =>
      url === '/api/mydata' ? json(response, [{ comments: [] }]) : json(response, {}, 500);
    const html = await markupOf('/mijn-gkn');
    expect(html).toContain('Je gegevens kunnen nu niet worden opgehaald.');
    expect(html).not.toContain('Nog niets bewaard');
  });

  it.each([404, 400, 500])('is there at once for somebody whom the service has never heard of: %i', async (status) => {
    await start();
    await signIn();
    preference.instead = (_, response) => json(response, { message: 'User not found' }, status);
    const html = await markupOf('/mijn-gkn');
    expect(html).toContain('Nog niets bewaard');
    expect(html).not.toContain('Je gegevens kunnen nu niet worden opgehaald.');
  });

  it('is the only page that knows who is signed in', async () => {
    await start();
    const before = await markupOf('/nieuws/veenweide');
    await signIn();
    expect(await markupOf('/nieuws/veenweide')).toBe(before);
  });

  it('has what was typed as text, whatever it looks like', async () => {
    await start();
    const text = '<script>alert(1)</script> "onfocus=" javascript:alert(2) <a href=javascript:alert(3)>x</a>';
    provider.claims = { nickname: '<img src=x onerror=alert(4)>', email: '"><b>@example.nl' };
    await signIn();
    const mine = { external_id: '12', author: 'anna', name: 'x', created_at: '2026-05-03T10:00:00Z' };
    preference.comments = [
      { ...mine, id: '"><b>', content: text, title: '<b>titel</b>', url: 'javascript:alert(5)' },
      { ...mine, id: '6', content: text, title: '', url: '/\\evil.example' },
    ];
    preference.bookmarks.set('anna', ['"><b>']);
    const html = await (
      await visitor.get('/mijn-gkn?find="><b>&comment="><b>&title=<b>&page=javascript:alert(6)')
    ).text();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script>alert|<img src=x|<b>|<a href=javascript/);
    expect(html).not.toMatch(/(?:href|action|src)="\s*(?:javascript:|[\\/]{2}|\/\\)/i);
  });

  it.each<[string, Answer, string]>([
    ['is down', (request) => request.destroy(), 'Deze lijst kan nu niet worden opgehaald.'],
    ['has too much to do', (_, response) => json(response, {}, 429), 'Deze lijst kan nu niet worden opgehaald.'],
    ['answers rubbish', (_, response) => response.end('{'), 'Deze lijst kan nu niet worden opgehaald.'],
    ['knows of no such list', (_, response) => json(response, {}, 404), 'Deze lijst wordt niet meer gedeeld.'],
    [
      'has one whose titles nobody knows now',
      (_, response) => json(response, { bookmarks: ['urn-1', 'record-2'], name: 'Anna' }),
      'Deze lijst kan nu niet worden opgehaald.',
    ],
  ])('tells whoever follows a shared link what there is, where the service %s', async (_, instead, told) => {
    await start({ query: (_, response) => json(response, {}, 503) });
    preference.instead = instead;
    const response = await visitor.get('/mijn-gkn?list=abc');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<h1');
    expect(html).toContain(told);
    expect(response.headers.get('ratelimit')).toContain('personal');
  });

  it('says that the data cannot be fetched when the service is down', async () => {
    await start();
    await signIn();
    preference.instead = (request) => request.destroy();
    const html = await markupOf('/mijn-gkn');
    expect(html).toContain('Ingelogd als Anna');
    expect(html).toContain('Je gegevens kunnen nu niet worden opgehaald.');
    // Others may use the same computer next.
    expect(html).toMatch(/<form[^>]*action="\/mijn-gkn\/logout"/);
  });
});

it('says no code and no token in a log line, an address or a page', async () => {
  await start();
  const login = await visitor.get('/login?to=/nieuws/veenweide');
  const seen = [login, await comeBack(login)];
  for (const path of ['/mijn-gkn', '/nieuws/veenweide']) seen.push(await visitor.get(path));
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 1_000_000 });
  seen.push(await visitor.post('/mijn-gkn/comment', { item: '12', comment: 'Mooi', to: '/nieuws/veenweide' }));
  preference.instead = (request) => request.destroy();
  seen.push(await visitor.get('/mijn-gkn'));
  vi.setSystemTime(now + 2_000_000);
  provider.instead = (request) => request.destroy();
  seen.push(await visitor.get('/mijn-gkn'));
  provider.instead = undefined;
  // Somebody else's answer: the page is there, and its address is logged without it.
  seen.push(await new TestVisitor(running.portal, origin).get(provider.approve(locationOf(login))));
  const session = visitor.cookie('session') ?? '';
  seen.push(await visitor.post('/mijn-gkn/logout'));

  expect(provider.secrets.length).toBeGreaterThan(4);
  expect(logged).toContain('"path":"/mijn-gkn"');
  expect(logged).toContain('personal.failed');
  expect(session).not.toBe('');
  const texts = await Promise.all(
    seen.map(async (response) => `${locationOf(response)} ${response.headers.get('link')} ${await response.text()}`),
  );
  // A page names its own address, with what its visitor brought; nobody else has that page.
  const [stranger = ''] = texts.splice(-2, 1);
  for (const secret of [...provider.secrets, session]) {
    expect(logged).not.toContain(secret);
    expect(texts.join('\n')).not.toContain(secret);
  }
  expect(stranger).toContain('Zand, klei en veen.');
});
