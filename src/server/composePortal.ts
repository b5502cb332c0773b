import { pictureUrl } from '#app/data/pictureUrl.ts';
import type { RenderApp } from '#app/entry-server.tsx';
import { allPortlets } from '#sites/portlets/portlets.ts';
import { allSites } from '#sites/sites.ts';
import { createApiRoutes } from './api/apiFeature.ts';
import { createCalendarRoute } from './calendar/calendarFeature.ts';
import { createJsonClient } from './calls/jsonClient.ts';
import { createCitationRoute } from './citations/citationFeature.ts';
import { createItemSource } from './content/itemSource.ts';
import { createPageLoader } from './content/loadPage.ts';
import { createShellLoader } from './content/loadShell.ts';
import { createPageSource } from './content/pageSource.ts';
import { createSummaries } from './content/recordSummaries.ts';
import { createDiscoveryRoutes } from './discovery/discoveryFeature.ts';
import { createPageReader } from './discovery/readPage.ts';
import { createSiteMaps } from './discovery/siteMaps.ts';
import type { Assets } from './document/assets.ts';
import { createEvents } from './events.ts';
import { listStaticFiles, noFiles } from './files/staticFiles.ts';
import { createEditorForms } from './forms/editorForms.ts';
import { createFormRoutes } from './forms/formFeature.ts';
import { createNewsletters } from './forms/newsletters.ts';
import { createHealthRoutes } from './health/healthFeature.ts';
import { publicCacheControl } from './http/cacheControl.ts';
import { textReply } from './http/plainReply.ts';
import type { Log } from './log.ts';
import { createOfflineRoutes } from './offline/offlineFeature.ts';
import { createPictureRoute } from './pictures/pictureFeature.ts';
import { createPortletRoute } from './portlets/portletRoute.ts';
import { createPreview } from './preview/createPreview.ts';
import { createRecordSource } from './records/recordSource.ts';
import { createVisits } from './request/requestContexts.ts';
import { createRequestLog } from './request/requestLog.ts';
import { createRoutes } from './routes/createRoutes.ts';
import { createDocumentRoute, createPostedDocument } from './routes/documentRoute.ts';
import { createDocumentStore } from './routes/documentStore.ts';
import { createFilterSource } from './search/filterSource.ts';
import { createSearchLoader } from './search/loadSearch.ts';
import { createSuggestionLoader, suggestTimeoutMs } from './search/loadSuggestions.ts';
import type { Settings } from './settings.ts';
import { createPortletDirectory } from './sites/portletDirectory.ts';
import { createSiteDirectory } from './sites/siteDirectory.ts';

/** No page waits for a picture, and its host may have to make it first (ms). */
const pictureTimeoutMs = 60_000;

/** A part of the portal's address space that something else answers, with every method. */
export interface Mount {
  /** Paths it owns, each with everything below it: `/oauth`, `/.well-known`. */
  readonly paths: readonly string[];
  fetch(request: Request): Response | Promise<Response>;
}

export interface PortalOptions {
  readonly settings: Settings;
  readonly renderApp: RenderApp;
  readonly assets: Assets;
  /** Folder of the built front end; none on a development server, which serves its own files. */
  readonly files?: string;
  readonly log: Log;
  readonly mounts?: readonly Mount[];
}

export interface Portal {
  /**
   * Answers a request from a network address: at once for a document that is kept and fresh, otherwise later.
   * Never rejects.
   */
  fetch(request: Request, address?: string): Response | Promise<Response>;
  /** Lets go of all connections. */
  close(): Promise<void>;
}

/** The portal as one function from request to response, for every site. Rejects when a part cannot be set up. */
export async function composePortal(options: PortalOptions): Promise<Portal> {
  const { settings, renderApp, assets, log, mounts = [] } = options;
  const { cms: cmsService, query: queryService, callTimeoutMs: timeoutMs, pageCacheSeconds: freshSeconds } = settings;
  const directory = createSiteDirectory(allSites, settings);
  const portlets = createPortletDirectory(allPortlets, settings);
  const cms = createJsonClient({ baseUrl: cmsService.baseUrl, timeoutMs });
  const query = createJsonClient({ baseUrl: queryService.baseUrl, timeoutMs });
  const suggesting = createJsonClient({
    baseUrl: queryService.baseUrl,
    timeoutMs: Math.min(timeoutMs, suggestTimeoutMs),
  });
  const events = createEvents(log);
  const cacheControl = publicCacheControl(freshSeconds);
  const files = options.files === undefined ? noFiles : await listStaticFiles(options.files);

  const fetchPage = createPageSource({ cms, baseUrl: cmsService.baseUrl, sites: directory.planSites, log });
  const loadRecords = createRecordSource({ query, freshSeconds });
  const loading = { fetchPage, directory, pictures: pictureUrl, log, freshSeconds };
  const loadItems = createItemSource({ cms, freshSeconds });
  const { loadPage, keptPage } = createPageLoader({
    ...loading,
    loadSummaries: createSummaries(loadRecords),
    loadItems,
    events,
  });
  const loadShell = createShellLoader({ ...loading, cms });
  const { search: loadSearch, values: loadValues } = createSearchLoader({ query, loadRecords, freshSeconds, log });
  const loadSuggestions = createSuggestionLoader({
    query: suggesting,
    loadFilters: createFilterSource(suggesting, freshSeconds),
    freshSeconds,
    log,
  });

  const documents = freshSeconds > 0 ? createDocumentStore() : undefined;
  const data = { loadPage, loadShell, loadSearch, loadValues, cacheControl };
  const pictures = createPictureRoute({
    hosts: settings.pictureHosts,
    timeoutMs: pictureTimeoutMs,
    dataDir: settings.dataDir,
    log,
  });
  const [firstSite] = directory.sites;
  if (!firstSite) throw new Error('The portal has no site.');
  const rendering = { ...data, renderApp, assets, sites: directory.sites, documents, events, log };
  const preview = createPreview({
    ...{ cms, query, fetchPage, baseUrl: cmsService.baseUrl, timeoutMs },
    ...{ directory, pictures: pictureUrl, renderApp, assets, log },
  });
  const forms = createFormRoutes({
    subscribe: createNewsletters({ baseUrl: settings.preference.baseUrl, timeoutMs, log }),
    forms: createEditorForms({
      baseUrl: cmsService.baseUrl,
      timeoutMs,
      loadPage,
      context: ({ plan }) => ({ site: plan, sites: directory.planSites, pictures: pictureUrl }),
      log,
    }),
    document: createPostedDocument(rendering),
  });
  const mapSite = createSiteMaps({
    readPage: createPageReader({ ...loading, keptPage, loadItems }),
    ...{ loadShell, directory, log },
  });
  const routes = createRoutes({
    api: createApiRoutes({ ...data, loadSuggestions, portlets }),
    calendar: createCalendarRoute({ loadPage, cacheControl }),
    citation: createCitationRoute({ loadSearch, portlets, main: firstSite, cacheControl }),
    discovery: createDiscoveryRoutes({ mapSite, cacheControl }),
    forms,
    health: createHealthRoutes({ cms, query, renderApp, site: firstSite, events }),
    offline: createOfflineRoutes(settings),
    pictures,
    document: createDocumentRoute({
      ...rendering,
      preview: preview.route,
      portlet: createPortletRoute({ ...rendering, portlets, main: firstSite }),
    }),
    files,
    assets,
    log,
  });
  const visits = createVisits(directory, settings);
  const requestLog = createRequestLog(log);

  const answer = (request: Request, address?: string): Response | Promise<Response> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const kept = isRead ? documents?.fresh(visits.keyOf(request)) : undefined;
    if (kept) return requestLog.kept(request, kept.respond(request));
    const visit = visits.of(request, address);
    const { pathname } = visit;
    const mount = mounts.find(({ paths }) =>
      paths.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
    );
    if (mount) return mount.fetch(request);
    if (!isRead && !(request.method === 'POST' && pathname.startsWith('/api/'))) {
      return textReply(405, 'This address can only be read.', { allow: 'GET, HEAD' });
    }
    return requestLog.visit(visit, routes.fetch(request, visit));
  };

  return {
    fetch: answer,
    async close() {
      await Promise.all([cms.close(), query.close(), suggesting.close(), pictures.close(), preview.close()]);
    },
  };
}
