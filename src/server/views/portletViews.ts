import type { ApiResponse, SearchResponse } from '#app/api/responses.ts';
import type { PortletEmbedView } from '#app/views/portlet-embed/address.ts';
import type { PortletResultView } from '#app/views/portlet-result/address.ts';
import { type PortletSearchView, portletSearchPath } from '#app/views/portlet-search/address.ts';
import type { Language } from '#languages/languages.ts';
import { unlisted } from '../document/documentFacts.ts';
import { embedCodeHeaders, embeddableHeaders } from '../http/securityHeaders.ts';
import { publicPortlet } from '../portlets/publicPortlet.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { LoadSearch, TidyParameters } from '../search/loadSearch.ts';
import type { PortletDirectory, ServedPortlet } from '../sites/portletDirectory.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { LoadedView, RedirectedView, ServerView } from './serverView.ts';
import { isWholeSearch, type SiteViewOptions, siteDocuments, withinSite } from './siteView.ts';

export interface PortletViewOptions extends SiteViewOptions {
  readonly portlets: PortletDirectory;
  /** The site that makes portlets possible: the first one, on whichever host they are asked for. */
  readonly main: ServedSite;
  readonly loadSearch: LoadSearch;
  readonly tidyParameters: TidyParameters;
}

interface OfPortlet {
  readonly portlet: string;
  readonly language: Language;
}

interface PortletParts<View, Response> {
  /** The address that the view's own amounts to, where that is another. */
  readonly redirect?: (view: View, portlet: ServedPortlet) => Promise<string | undefined>;
  readonly load: (view: View, portlet: ServedPortlet, signal: AbortSignal) => Response | Promise<Response>;
  /** Stands in for the response where there is no such portlet, so that nothing need be asked. */
  readonly unknown: Response;
  /** The page with the code may not be framed itself, and frames the portlet. */
  readonly framing: 'embeddable' | 'code';
}

/** A view of a portlet, in its own language; of a portlet that is not registered, a page of the site that says so. */
function portletView<View extends OfPortlet, Response extends ApiResponse | undefined>(
  options: PortletViewOptions,
  { load, redirect, unknown, framing }: PortletParts<View, Response>,
): ServerView<View, Response> {
  const { portlets, main, assets } = options;
  const site = siteDocuments(options);
  const embeddersOf = ({ embedders }: ServedPortlet) => (framing === 'code' ? [] : embedders);

  const loadWithin = async (
    view: View,
    portlet: ServedPortlet,
    { request }: RequestContext,
  ): Promise<LoadedView<View, Response> | RedirectedView> => {
    const location = await redirect?.(view, portlet);
    if (location !== undefined) return { kind: 'redirect', status: 302, location };
    const { language } = portlet.registration;
    const own = { ...view, language };
    const response = await load(own, portlet, request.signal);
    return {
      kind: 'view',
      view: own,
      response,
      isWhole: isWholeSearch(response),
      site: publicPortlet(portlet, main, assets),
      language,
      shell: undefined,
    };
  };

  return {
    ...site,
    load: (view: View, context: RequestContext) => {
      const portlet = portlets.find(view.portlet);
      return portlet ? loadWithin(view, portlet, context) : withinSite(view, context, options, unknown);
    },
    facts: (view) => {
      const portlet = portlets.find(view.portlet);
      return portlet ? { ...unlisted, embedders: embeddersOf(portlet) } : unlisted;
    },
    headers: (view, context) => {
      const portlet = portlets.find(view.portlet);
      if (!portlet) return site.headers(view, context);
      return framing === 'code' ? embedCodeHeaders : embeddableHeaders(portlet.embedders);
    },
    compression: 'quick',
    work: () => 'search',
  };
}

export function createPortletSearchView(options: PortletViewOptions): ServerView<PortletSearchView, SearchResponse> {
  return portletView(options, {
    redirect: async (view, { registration: within }) => {
      const tidy = await options.tidyParameters({ site: options.main, parameters: view.parameters, within });
      return tidy && portletSearchPath({ ...view, parameters: tidy });
    },
    load: ({ term, language, parameters }, { registration: within }, signal) =>
      options.loadSearch({ site: options.main, term, language, parameters, within, signal }),
    unknown: { state: 'error', term: '*' },
    framing: 'embeddable',
  });
}

export function createPortletResultView(options: PortletViewOptions): ServerView<PortletResultView, SearchResponse> {
  return portletView(options, {
    load: ({ language, parameters }, { registration: within }, signal) =>
      options.loadSearch({ site: options.main, term: '*', language, parameters, within, signal }),
    unknown: { state: 'error', term: '*' },
    framing: 'embeddable',
  });
}

export function createPortletEmbedView(options: PortletViewOptions): ServerView<PortletEmbedView, undefined> {
  return portletView(options, { load: () => undefined, unknown: undefined, framing: 'code' });
}
