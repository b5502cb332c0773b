import { Hono } from 'hono';
import { openApiPath } from '#app/api/openApiAddress.ts';
import { noIndex } from '../http/cacheControl.ts';
import { openToPages } from '../http/openToPages.ts';
import { Reply } from '../http/Reply.ts';
import { sharedResourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { openApiDocument } from './openApiDocument.ts';

interface OpenApiOptions {
  /** The site on whose origin the calls are described. */
  readonly main: ServedSite;
  readonly limits: Limits;
}

/**
 * `GET /openapi.json` of the first site: the calls that others may use. Any page may read it, and what is answered by
 * those calls, whose features come after this one.
 */
export function createOpenApiFeature({ main, limits }: OpenApiOptions): Feature {
  const routes: FeatureRoutes = new Hono();
  const document = openApiDocument(main.plan.origin, main.plan.title);
  for (const path of Object.keys(document.paths)) routes.use(path, openToPages);
  const reply = new Reply(`${JSON.stringify(document, undefined, 2)}\n`, {
    status: 200,
    contentType: 'application/json; charset=utf-8',
    headers: { ...sharedResourceHeaders, ...noIndex, 'cache-control': 'public, max-age=3600' },
    compression: 'kept',
  });
  routes.get(openApiPath, ({ env }, next) =>
    env.site.id === main.id ? limits.run('search', env, () => reply.respond(env.request)) : next(),
  );
  return { routes };
}
