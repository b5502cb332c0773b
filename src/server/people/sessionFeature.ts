import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { commentsIn, hasJustPosted, type MyComment } from '#app/api/myData.ts';
import { typedText } from '#app/api/typedText.ts';
import { languageOfAddress, pathAndLanguage } from '#app/language/languageOfPath.ts';
import { isFull } from '#app/personal/isFull.ts';
import { loginPath } from '#app/personal/loginPath.ts';
import { pageAddress, withParameter } from '#app/personal/pageAddress.ts';
import { personalPath } from '#app/views/personal/address.ts';
import { type PersonalQuestion, personalQuestionPath } from '#app/views/personal/personalSearch.ts';
import type { Language } from '#languages/languages.ts';
import { textReply } from '../http/plainReply.ts';
import type { Limits } from '../limits/limits.ts';
import { waitReply } from '../limits/waitReply.ts';
import { isOwnPage } from '../posts/isOwnPage.ts';
import { readPost } from '../posts/readPost.ts';
import { refusalReply } from '../posts/refusalReply.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import { givenBack, languageRead, type UnsentDocument, writtenComment, writtenNote } from './givenBack.ts';
import type { People } from './people.ts';
import { type CallPersonally, parsedJson } from './personalCalls.ts';
import { type Errand, redirectWith, type Session } from './session/sessions.ts';

interface SessionOptions {
  readonly people: Pick<People, 'sessions' | 'call' | 'commented'>;
  readonly unsent: UnsentDocument;
  readonly limits: Limits;
}

type Work = (session: Session, values: Values, context: RequestContext) => Promise<Outcome>;
type Values = Readonly<Record<string, string>>;
/** Where the visitor goes on. */
interface Outcome {
  readonly to: string;
  /** The status of the call that failed. */
  readonly failed?: number | undefined;
}

/** What is special about a post. */
interface Manner {
  /** What is done after signing in, where it was posted before. */
  readonly errand?: (values: Values) => Partial<Errand>;
  /** Gives back what was written, where nobody is signed in (401) or the service did not take it. */
  readonly giveBack?: GiveBack;
}

type GiveBack = (values: Values, context: RequestContext, status: number) => Promise<Response>;

/**
 * What belongs to a visitor, without JavaScript: every flow is a form or a link, and ends on a page.
 * - `GET /login?to=` leads to the provider; its answer comes back to `/?code=&state=`
 * - `POST /mijn-gkn/…`: `logout`, `bookmark`, `unbookmark`, `comment`, `delete-comment`, `report`, `note`, `share`,
 *   `end-newsletter`, `forget`, each from our own pages only; what cannot be undone is asked at `/mijn-gkn?ask=` before,
 *   whose form has the field `sure`
 */
export function createSessionFeature({ people, unsent, limits }: SessionOptions): Feature {
  const { sessions, call, commented } = people;
  const routes: FeatureRoutes = new Hono();

  routes.get(loginPath, async ({ env }, next) => {
    // Written in another way it is no address of ours, and nothing that a visitor could be led back to for ever.
    if (env.pathname !== loginPath) return next();
    if (!env.site.identity) return textReply(404, 'Nobody can sign in here.');
    return sessions.begin(env, { returnTo: returnPath(env, new URLSearchParams(env.search).get('to')) });
  });

  routes.get('/', async ({ env }, next) => {
    const finished = env.search.includes('state=') ? await sessions.finish(env) : undefined;
    if (!finished) return next();
    const { outcome, errand, session, cookies } = finished;
    const { returnTo, bookmark } = errand;
    const language = languageOfAddress(returnTo, env.site.plan.language);
    if (outcome === 'failed') return redirectWith(inLanguage(`${personalPath}?login=failed`, language, env), cookies);
    if (!session || bookmark === undefined) return redirectWith(returnTo, cookies);
    const { to } = outcomeOf(await changeBookmarks(call, session, add(bookmark)), returnTo);
    return redirectWith(inLanguage(to, language, env), cookies);
  });

  const post = (name: string, work: Work, { errand, giveBack }: Manner = {}) =>
    routes.post(`${personalPath}/${name}`, async (c) => {
      const { env } = c;
      const read = await readOwnPost(c, limits);
      if (read instanceof Response) return read;
      const returnTo = returnPath(env, read.to);
      const values = { ...read, to: returnTo };
      const workAs = async (freshness?: 'new') => {
        const session = await sessions.of(env, freshness);
        return typeof session === 'object' ? { session, ...(await work(session, values, env)) } : undefined;
      };
      const first = await workAs();
      // Refused, nothing was done: the token may be over by the service's clock, or the session by the provider's word.
      const worked = first?.failed === 401 ? await workAs('new') : first;
      if (!worked) {
        if (giveBack) return giveBack(values, env, 401);
        // What was pressed before signing in is done after it, where that needs no second look.
        return sessions.begin(env, { returnTo, ...errand?.(read) });
      }
      const { session, to, failed } = worked;
      if (giveBack && failed !== undefined) return giveBack(values, env, failed === 429 ? 429 : 502);
      return redirectWith(inLanguage(to, languageRead(env), env), session.cookies);
    });

  const giveBackTo =
    (read: typeof writtenComment): GiveBack =>
    async (values, env, status) => {
      const given = givenBack(read(values), values, env, status);
      return given instanceof Response ? given : unsent(given.context, given.unsent, status);
    };

  routes.post(`${personalPath}/logout`, async (c) => {
    const read = await readOwnPost(c, limits);
    return read instanceof Response ? read : sessions.end(c.env);
  });

  post(
    'bookmark',
    async (session, { item = '', to = '' }) =>
      outcomeOf(isItem(item) ? await changeBookmarks(call, session, add(item)) : 400, to),
    { errand: ({ item = '' }) => (isItem(item) ? { bookmark: item } : {}) },
  );
  post(
    'unbookmark',
    sure(
      ({ item = '' }) => ({ kind: 'unbookmark', item }),
      async (session, { item = '' }) =>
        outcomeOf(await changeBookmarks(call, session, (ids) => ids.filter((id) => id !== item))),
    ),
  );
  post(
    'comment',
    async (session, { comment = '', item = '', kind = '', title = '', to = '', key = '' }, env) => {
      const { status } = await call({
        ...{ method: 'POST', path: '/api/comments', authorization: session.authorization },
        body: bodyOf({
          external_id: item,
          content_subtype: kind,
          title,
          url: pageOf(to, env),
          name: session.name,
          comment: typedText(comment),
        }),
        // Sent again it is still one comment, and another one when it was changed.
        ...(key && { idempotencyKey: createHash('sha256').update(`${key}\n${comment}`).digest('base64url') }),
      });
      commented();
      // An answer that was lost says nothing of the comment, and sent again it would be there twice.
      const mine = status < 400 || status === 401 ? undefined : await commentsOf(call, session);
      const isThere = mine !== undefined && hasJustPosted(mine, { item, text: comment });
      // An address of its own: the page is kept for a moment as it was.
      return outcomeOf(
        isThere ? 200 : status,
        `${withParameter(pageAddress(to), 'posted', Date.now().toString(36))}#comments`,
      );
    },
    {
      giveBack: giveBackTo(writtenComment),
    },
  );
  post(
    'delete-comment',
    sure(
      ({ comment = '' }) => ({ kind: 'delete-comment', comment }),
      async (session, { comment = '' }) => {
        const path = `/api/deletemycomment/${encodeURIComponent(comment)}`;
        const { status } = await call({ method: 'DELETE', path, authorization: session.authorization });
        commented();
        // It may have been deleted before, in another tab: services say so in their own ways.
        const mine = status < 400 || status === 401 ? undefined : await commentsOf(call, session);
        const isGone = mine?.every(({ id }) => id !== comment) ?? false;
        return outcomeOf(isGone ? 200 : status);
      },
    ),
  );
  post('report', async (session, { comment = '', reason = '', to = '' }) => {
    const path = `/api/reportcomment/${encodeURIComponent(comment)}`;
    const body = bodyOf({ reason: typedText(reason) });
    const { status } = await call({ method: 'POST', path, authorization: session.authorization, body });
    return outcomeOf(status, to);
  });
  post(
    'note',
    async (session, { item = '', note = '' }) => {
      const path = `/api/bookmarknote/${encodeURIComponent(item)}`;
      const body = bodyOf({ note: typedText(note) });
      const { status } = await call({ method: 'PUT', path, authorization: session.authorization, body });
      return outcomeOf(status);
    },
    { giveBack: giveBackTo(writtenNote) },
  );
  post('end-newsletter', async (session, { newsletter = '' }) => {
    const path = `/api/mynewsletters/${encodeURIComponent(newsletter)}`;
    const { status } = await call({ method: 'DELETE', path, authorization: session.authorization });
    return outcomeOf(status);
  });
  post('share', async (session, { share = '' }) => {
    const body = bodyOf({ shared: share === 'on' });
    const path = '/api/sharedbookmarks';
    const { status } = await call({ method: 'PUT', path, authorization: session.authorization, body });
    return outcomeOf(status);
  });
  post(
    'forget',
    sure(
      () => ({ kind: 'forget' }),
      async (session) => {
        const { status } = await call({ method: 'DELETE', path: '/api/mydata', authorization: session.authorization });
        commented();
        return outcomeOf(status, `${personalPath}?done=forgotten`);
      },
    ),
  );

  return { routes };
}

/** Asks on a page of its own first, and does the work once that was answered. */
function sure(ask: (values: Values) => PersonalQuestion, work: Work): Work {
  return async (session, values, context) =>
    values.sure === 'yes' ? work(session, values, context) : { to: personalQuestionPath(ask(values)) };
}

/** Where the visitor goes on after a call, by its status: to the personal page where it could not be done, which says so. */
function outcomeOf(status: number | 'full', to: string = personalPath): Outcome {
  if (status === 'full') return { to: `${personalPath}?done=full` };
  if (status < 300) return { to };
  return { to: `${personalPath}?done=${status === 429 ? 'limited' : 'failed'}`, failed: status };
}

/** The personal page in the language that its visitor reads, where that is known. */
function inLanguage(to: string, language: Language | undefined, { site: { plan } }: RequestContext): string {
  const { path, language: named } = pathAndLanguage(to);
  if (!language || language === plan.language || path !== personalPath || named !== undefined) return to;
  return withParameter(to, 'language', language);
}

function isItem(id: string): boolean {
  return id.trim() !== '' && id.length <= 300;
}

/** The whole address of a page: comments of all sites are read together. */
function pageOf(address: string, { site }: RequestContext): string {
  return site.plan.origin + pageAddress(address);
}

function bodyOf(content: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(content));
}

/** The fields of a form that one of our own pages posted, or why it is refused. */
async function readOwnPost({ env }: Context<{ Bindings: RequestContext }>, limits: Limits): Promise<Values | Response> {
  if (!env.site.identity) return textReply(404, 'There is nothing at this address.');
  if (!isOwnPage(env)) {
    const sentence = 'Forms are posted from the pages of this site only. Open the page again.';
    return refusalReply('elsewhere', 403, sentence, env);
  }
  const { isWithin, headers } = await limits.spend('personal', env);
  if (!isWithin) return waitReply('limited', env, headers);
  const read = await readPost(env.request);
  if (read.kind === 'refused') return refusalReply(read.refusal, read.status, read.reason, env);
  return Object.fromEntries(Object.entries(read.post.values).map(([name, [value = '']]) => [name, value]));
}

const longestReturnPath = 2000;

/** A path of this site, from a parameter or from the page that led here; never another host. */
function returnPath({ request, site: { plan } }: RequestContext, wanted: string | null | undefined): string {
  const given = wanted ?? request.headers.get('referer') ?? '';
  const url = URL.canParse(given, plan.origin) ? new URL(given, plan.origin) : undefined;
  const isOwn = url?.origin === plan.origin && !url.pathname.startsWith('//') && url.pathname !== loginPath;
  const path = isOwn ? url.pathname + url.search + url.hash : personalPath;
  // It travels in a cookie, which browsers drop when it is too long.
  return path.length <= longestReturnPath ? path : personalPath;
}

/** The person's comments; nothing while the service does not tell them. */
async function commentsOf(call: CallPersonally, { authorization }: Session): Promise<readonly MyComment[] | undefined> {
  const { status, body } = await call({ method: 'GET', path: '/api/mydata', authorization });
  const mydata = status === 200 ? parsedJson(body) : undefined;
  return mydata === undefined ? undefined : commentsIn(mydata);
}

const preferences = z.object({ preferences: z.object({ bookmarkedArticles: z.array(z.string()) }) });

type Change = (ids: readonly string[]) => readonly string[];

function add(item: string): Change {
  return (ids) => [...ids.filter((id) => id !== item), item];
}

/**
 * Whoever the service has never heard of has no bookmarks yet (specification, section 8: "User not found"). A list that
 * cannot be read is left alone.
 *
 * @returns the status that it came to; `full` where the service keeps no more
 */
async function changeBookmarks(
  call: CallPersonally,
  { authorization }: Session,
  change: Change,
): Promise<number | 'full'> {
  const known = await call({ method: 'GET', path: '/api/getpreferences', authorization });
  if (known.status !== 200 && known.status !== 404) return known.status;
  const read = preferences.safeParse(parsedJson(known.body)).data;
  const ids = known.status === 404 ? [] : read?.preferences.bookmarkedArticles;
  if (!ids) return 502;
  const changed = change(ids);
  const body = bodyOf({ preferences: { bookmarkedArticles: changed } });
  const { status } = await call({ method: 'PUT', path: '/api/setpreferences', authorization, body });
  return isFull(status, changed.length) ? 'full' : status;
}
