import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { loginPath } from '#app/personal/loginPath.ts';
import { personalPath } from '#app/views/personal/address.ts';
import { textReply } from '../http/plainReply.ts';
import type { Limits } from '../limits/limits.ts';
import { isOwnPage } from '../posts/isOwnPage.ts';
import { readPost } from '../posts/readPost.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { People } from './people.ts';
import type { CallPersonally } from './personalCalls.ts';
import { type Errand, redirectWith, type Session } from './session/sessions.ts';

interface SessionOptions {
  readonly people: Pick<People, 'sessions' | 'call' | 'comments'>;
  readonly limits: Limits;
}

type Work = (session: Session, values: Values, context: RequestContext) => Promise<Outcome>;
type Values = Readonly<Record<string, string>>;
/** Where the visitor goes on, and what the page there says. */
interface Outcome {
  readonly to: string;
}

/**
 * What belongs to a visitor, without JavaScript: every flow is a form or a link, and ends on a page.
 * - `GET /login?to=` leads to the provider; its answer comes back to `/?code=&state=`
 * - `POST /mijn-gkn/…`: `logout`, `bookmark`, `unbookmark`, `comment`, `delete-comment`, `report`, `note`, `share`,
 *   `end-newsletter`, `forget`, each from our own pages only
 */
export function createSessionFeature({ people, limits }: SessionOptions): Feature {
  const { sessions, call, comments } = people;
  const routes: FeatureRoutes = new Hono();

  routes.get(loginPath, async ({ env }) => {
    if (!env.site.identity) return textReply(404, 'Nobody can sign in here.');
    return sessions.begin(env, { returnTo: returnPath(env, new URLSearchParams(env.search).get('to')) });
  });

  routes.get('/', async ({ env }, next) => {
    const finished = env.search.includes('state=') ? await sessions.finish(env) : undefined;
    if (!finished) return next();
    const { outcome, errand, session, cookies } = finished;
    if (outcome === 'failed') return redirectWith(`${personalPath}?login=failed`, cookies);
    if (session && errand.bookmark !== undefined) await changeBookmarks(call, session, add(errand.bookmark));
    return redirectWith(errand.returnTo, cookies);
  });

  const post = (name: string, work: Work, errand: (values: Values) => Partial<Errand> = () => ({})) =>
    routes.post(`${personalPath}/${name}`, async (c) => {
      const { env } = c;
      const read = await readOwnPost(c, limits);
      if (read instanceof Response) return read;
      const session = await sessions.of(env);
      const returnTo = returnPath(env, read.to);
      // What was pressed before signing in is done after it, where that needs no second look.
      if (!session || session === 'over') return sessions.begin(env, { returnTo, ...errand(read) });
      const { to } = await work(session, { ...read, to: returnTo }, env);
      return redirectWith(to, session.cookies);
    });

  routes.post(`${personalPath}/logout`, async (c) => {
    const read = await readOwnPost(c, limits);
    return read instanceof Response ? read : sessions.end(c.env);
  });

  post(
    'bookmark',
    async (session, { item = '', to = '' }) => {
      await changeBookmarks(call, session, add(item));
      return { to };
    },
    ({ item }) => ({ bookmark: item }),
  );
  post('unbookmark', async (session, { item = '' }) => {
    await changeBookmarks(call, session, (ids) => ids.filter((id) => id !== item));
    return { to: personalPath };
  });
  post('comment', async (session, { comment = '', item = '', kind = '', title = '', to = '', key = '' }) => {
    const { status } = await call({
      ...{ method: 'POST', path: '/api/comments', authorization: session.authorization },
      body: bodyOf({ external_id: item, content_subtype: kind, title, url: to, name: session.name, comment }),
      ...(key && { idempotencyKey: key }),
    });
    if (status !== 201) return { to: `${personalPath}?${failure(status)}` };
    comments.forget();
    // An address of its own: the page is kept for a moment as it was.
    return { to: `${to.split(/[?#]/)[0]}?posted=${Date.now().toString(36)}#comments` };
  });
  post('delete-comment', async (session, { comment = '' }) => {
    const path = `/api/deletemycomment/${encodeURIComponent(comment)}`;
    await call({ method: 'DELETE', path, authorization: session.authorization });
    comments.forget();
    return { to: personalPath };
  });
  post('report', async (session, { comment = '', reason = '', to = '' }) => {
    const path = `/api/reportcomment/${encodeURIComponent(comment)}`;
    await call({ method: 'POST', path, authorization: session.authorization, body: bodyOf({ reason }) });
    return { to };
  });
  post('note', async (session, { item = '', note = '' }) => {
    const path = `/api/bookmarknote/${encodeURIComponent(item)}`;
    await call({ method: 'PUT', path, authorization: session.authorization, body: bodyOf({ note }) });
    return { to: personalPath };
  });
  post('end-newsletter', async (session, { newsletter = '' }) => {
    const path = `/api/mynewsletters/${encodeURIComponent(newsletter)}`;
    await call({ method: 'DELETE', path, authorization: session.authorization });
    return { to: personalPath };
  });
  post('share', async (session, { share = '' }) => {
    const body = bodyOf({ shared: share === 'on' });
    await call({ method: 'PUT', path: '/api/sharedbookmarks', authorization: session.authorization, body });
    return { to: personalPath };
  });
  post('forget', async (session) => {
    const { status } = await call({ method: 'DELETE', path: '/api/mydata', authorization: session.authorization });
    return { to: status === 200 ? `${personalPath}?done=forgotten` : `${personalPath}?${failure(status)}` };
  });

  return { routes };
}

function failure(status: number): string {
  return status === 429 ? 'done=limited' : 'done=failed';
}

function bodyOf(content: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(content));
}

/** The fields of a form that one of our own pages posted, or why it is refused. */
async function readOwnPost({ env }: Context<{ Bindings: RequestContext }>, limits: Limits): Promise<Values | Response> {
  if (!env.site.identity) return textReply(404, 'There is nothing at this address.');
  if (!isOwnPage(env)) return textReply(403, 'Forms are posted from the pages of this site only. Open the page again.');
  const { isWithin, headers } = await limits.spend('personal', env);
  if (!isWithin) return textReply(429, 'Too much at once. Wait a minute and try again.', { ...headers });
  const read = await readPost(env.request);
  if (read.kind === 'refused') return textReply(read.status, read.reason);
  return Object.fromEntries(Object.entries(read.post.values).map(([name, [value = '']]) => [name, value]));
}

/** A path of this site, from a parameter or from the page that led here; never another host. */
function returnPath({ request, site: { plan } }: RequestContext, wanted: string | null | undefined): string {
  const given = wanted ?? request.headers.get('referer') ?? '';
  const url = URL.canParse(given, plan.origin) ? new URL(given, plan.origin) : undefined;
  const isOwn = url?.origin === plan.origin && !url.pathname.startsWith('//') && url.pathname !== loginPath;
  return isOwn ? url.pathname + url.search + url.hash : personalPath;
}

const preferences = z.object({ preferences: z.object({ bookmarkedArticles: z.array(z.string()) }) });

type Change = (ids: readonly string[]) => readonly string[];

function add(item: string): Change {
  return (ids) => [...ids.filter((id) => id !== item), item];
}

/** Whoever the service has never heard of has no bookmarks yet (specification, section 8: "User not found"). */
async function changeBookmarks(call: CallPersonally, { authorization }: Session, change: Change): Promise<void> {
  const known = await call({ method: 'GET', path: '/api/getpreferences', authorization });
  if (known.status !== 200 && known.status !== 404) return;
  const ids = known.status === 404 ? [] : preferences.parse(JSON.parse(known.body)).preferences.bookmarkedArticles;
  const body = bodyOf({ preferences: { bookmarkedArticles: change(ids) } });
  await call({ method: 'PUT', path: '/api/setpreferences', authorization, body });
}
