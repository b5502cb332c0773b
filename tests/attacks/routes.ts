/*
 * Every address of the portal and of the services behind it that takes something from outside. `covered.test.ts` holds
 * this list against the routes of the code: an address that is added there has to be added here.
 */

export type Service = 'portal' | 'query' | 'preference';

export interface Route {
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:value` where a payload stands in the path itself. */
  readonly path: string;
  /** Parameters of the address that are attacked one at a time. */
  readonly parameters?: readonly string[];
  /** What the address needs besides the attacked parameter, so that it gets past the first question. */
  readonly fixed?: string;
  /** Fields that are posted; attacked one at a time, as a form and as JSON. */
  readonly fields?: readonly string[];
  readonly body?: 'form' | 'json';
  /** Most that an answer may hold (bytes, unpacked), where pages of the site are no measure. */
  readonly mostBytes?: number;
}

const search = ['term', 'language', 'portlet', 'trefwoord', 'jaar', 'jaar_van', 'jaar_tot', 'box', 'near', 'km', 'by'];
const order = ['srt', 'srt_direction', 'start', 'view', 'zoom', 'id', 'exact'];
const scopeSearch = ['q', 'exact', 'wq_flt', 'wq_val', 'wq_max', 'wq_ofs', 'wq_srt_asc', 'box', 'near', 'facet_values'];

const get = (path: string, parameters?: readonly string[], more: Partial<Route> = {}): Route => ({
  ...{ service: 'portal' as const, method: 'GET' as const, path },
  ...(parameters && { parameters }),
  ...more,
});
const query = (path: string, parameters?: readonly string[], more: Partial<Route> = {}): Route =>
  get(path, parameters, { service: 'query', mostBytes: 3_000_000, ...more });
const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  fields: readonly string[],
  more: Partial<Route> = {},
): Route => ({ service: 'portal', method, path, fields, ...more });

/** Documents and files. */
const documents: readonly Route[] = [
  get('/:value'),
  get('/bodem/:value'),
  get('/', ['language', 'state', 'code', 'error', 'iss']),
  get('/zoeken/:value'),
  get('/search/:value'),
  get('/zoeken/*', [...search.slice(2), ...order]),
  get('/zoeken', ['term']),
  get('/zoeken/auteur/:value'),
  get('/zoeken/organisatie/:value'),
  get('/zoeken/resultaat/:value', undefined, { fixed: 'id=1060001' }),
  get('/zoeken/resultaat/-', ['id']),
  get('/ai-zoeken/:value'),
  get('/ai-zoeken/bodem', ['after', 'written', 'feedback']),
  get('/portlet/:value'),
  get('/portlet/kringlooplandbouw/:value'),
  get('/portlet/kringlooplandbouw/*', ['embed', 'trefwoord', 'jaar_van', 'start']),
  get('/portlet/kringlooplandbouw/resultaat/-', ['id']),
  get('/aiSearch/:value'),
  get('/mijn-gkn', ['language', 'login', 'done', 'share', 'order', 'state', 'at']),
  get('/login', ['to']),
  get('/preview', ['url', 'site', 'language', 'mode', 'width', 'stress', 'at', 'share', 'snapshot']),
  get('/preview/page', ['url', 'site', 'language', 'snapshot', 'share']),
  get('/preview/help', ['language']),
  get('/developers', ['language']),
  get('/logout', ['language']),
  get('/assets/:value'),
  get('/pictures/:value'),
  get('/pictures/w640/:value'),
  get('/films/:value'),
  get('/sitemap-:value.xml'),
  get('/sitemap-records-:value.xml', undefined, { mostBytes: 6_000_000 }),
  get('/api/schema/:value'),
  get('/.well-known/:value'),
  ...[
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/robots.txt',
    '/opensearch.xml',
    '/nieuws.rss',
    '/news.rss',
  ].map((path) => get(path, ['language'])),
  get('/sitemap.xml', ['page']),
  get('/sitemap-records.xml', ['page']),
  get('/api/schema', ['kind']),
];

/** What scripts and programs ask the portal for. */
const calls: readonly Route[] = [
  get('/api/:value'),
  get('/api/page', ['path', 'language']),
  get('/api/shell', ['language']),
  get('/api/search', [...search, ...order], { fixed: 'term=bodem&language=nl' }),
  get('/api/values', ['facet', 'find', ...search], { fixed: 'term=*&language=nl&facet=trefwoord' }),
  get('/api/map', ['view', 'zoom', ...search], { fixed: 'term=*&language=nl&view=3,50,8,54&zoom=7' }),
  get('/api/suggest', ['q', 'language', 'portlet'], { fixed: 'language=nl' }),
  get('/api/calendar', ['path', 'language']),
  get('/api/citation', ['id', 'format', 'language', 'portlet'], { fixed: 'id=1060001&format=ris' }),
  get('/api/list', ['format', ...search, 'id'], { fixed: 'term=zink&format=ris', mostBytes: 4_000_000 }),
  get('/api/feed', [...search, 'srt'], { fixed: 'term=bodem' }),
  get('/api/answer', ['question', 'language', 'after', 'written'], { fixed: 'question=wat+is+bodem' }),
  get('/api/answer/written', ['question', 'after']),
  get('/api/comments', ['item']),
  get('/api/items', ['id']),
  get('/api/preview', ['url', 'site', 'language', 'snapshot', 'share']),
  get('/api/preview/source', ['snapshot']),
  get('/oai', ['verb', 'metadataPrefix', 'identifier', 'from', 'until', 'set', 'resumptionToken'], {
    fixed: 'verb=ListRecords&metadataPrefix=oai_dc',
    mostBytes: 1_000_000,
  }),
  get('/api/getpreferences'),
  get('/api/mydata'),
  get('/api/mybookmarks'),
  get('/api/mynewsletters'),
  get('/api/sharedbookmarks/:value'),
  get('/api/moderation/waiting'),
  send('DELETE', '/api/mydata', []),
  send('DELETE', '/api/deletemycomment/:value', []),
  send('DELETE', '/api/mynewsletters/:value', []),
  send('PUT', '/api/setpreferences', ['bookmarks'], { body: 'json' }),
  send('PUT', '/api/sharedbookmarks', ['ids'], { body: 'json' }),
  send('PUT', '/api/bookmarknote/:value', ['note'], { body: 'json' }),
  send('PUT', '/api/moderation/:value', ['decision'], { body: 'json' }),
  send('POST', '/api/reportcomment/:value', ['reason'], { body: 'json' }),
  send('POST', '/api/comments', ['url', 'comment', 'external_id'], { body: 'json' }),
];

/** What forms post, with and without scripts. */
const posts: readonly Route[] = [
  send('POST', '/api/form', ['_page', '_element', '_website', '_button', 'field:naam', '__proto__', 'email']),
  send('POST', '/api/newsletter', ['_page', '_element', 'field:email', 'list']),
  send('POST', '/api/answer/feedback', ['useful', 'reason', 'question', 'after', 'language']),
  send('POST', '/api/violations', ['csp-report'], { body: 'json' }),
  send('POST', '/api/preview', ['type', 'contents', 'title', 'metadata'], { body: 'json' }),
  send('POST', '/api/preview/share', ['url'], { body: 'json' }),
  send('POST', '/preview/page', ['page']),
  send('POST', '/hooks/content', ['ids', 'paths', 'sites', 'everything'], { body: 'json' }),
  send('POST', '/oai', ['verb', 'resumptionToken', 'identifier']),
  ...[
    'bookmark',
    'unbookmark',
    'comment',
    'note',
    'share',
    'forget',
    'report',
    'delete-comment',
    'end-newsletter',
    'logout',
    ':value',
  ].map((name) => send('POST', `/mijn-gkn/${name}`, ['item', 'to', 'comment', 'kind', 'title', 'key', 'sure'])),
];

/** Signing in, on the portal's own addresses. */
const identity: readonly Route[] = [
  get(
    '/authorize',
    ['client_id', 'redirect_uri', 'scope', 'state', 'response_type', 'prompt', 'request', 'request_uri', 'claims'],
    { fixed: 'response_type=code' },
  ),
  get('/v2/logout', ['returnTo', 'client_id', 'id_token_hint']),
  get('/u/login/:value'),
  get('/u/login/:value/sign-up'),
  get('/u/login/:value/confirm', ['token']),
  get('/u/login/:value/new-password', ['token']),
  ...['sent', 'forgotten', 'passkey'].map((name) => get(`/u/login/:value/${name}`, ['email'])),
  ...['data', 'password', 'delete', 'passkeys', 'passkeys/add', 'passkeys/name', 'passkeys/remove'].map((name) =>
    get(`/u/account/${name}`, ['site', 'ui_locales', 'id']),
  ),
  ...['/u/pages.css', '/u/passkeys.js', '/subscriptions/pages.css', '/subscriptions'].map((path) => get(path)),
  get('/.well-known/change-password', ['site']),
  get('/authorize/:value'),
  get('/v2/logout/confirm', ['xsrf']),
  get('/u/account', ['site', 'ui_locales', 'done']),
  get('/u/:value'),
  get('/userinfo', ['access_token']),
  get('/.well-known/jwks.json'),
  send('POST', '/oauth/token', ['grant_type', 'code', 'code_verifier', 'redirect_uri', 'client_id', 'refresh_token']),
  send('POST', '/u/login/:value', ['email', 'password']),
  send('POST', '/u/login/:value/sign-up', ['email', 'password', 'name']),
  send('POST', '/u/login/:value/forgotten', ['email']),
  send('POST', '/u/login/:value/confirm', ['token']),
  send('POST', '/u/login/:value/passkey', ['response'], { body: 'json' }),
  send('POST', '/u/login/:value/passkey/challenge', [], { body: 'json' }),
  send('POST', '/u/login/:value/new-password', ['token', 'password']),
  ...['add', 'name', 'remove'].map((name) => send('POST', `/u/account/passkeys/${name}`, ['response', 'id', 'name'])),
  ...['/authorize', '/authorize/:value', '/v2/logout', '/v2/logout/confirm', '/userinfo'].map((path) =>
    send('POST', path, ['client_id', 'redirect_uri', 'state', 'access_token', 'xsrf', 'logout']),
  ),
  send('POST', '/u/account/password', ['password']),
  send('POST', '/u/account/delete', ['sure']),
  get('/subscriptions/confirm', ['token', 'site']),
  get('/subscriptions/stop', ['token', 'site']),
  send('POST', '/subscriptions/confirm', ['token']),
  send('POST', '/subscriptions/stop', ['token']),
];

/** The query service, as whoever reaches its port asks it. */
const queryCalls: readonly Route[] = [
  query('/:value'),
  query('/gkn3', scopeSearch),
  query('/gkn3/:value'),
  query('/gkn3/:value/similar'),
  query('/gkn3/1060001/similar', ['max']),
  query('/gkn3/filters', ['q']),
  query('/gkn3/suggest', ['q', 'lang']),
  query('/gkn3/values', ['facet', 'find', 'max', ...scopeSearch], { fixed: 'facet=trefwoord' }),
  query('/gkn3/clusters', ['view', 'zoom', ...scopeSearch], { fixed: 'view=3,50,8,54&zoom=7' }),
  query('/gkn3/places', ['find']),
  query('/gkn3/listing', ['part', 'size']),
  query('/gkn3/changes', ['from', 'until', 'after', 'max', 'id']),
  query('/gkn3/answer', ['q', 'lang', 'site', 'after', 'max'], { fixed: 'q=bodem&lang=nl&site=groenkennisnet' }),
  query('/import', ['token']),
  send('POST', '/import', ['records'], { service: 'query', body: 'json' }),
  send('DELETE', '/import', ['ids'], { service: 'query', body: 'json' }),
];

/** The preference service, without the portal in front. */
const preferenceCalls: readonly Route[] = [
  get('/api/articlesextended', ['external_id', 'id'], { service: 'preference' }),
  get('/api/sharedbookmarks/:value', undefined, { service: 'preference' }),
  get('/api/:value', undefined, { service: 'preference' }),
  get('/api/answerfeedback', ['site'], { service: 'preference' }),
  ...['forms', 'newsletter', 'comments', 'answerfeedback'].map((name) =>
    send('POST', `/api/${name}`, ['email', 'site', 'list', 'fields', 'useful', 'comment', 'url', '__proto__'], {
      service: 'preference',
      body: 'json',
    }),
  ),
];

export const attackedRoutes: readonly Route[] = [
  ...documents,
  ...calls,
  ...posts,
  ...identity,
  ...queryCalls,
  ...preferenceCalls,
];
