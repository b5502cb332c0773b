import type { RequestContext } from '../request/requestContext.ts';

/** Browsers say where a post comes from: another site's page may not post in its visitors' name. */
export function isOwnPage({ request, host }: RequestContext): boolean {
  const from = request.headers.get('sec-fetch-site');
  if (from !== null) return from === 'same-origin' || from === 'none';
  // Older browsers name the page's origin alone; programs name none, and carry no visitor's session.
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
