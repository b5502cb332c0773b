import { retryAfterMs, staleFactor } from '../cache/StaleCache.ts';

/** For what never changes under its address. */
export const immutable = 'public, max-age=31536000, immutable';

export const noStore = 'no-store';

/** For what search engines must not list. */
export const noIndex = { 'x-robots-tag': 'noindex' } as const;

/**
 * How long others may keep a public answer: shared caches as long as the portal itself, browsers until they asked
 * whether it still holds. With the cache off it is asked for anew each time.
 */
export function publicCacheControl(freshSeconds: number): string {
  if (freshSeconds === 0) return 'no-cache';
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${freshSeconds * staleFactor}`;
}

/** The same for an answer of which something could not be had: until it is tried again here, and never longer. */
export function forAMoment(cacheControl: string): string {
  return cacheControl.startsWith('public') ? `public, max-age=0, s-maxage=${retryAfterMs / 1000}` : cacheControl;
}

/** Longest that the names of one answer may be together (bytes): what stands in front keeps headers in a page or two. */
const mostKeyBytes = 1000;

/**
 * `Cache-Control`, and for shared caches the names by which they can be told that an answer is no longer right
 * (`Surrogate-Key`, as Fastly and Varnish's xkey read it). What would be too long loses its last ones.
 */
export function cachingHeaders(cacheControl: string, keys: readonly string[]): Record<string, string> {
  const isShared = cacheControl.startsWith('public');
  const named = [...new Set(keys)].join(' ');
  const short = named.length <= mostKeyBytes ? named : named.slice(0, named.lastIndexOf(' ', mostKeyBytes));
  return { 'cache-control': cacheControl, ...(isShared && short !== '' && { 'surrogate-key': short }) };
}
