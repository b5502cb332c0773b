import { Hono } from 'hono';
import { siteKey } from '../content/contentKeys.ts';
import { cachingHeaders, noIndex } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import { recordMapPath } from '../sites/siteOffers.ts';
import type { RecordMap, RecordMaps } from './recordMaps.ts';
import { sitemapIndex } from './sitemapXml.ts';

interface RecordMapOptions {
  readonly recordMaps: RecordMaps;
  readonly limits: Limits;
  readonly cacheControl: string;
}

/**
 * The records in the site map:
 * - `GET /sitemap-records.xml`: the list of the files; 404 where the query service does not list its records
 * - `GET /sitemap-records-1.xml`, `/sitemap-records-2.xml` …: at most 50,000 addresses each
 */
export function createRecordMapFeature({ recordMaps, limits, cacheControl }: RecordMapOptions): Feature {
  const routes: FeatureRoutes = new Hono();
  const made = new WeakMap<RecordMap, Reply>();
  const reply = (body: Buffer<ArrayBuffer>, { site }: RequestContext) =>
    new Reply(body, {
      status: 200,
      contentType: 'application/xml; charset=utf-8',
      headers: { ...resourceHeaders, ...noIndex, ...cachingHeaders(cacheControl, [siteKey(site.id)]) },
      compression: 'quick',
    });
  const nothing = () => textReply(404, 'There is nothing at this address.');

  routes.get(recordMapPath(), async ({ env }) => {
    const count = await recordMaps.count(env.site);
    if (count === 0) return nothing();
    const { origin } = env.site.registration;
    const files = Array.from({ length: count }, (_, at) => origin + recordMapPath(at + 1));
    return reply(await sitemapIndex(files), env).respond(env.request);
  });
  routes.get('/:file{sitemap-records-[1-9][0-9]{0,3}\\.xml}', ({ env }) =>
    limits.run('search', env, async () => {
      const number = Number(/\d+/.exec(env.pathname)?.[0]);
      const map = number <= (await recordMaps.count(env.site)) ? await recordMaps.file(env.site, number) : undefined;
      if (map === undefined) return nothing();
      const known = made.get(map) ?? reply(map.xml, env);
      made.set(map, known);
      return known.respond(env.request);
    }),
  );
  return { routes };
}
