import { setImmediate } from 'node:timers/promises';
import { personalKey } from '#app/api/personalResponse.ts';
import { resolveView } from '#app/views/resolveView.ts';
import type { ResponseTypes, ViewKind, ViewTypes } from '#app/views/views.ts';
import { languages } from '#languages/languages.ts';
import type { PostedForm } from '#templates/renderer/forms.ts';
import { redirectReply, textReply, visitorLeft } from '../http/plainReply.ts';
import { Abandoned, FairQueue, QueueFull } from '../limits/FairQueue.ts';
import type { Limits } from '../limits/limits.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { Work } from '../limits/rateLimits.ts';
import { waitReply } from '../limits/waitReply.ts';
import type { UnsentDocument } from '../people/givenBack.ts';
import type { RequestContext } from '../request/requestContext.ts';
import { cacheLooks } from '../telemetry/topics.ts';
import type { DocumentStore } from './documentStore.ts';
import { redirectOf } from './redirects.ts';
import { type RenderedView, type RenderOptions, renderView } from './renderView.ts';
import type { ServerView, ServerViews } from './serverView.ts';

export interface DocumentRouteOptions extends RenderOptions {
  readonly views: ServerViews;
  readonly limits: Limits;
  /** None when documents are not kept. */
  readonly documents: DocumentStore | undefined;
}

/** Documents that wait to be rendered, at most: some seconds of work. */
const mostWaiting = 1000;

/** When to come back where there is more to render (seconds). */
const busySeconds = '3';

export type DocumentRoute = (context: RequestContext) => Promise<Response>;

/** Answers a form that was posted without JavaScript with the page it stands on, and what became of it. */
export type PostedDocument = (context: RequestContext, posted: PostedForm, status: number) => Promise<Response>;

/** Answers every address that is no file and no data: a view, or the way to another address. */
export function createDocumentRoute(options: DocumentRouteOptions): DocumentRoute {
  const renders = new FairQueue<RenderedView>(1, 'documents', mostWaiting);
  return async (context) => {
    const siteLanguage = context.site.plan.language;
    const redirect = redirectOf(context.pathname, context.search, siteLanguage);
    context.trace.route = 'redirect';
    if (redirect) return sentOn(redirect, context);
    const view = resolveView(context, siteLanguage);
    context.trace.route = view.kind;
    const work = workOf(view.kind, view, options.views);
    const answer = () => viewDocument(view.kind, view, context, { ...options, renders });
    return work ? options.limits.run(work, context, answer) : answer();
  };
}

/** The same documents for posts: made for this visitor alone, never kept. */
export function createPostedDocument(options: DocumentRouteOptions): PostedDocument {
  return async (context, form, status) => {
    const view = resolveView(context, context.site.plan.language);
    if (view.kind !== 'page')
      return textReply(404, 'There is no form at this address. Open the page with the form and send it from there.');
    const serverView = options.views.page;
    const loaded = await serverView.load(view, context);
    // The page has moved since the form was opened: its new address has the form, and a post is not sent on.
    if (loaded.kind === 'redirect') return redirectReply(302, loaded.location);
    const made = await renderView({ kind: 'page', serverView, loaded, posted: { form, status } }, context, options);
    return made.reply.respond(context.request);
  };
}

/** The page of whoever wrote, as they have it, with what they wrote. */
export function createUnsentDocument(options: DocumentRouteOptions): UnsentDocument {
  return async (context, unsent, status) => {
    const view = resolveView(context, context.site.plan.language);
    if (view.kind !== 'personal') return textReply(404, 'There is nothing at this address.');
    const serverView = options.views.personal;
    const loaded = await serverView.load(view, context);
    if (loaded.kind === 'redirect') return redirectReply(302, loaded.location);
    const visitor = loaded.more?.[personalKey] ?? { state: 'over' as const };
    const more = { ...loaded.more, [personalKey]: { ...visitor, unsent } };
    const made = await renderView(
      { kind: 'personal', serverView, loaded: { ...loaded, more }, posted: { status } },
      context,
      options,
    );
    const response = await made.reply.respond(context.request);
    for (const cookie of loaded.cookies ?? []) response.headers.append('set-cookie', cookie);
    return response;
  };
}

async function viewDocument<Kind extends ViewKind>(
  kind: Kind,
  view: ViewTypes[Kind],
  context: RequestContext,
  options: DocumentRouteOptions & { readonly renders: FairQueue<RenderedView> },
): Promise<Response> {
  const { documents, renders } = options;
  const serverView = serverViewOf(kind, options.views);
  const asked = documents?.asking();
  const loaded = await serverView.load(view, context);
  if (loaded.kind === 'redirect') return sentOn(loaded, context);
  if (context.request.signal.aborted) return visitorLeft();
  const sources = loaded.sources && asked?.(loaded.sources);
  const made = () => sources && documents?.madeOf(context.key, sources);
  const known = made();
  if (sources && documents) cacheLooks.tell({ cache: 'documents', result: known ? 'revalidated' : 'miss' });
  if (known) return known.respond(context.request);
  const render = async (): Promise<RenderedView> => {
    // Nothing else is done while a document is rendered: whoever came meanwhile has their turn before the next.
    await setImmediate();
    const reply = made();
    if (reply) return { status: 200, reply };
    const rendered = await renderView({ kind, serverView, loaded }, context, options);
    // Also for those who come later than who left meanwhile.
    if (sources && rendered.status === 200)
      documents?.keep(context.key, sources, rendered.reply, isOwnAddress(context) ? 'own' : 'madeUp');
    return rendered;
  };
  try {
    const turn = { visitor: networkOf(context.address), signal: context.request.signal };
    const { reply } = await renders.run(turn, render);
    const response = await reply.respond(context.request);
    for (const cookie of loaded.cookies ?? []) response.headers.append('set-cookie', cookie);
    return response;
  } catch (error) {
    if (error instanceof Abandoned) return visitorLeft();
    if (error instanceof QueueFull) return waitReply('busy', context, { 'retry-after': busySeconds });
    throw error;
  }
}

/** A redirect that loses no mark of the link that was followed: whoever counts visits reads it where they end. */
function sentOn(
  { status, location }: { readonly status: 301 | 302; readonly location: string },
  { tracking }: RequestContext,
): Response {
  if (tracking === '') return redirectReply(status, location);
  const [address = '', place] = location.split('#', 2);
  const marked = `${address}${address.includes('?') ? '&' : '?'}${tracking}`;
  return redirectReply(status, place === undefined ? marked : `${marked}#${place}`);
}

/** Whether the portal gives this address itself: of a page that means one language at most. */
function isOwnAddress({ search }: RequestContext): boolean {
  return search === '' || languages.some((language) => search === `?language=${language}`);
}

function workOf<Kind extends ViewKind>(kind: Kind, view: ViewTypes[Kind], views: ServerViews): Work | undefined {
  return serverViewOf(kind, views).work?.(view);
}

/** What the server knows of a kind of view, typed for it. */
function serverViewOf<Kind extends ViewKind>(
  kind: Kind,
  views: ServerViews,
): ServerView<ViewTypes[Kind], ResponseTypes[Kind]> {
  return views[kind];
}
