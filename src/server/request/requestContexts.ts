import { splitTracking } from '#app/api/splitTracking.ts';
import type { Settings } from '../settings/settings.types.ts';
import type { SiteDirectory } from '../sites/siteDirectory.ts';
import type { RequestTrace } from '../telemetry/topics.ts';
import type { RequestContext } from './requestContext.ts';

export interface RequestContexts {
  /**
   * Under which a document for this request is kept: one for all hosts of a site, and for all that are no site's, since
   * strangers invent those.
   */
  keyOf(request: Request): string;
  /** @param address of the connection, which may be a proxy's */
  of(request: Request, address: string | undefined, trace?: RequestTrace): RequestContext;
}

/** Reads what every route has to know of a request: the site by its host, the path, the query. */
export function createRequestContexts(
  directory: SiteDirectory,
  { trustProxy, variant }: Pick<Settings, 'trustProxy' | 'variant'>,
): RequestContexts {
  const forwardedHost = (request: Request) =>
    trustProxy ? request.headers.get('x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  // A proxy adds the address it saw at the end; what stands before it, anyone can write.
  const forwardedAddress = (request: Request) =>
    trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const stylesIn = (request: Request) =>
    request.headers.get('sec-fetch-site') === 'same-origin' ? 'files' : 'document';
  /** The site that is asked, and where its path begins in the address. */
  const placeOf = (request: Request) => {
    const { url } = request;
    const hostStart = url.indexOf('//') + 2;
    const pathStart = url.indexOf('/', hostStart);
    const host = forwardedHost(request) ?? url.slice(hostStart, pathStart);
    const match = directory.find(host);
    const indexing = match.host === 'known' && variant === 'production' ? 'allowed' : 'refused';
    return { host, site: match.site, indexing, pathStart } as const;
  };
  const keyOf = (request: Request, { site, indexing, pathStart } = placeOf(request)) => {
    const { url } = request;
    const queryStart = url.indexOf('?', pathStart);
    const address =
      queryStart === -1
        ? url.slice(pathStart)
        : url.slice(pathStart, queryStart) + splitTracking(url.slice(queryStart)).search;
    return `${site.id} ${indexing} ${stylesIn(request)} ${address}`;
  };
  return {
    keyOf: (request) => keyOf(request),
    of(request, address, trace = {}) {
      const { url } = request;
      const place = placeOf(request);
      const { host, site, indexing, pathStart } = place;
      const queryStart = url.indexOf('?', pathStart);
      const pathEnd = queryStart === -1 ? url.length : queryStart;
      // A question mark with nothing behind it asks for nothing.
      const { search, tracking } = splitTracking(pathEnd + 1 === url.length ? '' : url.slice(pathEnd));
      return {
        request,
        site,
        host,
        indexing,
        pathname: url.slice(pathStart, pathEnd),
        search,
        tracking,
        address: forwardedAddress(request) ?? address ?? 'unknown',
        key: keyOf(request, place),
        stylesIn: stylesIn(request),
        began: performance.now(),
        trace,
      };
    },
  };
}
