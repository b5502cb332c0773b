import { Hono } from 'hono';
import { languages } from '#languages/languages.ts';
import { siteKey } from '../content/contentKeys.ts';
import { cachingHeaders, noIndex, noStore } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { Settings } from '../settings/settings.types.ts';
import { feedPath, openSearchPath, sitemapPath } from '../sites/siteOffers.ts';
import { newsFeed } from './newsFeed.ts';
import { openSearchDescription } from './openSearch.ts';
import type { RecordMaps } from './recordMaps.ts';
import { robotsFile } from './robots.ts';
import { securityText, securityTextPath } from './securityText.ts';
import type { SiteMap, SiteMaps } from './siteMaps.ts';
import { pagesPerFile, sitemapFile, sitemapIndex } from './sitemapXml.ts';

interface DiscoveryOptions {
  readonly siteMaps: Pick<SiteMaps, 'of'>;
  readonly recordMaps: Pick<RecordMaps, 'count'>;
  readonly cacheControl: string;
  readonly settings: Pick<Settings, 'securityContact'>;
}

/** The site map, the feeds, and what else machines ask of a site. */
export function createDiscoveryFeature(options: DiscoveryOptions): Feature {
  return { routes: createDiscoveryRoutes({ ...options, securityContact: options.settings.securityContact }) };
}

interface RoutesOptions {
  readonly siteMaps: Pick<SiteMaps, 'of'>;
  readonly recordMaps: Pick<RecordMaps, 'count'>;
  readonly cacheControl: string;
  /** Whom to tell of a weakness; none: there is no file that says so. */
  readonly securityContact?: string | undefined;
  /** Addresses in one file of the site map. */
  readonly perFile?: number;
}

/**
 * What machines ask of a site before they know its pages, the same for every visitor:
 * - `GET /sitemap.xml`: every public page; above 50,000 the list of `/sitemap-1.xml`, `/sitemap-2.xml` …
 * - `GET /robots.txt`
 * - `GET /.well-known/security.txt`, where a contact is set
 * - `GET /opensearch.xml`
 * - `GET /nieuws.rss`, `GET /news.rss`: the news in Dutch and in English
 */
export function createDiscoveryRoutes({
  siteMaps,
  recordMaps,
  cacheControl,
  securityContact,
  perFile = pagesPerFile,
}: RoutesOptions): FeatureRoutes {
  const routes: FeatureRoutes = new Hono();
  const made = new WeakMap<SiteMap, Map<string, Promise<Reply>>>();

  const reply = (body: string | Buffer<ArrayBuffer>, contentType: string, kept: string, { site }: RequestContext) =>
    new Reply(body, {
      status: 200,
      contentType: `${contentType}; charset=utf-8`,
      headers: { ...resourceHeaders, ...noIndex, ...cachingHeaders(kept, [siteKey(site.id)]) },
      compression: 'kept',
    });

  /** A file that is made of the site's map: once, for as long as the map is the same. */
  const fromMap = async (
    env: RequestContext,
    contentType: string,
    make: (map: SiteMap) => string | Promise<Buffer<ArrayBuffer>> | undefined,
  ) => {
    const { site, request, pathname } = env;
    const map = await siteMaps.of(site);
    if (map.pages.length === 0) return textReply(503, 'The pages of this site cannot be listed at the moment.');
    const replies = made.get(map) ?? new Map<string, Promise<Reply>>();
    made.set(map, replies);
    let known = replies.get(pathname);
    if (!known) {
      const body = make(map);
      if (body === undefined) return textReply(404, 'There is nothing at this address.');
      // A part of the list must not stand in for the whole one.
      const kept = map.state === 'whole' ? cacheControl : noStore;
      known = Promise.resolve(body).then((bytes) => reply(bytes, contentType, kept, env));
      replies.set(pathname, known);
    }
    return (await known).respond(request);
  };

  routes.get(sitemapPath, ({ env }) =>
    fromMap(env, 'application/xml', ({ pages }) => {
      if (pages.length <= perFile) return sitemapFile(pages);
      const { origin } = env.site.registration;
      const count = Math.ceil(pages.length / perFile);
      return sitemapIndex(Array.from({ length: count }, (_, index) => `${origin}/sitemap-${index + 1}.xml`));
    }),
  );
  routes.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', ({ env }) =>
    fromMap(env, 'application/xml', ({ pages }) => {
      const number = Number(/\d+/.exec(env.pathname)?.[0]);
      const part = pages.length > perFile ? pages.slice((number - 1) * perFile, number * perFile) : [];
      return part.length > 0 ? sitemapFile(part) : undefined;
    }),
  );
  for (const language of languages) {
    routes.get(feedPath(language), ({ env }) =>
      fromMap(env, 'application/rss+xml', ({ pages }) => newsFeed(pages, env.site, language)),
    );
  }
  routes.get(openSearchPath, ({ env }) => {
    const body = openSearchDescription(env.site);
    return reply(body, 'application/opensearchdescription+xml', cacheControl, env).respond(env.request);
  });
  if (securityContact !== undefined) {
    routes.get(securityTextPath, ({ env }) =>
      reply(securityText(env.site, securityContact, new Date()), 'text/plain', cacheControl, env).respond(env.request),
    );
  }
  routes.get('/robots.txt', async ({ env }) => {
    const records = (await recordMaps.count(env.site)) > 0 ? 'listed' : 'unlisted';
    return reply(robotsFile(env.site, env.indexing, records), 'text/plain', cacheControl, env).respond(env.request);
  });

  return routes;
}
