import { shellAddress } from '#app/data/addresses.ts';
import type { PageAnswer, PortalState, SearchAnswer } from '#app/data/portalState.ts';
import { interfaceLanguage, viewAddress } from '#app/data/viewAddresses.ts';
import type { RenderApp } from '#app/entry-server.tsx';
import { isNothing } from '#app/routes/isNothing.ts';
import { resolveView, type View } from '#app/routes/resolveView.ts';
import type { Language } from '#languages/languages.ts';
import type { PostedForm } from '#templates/renderer/forms.ts';
import type { Cached } from '../cache/StaleCache.ts';
import type { LoadPage } from '../content/loadPage.ts';
import type { LoadedShell, LoadShell } from '../content/loadShell.ts';
import type { Assets } from '../document/assets.ts';
import { renderDocument } from '../document/document.ts';
import { type DocumentFacts, pageFacts, unlisted } from '../document/documentFacts.ts';
import { lastResort } from '../document/lastResort.ts';
import { publicSite } from '../document/publicSite.ts';
import { recordFacts } from '../document/recordFacts.ts';
import type { Events } from '../events.ts';
import { noIndex, noStore } from '../http/cacheControl.ts';
import { redirectReply, textReply } from '../http/plainReply.ts';
import { Reply } from '../http/Reply.ts';
import { siteDocumentHeaders, transportHeaders } from '../http/securityHeaders.ts';
import type { Log } from '../log.ts';
import type { PortletRoute } from '../portlets/portletRoute.ts';
import type { RequestContext as Visit } from '../request/requestContext.ts';
import type { LoadSearch } from '../search/loadSearch.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { DocumentStore } from './documentStore.ts';
import { redirectOf } from './redirects.ts';
import { speculationRulesPath } from './speculationRules.ts';

export interface DocumentRouteOptions {
  readonly loadPage: LoadPage;
  readonly loadShell: LoadShell;
  readonly loadSearch: LoadSearch;
  readonly renderApp: RenderApp;
  readonly assets: Assets;
  readonly sites: readonly ServedSite[];
  /** None when pages are not kept. */
  readonly documents: DocumentStore | undefined;
  readonly cacheControl: string;
  readonly events: Events;
  readonly log: Log;
}

/** The route of `/preview`. */
export type PreviewRoute = (view: Extract<View, { kind: 'preview' }>, visit: Visit) => Promise<Response>;

export type DocumentRoute = (visit: Visit) => Promise<Response>;

/** Answers a form that was posted without JavaScript with the page it stands on, and what became of it. */
export type PostedDocument = (visit: Visit, posted: PostedForm, status: number) => Promise<Response>;

/** Answers every address that is no file and no data: a page, a search, an error, or the way to another address. */
export function createDocumentRoute(
  options: DocumentRouteOptions & { readonly preview: PreviewRoute; readonly portlet: PortletRoute },
): DocumentRoute {
  return async (visit) => {
    const redirect = redirectOf(visit.pathname, visit.search, visit.site.plan.language);
    if (redirect) return redirectReply(redirect.status, redirect.location);
    const portlet = options.portlet(visit);
    if (portlet) return portlet;
    const view = resolveView(visit, visit.site.plan.language);
    if (view.kind === 'preview') return options.preview(view, visit);
    return view.kind === 'page' ? pageDocument(view, visit, options) : ownDocument(view, visit, options);
  };
}

/** The same documents for posts: made for this visitor alone, never kept. */
export function createPostedDocument(options: DocumentRouteOptions): PostedDocument {
  return async (visit, posted, status) => {
    const { site } = visit;
    const view = resolveView(visit, site.plan.language);
    if (view.kind !== 'page')
      return textReply(404, 'There is no form at this address. Open the page with the form and send it from there.');
    const page = await options.loadPage(site, view.path, view.language);
    const { answer } = page.value;
    // The page has moved since the form was opened: its new address has the form, and a post is not sent on.
    if (answer.location !== undefined) return redirectReply(302, answer.location);
    const language = interfaceLanguage(view, answer.plan?.language, site.plan.language);
    const shell = await options.loadShell(site, language);
    const parts = { view, answer, language, shell, posted: { ...posted, status } };
    const made = await makeDocument(parts, unlisted, visit, {
      ...options,
      documents: undefined,
      cacheControl: noStore,
    });
    return made.reply.respond(visit.request);
  };
}

async function pageDocument(
  view: Extract<View, { kind: 'page' }>,
  visit: Visit,
  options: DocumentRouteOptions,
): Promise<Response> {
  const { loadPage, loadShell, documents } = options;
  const { site } = visit;
  const siteLanguage = site.plan.language;
  // Most pages speak the language one expects; then their shell is on its way already.
  const expected = interfaceLanguage(view, undefined, siteLanguage);
  const [page, expectedShell] = await Promise.all([
    loadPage(site, view.path, view.language),
    loadShell(site, expected),
  ]);
  const { answer } = page.value;
  visit.trace.cache = page.state;
  if ((answer.status === 301 || answer.status === 302) && answer.location !== undefined) {
    return redirectReply(answer.status, answer.location);
  }
  const language = interfaceLanguage(view, answer.plan?.language, siteLanguage);
  const shell = language === expected ? expectedShell : await loadShell(site, language);
  const freshUntil = Math.min(page.freshUntil, shell.freshUntil);
  const known = documents?.madeOf(visit.key, page.value, shell.value, freshUntil);
  if (known) return known.respond(visit.request);

  const { indexing } = visit;
  const facts = pageFacts(view, answer, { site, sites: options.sites, indexing, logo: options.assets.logo(site.id) });
  const made = await makeDocument({ view, answer, language, shell }, facts, visit, options);
  if (made.status === 200) {
    documents?.keep(visit.key, { page: page.value, shell: shell.value, reply: made.reply, freshUntil });
  }
  return made.reply.respond(visit.request);
}

/** A view that is the portal's own and no page of the CMS: a search, records, the visitor's own. */
async function ownDocument(
  view: Exclude<View, { kind: 'page' | 'preview' }>,
  visit: Visit,
  options: DocumentRouteOptions,
): Promise<Response> {
  const { site } = visit;
  const { language } = view;
  const [answer, shell] = await Promise.all([answerOf(view, site, options), options.loadShell(site, language)]);
  const { indexing } = visit;
  const facts = view.kind === 'result' && !view.portlet ? recordFacts(view, answer, { site, indexing }) : unlisted;
  const made = await makeDocument({ view, answer, language, shell }, facts, visit, options);
  return made.reply.respond(visit.request);
}

async function answerOf(
  view: Exclude<View, { kind: 'page' | 'preview' }>,
  site: ServedSite,
  { loadSearch }: DocumentRouteOptions,
): Promise<SearchAnswer | undefined> {
  if (view.kind !== 'search' && view.kind !== 'result') return undefined;
  // A portlet that is not there: nobody need ask what it finds.
  if (view.portlet) return { state: 'error', term: '*' };
  const { language, parameters } = view;
  return loadSearch({ site, term: view.kind === 'search' ? view.term : '*', language, parameters });
}

interface Parts {
  readonly view: Exclude<View, { kind: 'preview' }>;
  /** None for views that are made of nothing but texts. */
  readonly answer: PageAnswer | SearchAnswer | undefined;
  readonly language: Language;
  readonly shell: Cached<LoadedShell>;
  /** A form that was posted to get here, and the status that says what became of it. */
  readonly posted?: PostedForm & { readonly status: number };
}

interface MadeDocument {
  readonly status: number;
  readonly reply: Reply;
}

/** Renders a view; when that fails the error page, and when that fails as well the last resort. */
async function makeDocument(
  parts: Parts,
  facts: DocumentFacts,
  visit: Visit,
  options: DocumentRouteOptions,
): Promise<MadeDocument> {
  const { assets, events, log, renderApp } = options;
  const { site, pathname } = visit;
  const status = statusOf(parts, visit.site);
  const state = stateOf(parts, visit, assets);
  try {
    const rendered = await renderApp(state);
    for (const { id, type, message } of rendered.crashed) {
      events.count({ name: 'element.crashed', site: site.id, page: pathname, id, kind: type }, message);
    }
    return { status, reply: htmlReply(status, renderDocument(state, rendered, facts, assets), facts, visit, options) };
  } catch (error) {
    log.error({ event: 'render.failed', site: site.id, page: pathname, status, err: error });
  }
  return errorDocument(parts, status >= 400 ? status : 500, visit, options);
}

async function errorDocument(
  parts: Parts,
  status: number,
  visit: Visit,
  options: DocumentRouteOptions,
): Promise<MadeDocument> {
  const { assets, log, renderApp } = options;
  const { view, language } = parts;
  const answer = failureOf(view, status);
  const state = stateOf({ ...parts, answer }, visit, assets);
  try {
    const html = renderDocument(state, await renderApp(state), unlisted, assets);
    return { status, reply: htmlReply(status, html, unlisted, visit, options) };
  } catch (error) {
    log.error({ event: 'render.failed', site: visit.site.id, page: visit.pathname, status, err: error });
    return { status, reply: htmlReply(status, lastResort(language), unlisted, visit, options) };
  }
}

/** What a view is made of when it cannot be shown. */
function failureOf(view: Parts['view'], status: number): PageAnswer | SearchAnswer | undefined {
  if (view.kind === 'page') return { status, plan: null };
  if (view.kind === 'search') return { state: 'error', term: view.term };
  return view.kind === 'result' ? { state: 'error', term: '*' } : undefined;
}

function statusOf({ view, answer, posted }: Parts, { registration }: ServedSite): number {
  if (isNothing(view, answer, { interactive: registration.interactivity.enabled })) return 404;
  if (!answer) return 200;
  if ('plan' in answer) return posted && answer.status === 200 ? posted.status : answer.status;
  return answer.state === 'error' ? 503 : 200;
}

function stateOf(
  { view, answer, language, shell, posted }: Parts,
  { site, pathname, search }: Visit,
  assets: Assets,
): PortalState {
  const address = viewAddress(view);
  return {
    site: publicSite(site, assets),
    language,
    url: pathname + search,
    answers: { ...(address && answer && { [address]: answer }), [shellAddress(language)]: shell.value.answer },
    crashed: [],
    ...(posted ? { posted: { element: posted.element, outcome: posted.outcome } } : {}),
  };
}

function htmlReply(
  status: number,
  html: string,
  { indexing }: DocumentFacts,
  { site }: Visit,
  { cacheControl, documents }: DocumentRouteOptions,
): Reply {
  return new Reply(html, {
    status,
    contentType: 'text/html; charset=utf-8',
    headers: {
      ...siteDocumentHeaders(site.outside),
      ...transportHeaders(site.plan.origin),
      'cache-control': status === 200 ? cacheControl : noStore,
      'speculation-rules': `"${speculationRulesPath}"`,
      // Said in the markup too; a header is heard before anybody has read that.
      ...(indexing === 'refused' ? noIndex : {}),
    },
    compression: documents && status === 200 ? 'kept' : 'quick',
  });
}
