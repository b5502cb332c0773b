import type { PortalState, SearchAnswer } from '#app/data/portalState.ts';
import { viewAddress } from '#app/data/viewAddresses.ts';
import type { RenderApp } from '#app/entry-server.tsx';
import { isNothing } from '#app/routes/isNothing.ts';
import { embedParameter, resolveView, type View } from '#app/routes/resolveView.ts';
import type { Assets } from '../document/assets.ts';
import { renderDocument } from '../document/document.ts';
import { unlisted } from '../document/documentFacts.ts';
import { lastResort } from '../document/lastResort.ts';
import { noIndex, noStore } from '../http/cacheControl.ts';
import { Reply } from '../http/Reply.ts';
import { embedCodeHeaders, embeddableHeaders, transportHeaders } from '../http/securityHeaders.ts';
import type { Log } from '../log.ts';
import type { RequestContext as Visit } from '../request/requestContext.ts';
import type { LoadSearch } from '../search/loadSearch.ts';
import type { PortletDirectory, ServedPortlet } from '../sites/portletDirectory.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { publicPortlet } from './publicPortlet.ts';

interface PortletRouteOptions {
  readonly portlets: PortletDirectory;
  /** The site that makes portlets possible: the first one, on whichever host they are asked for. */
  readonly main: ServedSite;
  readonly loadSearch: LoadSearch;
  readonly renderApp: RenderApp;
  readonly assets: Assets;
  readonly cacheControl: string;
  readonly log: Log;
}

/** Answers the pages of portlets; `undefined` for what is no known portlet's. */
export type PortletRoute = (visit: Visit) => Promise<Response> | undefined;

export function createPortletRoute(options: PortletRouteOptions): PortletRoute {
  return (visit) => {
    const { portlet: domain } = portletView(visit, options.main);
    const portlet = domain === undefined ? undefined : options.portlets.find(domain);
    return portlet && portletDocument(portlet, visit, options);
  };
}

/** The view at an address, if it is a portlet's. */
function portletView(visit: Visit, { plan }: ServedSite): { portlet?: string } {
  const view = resolveView(visit, plan.language);
  return 'portlet' in view ? view : {};
}

async function portletDocument(portlet: ServedPortlet, visit: Visit, options: PortletRouteOptions): Promise<Response> {
  const { main, assets, renderApp, cacheControl, log } = options;
  const { language, scope, filters } = portlet.registration;
  const view = resolveView(visit, language);
  const answer = await answerOf(view, { scope, filters }, options);
  const address = viewAddress(view);
  const site = publicPortlet(portlet, main, assets);
  const state: PortalState = {
    site,
    language,
    url: visit.pathname + visit.search,
    answers: address && answer ? { [address]: answer } : {},
    crashed: [],
  };
  const isCode = 'parameters' in view && view.parameters.has(embedParameter);
  const embedders = isCode ? [] : portlet.embedders;
  const send = (status: number, html: string) =>
    new Reply(html, {
      status,
      contentType: 'text/html; charset=utf-8',
      headers: {
        ...(isCode ? embedCodeHeaders : embeddableHeaders(embedders)),
        ...transportHeaders(main.plan.origin),
        ...noIndex,
        'cache-control': status === 200 ? cacheControl : noStore,
      },
      compression: 'quick',
    }).respond(visit.request);
  try {
    const html = renderDocument(state, await renderApp(state), { ...unlisted, embedders }, assets);
    return await send(statusOf(view, answer, site), html);
  } catch (error) {
    log.error({ event: 'render.failed', site: site.id, page: visit.pathname, err: error });
    return send(500, lastResort(language));
  }
}

async function answerOf(
  view: View,
  within: { readonly scope: string; readonly filters: ServedPortlet['registration']['filters'] },
  { loadSearch, main }: PortletRouteOptions,
): Promise<SearchAnswer | undefined> {
  if (view.kind !== 'search' && view.kind !== 'result') return undefined;
  const term = view.kind === 'search' ? view.term : '*';
  return loadSearch({ site: main, term, language: view.language, parameters: view.parameters, within });
}

function statusOf(view: View, answer: SearchAnswer | undefined, site: PortalState['site']): number {
  if (isNothing(view, answer, site)) return 404;
  return answer?.state === 'error' ? 503 : 200;
}
