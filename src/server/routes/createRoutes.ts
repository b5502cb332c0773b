import { Hono } from 'hono';
import { citationPath } from '#app/data/citationAddress.ts';
import type { createApiRoutes } from '../api/apiFeature.ts';
import { type CalendarRoute, calendarPath } from '../calendar/calendarFeature.ts';
import type { CitationRoute } from '../citations/citationFeature.ts';
import type { createDiscoveryRoutes } from '../discovery/discoveryFeature.ts';
import type { Assets } from '../document/assets.ts';
import { lastResort } from '../document/lastResort.ts';
import type { StaticFiles } from '../files/staticFiles.ts';
import type { createFormRoutes } from '../forms/formFeature.ts';
import type { createHealthRoutes } from '../health/healthFeature.ts';
import { noIndex, noStore } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { documentHeaders, resourceHeaders } from '../http/securityHeaders.ts';
import type { Log } from '../log.ts';
import type { createOfflineRoutes } from '../offline/offlineFeature.ts';
import type { PictureRoute } from '../pictures/pictureFeature.ts';
import type { Visit } from '../request/requestContext.ts';
import { createSchemaRoutes } from '../schemas/schemaFeature.ts';
import type { DocumentRoute } from './documentRoute.ts';
import { speculationRules, speculationRulesPath } from './speculationRules.ts';

interface RoutesOptions {
  readonly api: ReturnType<typeof createApiRoutes>;
  readonly forms: ReturnType<typeof createFormRoutes>;
  readonly calendar: CalendarRoute;
  readonly citation: CitationRoute;
  readonly discovery: ReturnType<typeof createDiscoveryRoutes>;
  readonly health: ReturnType<typeof createHealthRoutes>;
  readonly pictures: PictureRoute;
  readonly document: DocumentRoute;
  readonly offline: ReturnType<typeof createOfflineRoutes>;
  readonly files: StaticFiles;
  readonly assets: Assets;
  readonly log: Log;
}

/** Every address of the portal; what is no file, no data and no picture is a document. */
export function createRoutes(options: RoutesOptions) {
  const { api, calendar, citation, discovery, forms, health, offline, pictures, document, files, assets, log } =
    options;
  const routes = new Hono<{ Bindings: Visit }>();

  routes.use(async ({ env }, next) => {
    if (!files.has(env.pathname)) return next();
    return (await files.load(env.pathname)).respond(env.request);
  });

  routes.route('/', health);
  routes.route('/', api);
  routes.route('/', forms);
  routes.route('/', discovery);
  routes.route('/', offline);
  routes.route('/', createSchemaRoutes());
  routes.get(calendarPath, ({ env }) => calendar(env));
  routes.get(citationPath, ({ env }) => citation(env));
  routes.get('/pictures/*', ({ env }) => pictures.respond(env.request, env.pathname));
  routes.get(speculationRulesPath, ({ env }) => speculationRules.respond(env.request));
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    routes.get(path, ({ env }) => logoReply(assets.logo(env.site.id)));
  }
  for (const folder of ['/api/*', '/assets/*']) {
    routes.all(folder, () => textReply(404, 'There is nothing at this address.'));
  }
  routes.get('*', ({ env }) => document(env));

  routes.onError((error, { env }) => {
    log.error({ event: 'request.failed', site: env.site.id, page: env.pathname, err: error });
    const type = 'text/html; charset=utf-8';
    const headers = { ...documentHeaders, ...noIndex, 'content-type': type, 'cache-control': noStore };
    return new Response(lastResort(env.site.plan.language), { status: 500, headers });
  });

  return routes;
}

/** Browsers that ask for an icon by habit get the site's logo. */
function logoReply(location: string): Response {
  const headers = { ...resourceHeaders, location, 'cache-control': 'public, max-age=3600', 'content-length': '0' };
  return new Response(null, { status: 302, headers });
}
