import { staleFactor } from '../cache/StaleCache.ts';

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
