import { noStore } from './cacheControl.ts';
import { resourceHeaders } from './securityHeaders.ts';

/** A short text with a status, for machines and the rare person who sees it. */
export function textReply(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...resourceHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': noStore, ...headers },
  });
}

/** Ends work that nobody waits for any more; nobody gets it, and the log tells that it was so. */
export function visitorLeft(): Response {
  return new Response(null, { status: 499, headers: resourceHeaders });
}

/** Sends the visitor on; lasting redirects may be remembered for an hour. */
export function redirectReply(status: 301 | 302 | 303, location: string): Response {
  const cacheControl = status === 301 ? 'public, max-age=3600' : noStore;
  return new Response(null, {
    status,
    headers: { ...resourceHeaders, location, 'cache-control': cacheControl, 'content-length': '0' },
  });
}
