import { shellAddress } from '#app/data/addresses.ts';
import type { PortalState } from '#app/data/portalState.ts';
import { interfaceLanguage } from '#app/data/viewAddresses.ts';
import type { RenderApp } from '#app/entry-server.tsx';
import { previewPath, type View } from '#app/routes/resolveView.ts';
import type { LoadShell } from '../content/loadShell.ts';
import type { Assets } from '../document/assets.ts';
import { renderDocument } from '../document/document.ts';
import { unlisted } from '../document/documentFacts.ts';
import { lastResort } from '../document/lastResort.ts';
import { publicSite } from '../document/publicSite.ts';
import { noStore } from '../http/cacheControl.ts';
import { Reply } from '../http/Reply.ts';
import { framedDocumentHeaders, transportHeaders } from '../http/securityHeaders.ts';
import type { Log } from '../log.ts';
import type { RequestContext as Visit } from '../request/requestContext.ts';
import type { PreviewRoute } from '../routes/documentRoute.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { absoluteShell } from './absoluteShell.ts';
import type { LoadedPreview, LoadPreview } from './loadPreview.ts';

interface PreviewRouteOptions {
  readonly loadPreview: LoadPreview;
  /** Keeps nothing: menu and footer are what the CMS says now, like the page. */
  readonly loadShell: LoadShell;
  readonly renderApp: RenderApp;
  readonly assets: Assets;
  readonly sites: readonly ServedSite[];
  readonly log: Log;
}

type PreviewView = Extract<View, { kind: 'preview' }>;

/**
 * `/preview?url=…` for editors (specification, section 2): the CMS's answer for an address, as a page with everything
 * that was rejected, or what there is instead with its status. Asked live, kept by nobody, listed nowhere; only the
 * portal's own sites may frame it.
 */
export function createPreviewRoute(options: PreviewRouteOptions): PreviewRoute {
  const { loadPreview, renderApp, assets, sites, log } = options;
  const headers = {
    ...framedDocumentHeaders(sites.map(({ plan }) => plan.origin)),
    'cache-control': noStore,
    'x-robots-tag': 'noindex',
  };

  const htmlOf = async (state: PortalState, { site, pathname }: Visit) => {
    try {
      const rendered = await renderApp(state);
      for (const crash of rendered.crashed) log.warn({ event: 'preview.crashed', site: site.id, ...crash });
      return renderDocument(state, rendered, unlisted, assets);
    } catch (error) {
      log.error({ event: 'render.failed', site: site.id, page: pathname, err: error });
      return undefined;
    }
  };

  return async (view, visit) => {
    visit.trace.cache = 'off';
    const loaded = await loadPreview(new URLSearchParams(view.search), visit.site);
    const state = await stateOf(view, loaded, visit, options);
    const html = await htmlOf(state, visit);
    const reply = new Reply(html ?? lastResort(state.language), {
      status: html === undefined ? 500 : loaded.answer.status,
      contentType: 'text/html; charset=utf-8',
      headers: { ...headers, ...transportHeaders(visit.site.plan.origin) },
      compression: 'quick',
    });
    return reply.respond(visit.request);
  };
}

async function stateOf(
  view: PreviewView,
  { answer, theme }: LoadedPreview,
  { pathname, search }: Visit,
  { loadShell, assets }: PreviewRouteOptions,
): Promise<PortalState> {
  const language = interfaceLanguage(view, answer.plan?.language, theme.plan.language);
  // What is no page has no menu around it either: for an address that is refused, nobody is asked for anything.
  const shell = answer.plan ? (await loadShell(theme, language)).value.answer : undefined;
  const around = shell && answer.theme === 'other' ? absoluteShell(shell, theme.plan.origin) : shell;
  return {
    site: publicSite(theme, assets),
    language,
    url: pathname + search,
    answers: { [previewPath + view.search]: answer, ...(around ? { [shellAddress(language)]: around } : {}) },
    crashed: [],
  };
}
