import { Hono } from 'hono';
import { z } from 'zod';
import { answerJson } from '../http/answerJson.ts';
import { noStore } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import type { Spent } from '../limits/rateLimits.ts';
import { readBytes } from '../posts/readBytes.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { SiteDirectory } from '../sites/siteDirectory.ts';
import type { CommentSource } from './commentSource.ts';
import type { LoadItemTitles } from './itemTitles.ts';
import { type CallPersonally, type PersonalAnswer, parsedJson } from './personalCalls.ts';

interface PeopleOptions {
  readonly people: {
    readonly comments: CommentSource;
    readonly loadItemTitles: LoadItemTitles;
    readonly call: CallPersonally;
    readonly commented: () => void;
  };
  readonly directory: Pick<SiteDirectory, 'planSites'>;
  readonly limits: Limits;
}

/** The preference service's calls that browsers make, each with its person's token (specification, section 7). */
const calls = [
  ['POST', '/api/comments'],
  ['DELETE', '/api/deletemycomment/:id'],
  ['GET', '/api/mydata'],
  ['DELETE', '/api/mydata'],
  ['GET', '/api/getpreferences'],
  ['PUT', '/api/setpreferences'],
  // Beyond the specification: a service that lacks them answers 404, and what they serve is not offered.
  ['POST', '/api/reportcomment/:id'],
  ['GET', '/api/moderation/waiting'],
  ['PUT', '/api/moderation/:id'],
  ['GET', '/api/mybookmarks'],
  ['PUT', '/api/bookmarknote/:id'],
  ['PUT', '/api/sharedbookmarks'],
  ['GET', '/api/mynewsletters'],
  ['DELETE', '/api/mynewsletters/:id'],
] as const;

/** Bytes of a call: a thousand bookmarks with long ids. */
const maximumBody = 256 * 1024;
/** Items whose titles are asked for at once. */
const maximumItems = 100;

/**
 * What people keep and write, where the site lets them:
 * - `GET /api/comments?item=` → `CommentsResponse`, for everybody
 * - `GET /api/items?id=&id=` → `ItemTitlesResponse`: what lists of ids are about
 * - the calls above, handed on with the token as `Authorization: Bearer`, and their answers handed back
 */
export function createPeopleFeature({ people, directory, limits }: PeopleOptions): Feature {
  const origins = directory.planSites.map(({ origin }) => origin);
  /** Moderators follow the address of a comment's page: it is one of our sites'. What is no JSON the service refuses. */
  const isOnSite = (body: Uint8Array | undefined): boolean => {
    const { data } = commentPage.safeParse(parsedJson(new TextDecoder().decode(body)));
    return (
      !data || origins.some((origin) => URL.canParse(data.url, origin) && new URL(data.url, origin).origin === origin)
    );
  };
  const { comments, commented, loadItemTitles, call } = people;
  const routes: FeatureRoutes = new Hono();

  /** Only where visitors can have something of their own, and not too much of it at once. */
  const within = async (env: RequestContext, answer: () => Promise<Response>): Promise<Response> => {
    if (!env.site.registration.interactivity.enabled) return textReply(404, 'There is nothing at this address.');
    const spent = await limits.spend('personal', env);
    return spent.isWithin ? answer() : tooMuch(spent);
  };

  routes.get('/api/comments', ({ env }) =>
    within(env, async () => {
      const item = new URLSearchParams(env.search).get('item') ?? '';
      if (!isId(item)) return textReply(400, 'Name the item: the parameter item is missing or too long.');
      const { response } = await comments.load(item);
      return replyWith({ status: response.comments === 'unavailable' ? 503 : 200, body: answerJson(response) });
    }),
  );

  routes.get('/api/items', ({ env }) =>
    within(env, async () => {
      const ids = [...new Set(new URLSearchParams(env.search).getAll('id'))];
      if (ids.length > maximumItems || !ids.every(isId))
        return textReply(400, `Name at most ${maximumItems} items, each by its id.`);
      // Each may be a call to a service: it is they that are counted, in whatever portions they are asked for.
      const spent = await Promise.all(ids.map(() => limits.spend('title', env)));
      const refused = spent.find(({ isWithin }) => !isWithin);
      if (refused) return tooMuch(refused);
      return replyWith({ status: 200, body: answerJson(await loadItemTitles(ids, env.site)) });
    }),
  );

  for (const [method, path] of calls)
    routes.on(method, path, ({ env, req }) =>
      within(env, async () => {
        const { request } = env;
        const body = request.body ? await readBytes(request.body, maximumBody) : undefined;
        if (request.body && !body) return textReply(413, 'This is more than a call may hold (256 kB).');
        if (path === '/api/comments' && !isOnSite(body)) return replyWith(foreignPage);
        const answer = await call({
          method,
          path: path.replace(':id', encodeURIComponent(req.param('id') ?? '')),
          authorization: request.headers.get('authorization') ?? undefined,
          body,
          idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
        });
        if (changesComments(method, path) && answer.status < 300) commented();
        return replyWith(answer);
      }),
    );

  return { routes };
}

/** What one person writes there, everybody is to see; bookmarks and newsletters are nobody else's. */
function changesComments(method: string, path: string): boolean {
  return method !== 'GET' && /^\/api\/(?:comments|deletemycomment|mydata|moderation)(?:\/|$)/.test(path);
}

const commentPage = z.object({ url: z.string() });

const foreignPage: PersonalAnswer = {
  status: 400,
  body: JSON.stringify({ error: { parameter: 'url', mend: 'give the address of a page of one of our sites' } }),
};

/** Whether an item may be called so; others are not worth a call, whose failure would pass for the service's. */
function isId(id: string): boolean {
  return id.trim() !== '' && id.length <= 300 && !/[\p{Cc}\p{Cs}]/u.test(id);
}

function tooMuch({ headers }: Spent): Response {
  return replyWith({ status: 429, body: '{"message":"Too much at once"}' }, headers);
}

/** Never kept: what one person has is nobody else's. */
function replyWith({ status, body, retryAfter }: PersonalAnswer, more: Readonly<Record<string, string>> = {}) {
  const headers = {
    ...resourceHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': noStore,
    'x-robots-tag': 'noindex',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    ...more,
  };
  // A service may say of what went well no more than its status, or say it in words. Some can have none (204).
  return new Response(parsedJson(body) === undefined ? null : body, { status, headers });
}
