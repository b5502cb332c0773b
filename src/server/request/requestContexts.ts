import type { Settings } from '../settings/settings.types.ts';
import type { SiteDirectory } from '../sites/siteDirectory.ts';
import type { RequestTrace } from '../telemetry/topics.ts';
import type { RequestContext } from './requestContext.ts';

export interface RequestContexts {
  /** Under which a document for this request is kept: found without taking the address apart. */
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
  const keyOf = (request: Request) => {
    const host = forwardedHost(request);
    const address = host === undefined ? request.url : `${host} ${request.url}`;
    return stylesIn(request) === 'document' ? address : `${address} files`;
  };
  return {
    keyOf,
    of(request, address, trace = {}) {
      const { url } = request;
      const hostStart = url.indexOf('//') + 2;
      const pathStart = url.indexOf('/', hostStart);
      const queryStart = url.indexOf('?', pathStart);
      const pathEnd = queryStart === -1 ? url.length : queryStart;
      const host = forwardedHost(request) ?? url.slice(hostStart, pathStart);
      const match = directory.find(host);
      const isPublic = match.host === 'known' && variant === 'production';
      return {
        request,
        site: match.site,
        host,
        indexing: isPublic ? 'allowed' : 'refused',
        pathname: url.slice(pathStart, pathEnd),
        // A question mark with nothing behind it asks for nothing.
        search: pathEnd + 1 === url.length ? '' : url.slice(pathEnd),
        address: forwardedAddress(request) ?? address ?? 'unknown',
        key: keyOf(request),
        stylesIn: stylesIn(request),
        began: performance.now(),
        trace,
      };
    },
  };
}
