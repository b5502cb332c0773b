import { Hono } from 'hono';
import { oaiPath } from '#app/api/oaiAddress.ts';
import { personalPath } from '#app/views/personal/address.ts';
import { previewPagePath } from '#app/views/preview/address.ts';
import { lastResort } from './document/lastResort.ts';
import { healthPaths } from './health/healthFeature.ts';
import { contentHookPath } from './hooks/contentHook.ts';
import { noIndex, noStore } from './http/cacheControl.ts';
import { textReply } from './http/plainReply.ts';
import type { Reply } from './http/Reply.ts';
import { documentHeaders, resourceHeaders } from './http/securityHeaders.ts';
import type { Limits } from './limits/limits.ts';
import { networkOf } from './limits/networkOf.ts';
import { waitReply } from './limits/waitReply.ts';
import type { Log } from './log.ts';
import { notTakenReply } from './posts/refusalReply.ts';
import type { Feature, FeatureRoutes } from './request/feature.ts';
import { methodsOf } from './request/methodsOf.ts';
import { nameRoutes, observeRequest } from './request/observeRequest.ts';
import type { RequestContext } from './request/requestContext.ts';
import type { RequestContexts } from './request/requestContexts.ts';
import { createRequestLog, withoutTerm } from './request/requestLog.ts';
import { cacheLooks, type RequestTrace, requestEnded } from './telemetry/topics.ts';

/** A part of the portal's address space that something else answers, with every method. */
export interface Mount {
  /** Paths it owns, each with everything below it: `/oauth`, `/.well-known`. */
  readonly paths: readonly string[];
  /** Id of the one site that it is answered on; without one all of them have it. */
  readonly site?: string;
  fetch(request: Request, visitor: MountVisitor): Response | Promise<Response>;
}

/** What a request does not say of itself. */
export interface MountVisitor {
  /** Name and port that were asked, whatever stands in front of the portal. */
  readonly host: string;
  /** What the address counts for where something is counted. */
  readonly network: string;
}

interface AnswerOptions {
  /** Asked in this order. */
  readonly features: readonly Feature[];
  readonly mounts: readonly Mount[];
  readonly contexts: RequestContexts;
  readonly limits: Pick<Limits, 'holding'>;
  /** A document that is kept and fresh, by its key. */
  readonly keptDocument: (key: string) => Reply | undefined;
  readonly log: Log;
}

/** Answers a request from a network address. Never rejects. */
export type AnswerRequest = (request: Request, address?: string) => Response | Promise<Response>;

/** The way of a request: a kept document at once, before anything is read of it, else a mount or the features. */
export function answerRequests({
  features,
  mounts,
  contexts,
  limits,
  keptDocument,
  log,
}: AnswerOptions): AnswerRequest {
  const routes = allRoutes(features, log);
  const apiMethods = methodsOf(features);
  const requestLog = createRequestLog(log);
  const fromMount = async (mount: Mount, request: Request, context: RequestContext) => {
    try {
      return await mount.fetch(request, { host: context.host, network: networkOf(context.address) });
    } catch (error) {
      log.error({ event: 'mount.failed', site: context.site.id, path: context.pathname, err: error });
      return waitReply('away', context, { 'retry-after': awaySeconds });
    }
  };
  const answer = (request: Request, address: string | undefined, trace: RequestTrace) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const kept = isRead ? keptDocument(contexts.keyOf(request)) : undefined;
    if (kept) {
      trace.route = 'kept-document';
      cacheLooks.tell({ cache: 'documents', result: 'hit' });
      return requestLog.kept(request, kept.respond(request));
    }
    const context = contexts.of(request, address, trace);
    const { pathname } = context;
    trace.site = context.site.id;
    const mount = mounts.find(
      ({ paths, site = context.site.id }) =>
        site === context.site.id && paths.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
    );
    if (mount) {
      trace.route = `${mount.paths.find((path) => pathname.startsWith(path))}/*`;
      const mounted = () => fromMount(mount, request, context);
      return isRead ? mounted() : limits.holding(context, mounted);
    }
    if (pathname.startsWith('/api/')) {
      const methods = apiMethods(pathname);
      if (methods && !methods.includes(request.method)) return notTakenReply(methods, context);
    } else if (!isRead && !takesMethod(request.method, pathname)) {
      return request.method === 'OPTIONS'
        ? readOnlyReply()
        : textReply(405, 'This address can only be read.', readOnly);
    }
    if (requestEnded.isHeard) trace.path = withoutTerm(pathname);
    const routed = () => routes.fetch(request, context);
    return requestLog.answered(context, isRead ? routed() : limits.holding(context, routed));
  };
  return (request, address) => observeRequest(request, (trace) => answer(request, address, trace));
}

/** How addresses can be asked that are no part of the API. */
const readOnly = { allow: 'GET, HEAD, OPTIONS' };

/** Load balancers take a portal for dead that does not know the method (HAProxy's default check). */
function readOnlyReply(): Response {
  return new Response(null, { status: 204, headers: { ...resourceHeaders, ...readOnly, 'cache-control': noStore } });
}

/**
 * Besides reading: what the CMS calls, what forms without JavaScript post to, OAI-PMH, which is asked either way, and
 * what says itself whether the portal is ready.
 */
function takesMethod(method: string, pathname: string): boolean {
  if (method === 'OPTIONS') return healthPaths.includes(pathname);
  const takesForms =
    [previewPagePath, oaiPath, contentHookPath].includes(pathname) || pathname.startsWith(`${personalPath}/`);
  return method === 'POST' && takesForms;
}

/** How soon a service that has died is worth another try, in seconds. */
const awaySeconds = '3';

function allRoutes(features: readonly Feature[], log: Log): FeatureRoutes {
  const all: FeatureRoutes = new Hono();
  nameRoutes(all);
  for (const { routes } of features) all.route('/', routes);
  all.onError((error, { env }) => {
    log.error({ event: 'request.failed', site: env.site.id, page: withoutTerm(env.pathname), err: error });
    const type = 'text/html; charset=utf-8';
    const headers = { ...documentHeaders, ...noIndex, 'content-type': type, 'cache-control': noStore };
    return new Response(lastResort(env.site.plan.language), { status: 500, headers });
  });
  return all;
}
