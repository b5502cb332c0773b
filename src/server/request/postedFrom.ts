import type { RequestContext } from './requestContext.ts';

/** Path and query of the page that a form stands on, where it is one of this site. */
export function postedFrom({ request, host }: RequestContext): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  if (url?.host !== host || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return undefined;
  return url.pathname + url.search;
}
