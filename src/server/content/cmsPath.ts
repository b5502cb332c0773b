import { decoded } from '#app/api/decoded.ts';

/** Longer than any address the CMS makes; longer ones are attempts to break in. */
const maximumLength = 2000;

/** Paths that are screens of the app or nothing at all: the CMS is never asked for them (specification, section 7). */
const neverFetched = new Set([
  '/zoeken',
  '/en/search',
  '/mijn-gkn',
  '/logout',
  '/portlet',
  '/error',
  '/eurcaw-pigs/search',
  '/search',
  '/ai-search',
  '/ai-zoeken',
]);

/**
 * The CMS's path behind a path of the site: every segment decoded and encoded anew, so that no spelling reaches
 * beyond the site's own tree. `''` for the root.
 *
 * @param path a path as addresses write it, percent-encoded, with a leading slash
 * @returns `undefined` for a path the CMS must not be asked for: never fetched ones, `..`, backslashes, control
 * characters, broken percent signs
 */
export function cmsPath(path: string): string | undefined {
  if (!path.startsWith('/') || path.length > maximumLength || neverFetched.has(path)) return undefined;
  let result = '';
  for (const encoded of path.split('/')) {
    if (encoded === '') continue;
    const segment = decoded(encoded);
    if (segment === undefined || segment === '.' || segment === '..' || isUnsafe(segment)) return undefined;
    result += `/${encodeURIComponent(segment)}`;
  }
  return result;
}

/** Characters that other programs read as the end or the border of a segment. */
function isUnsafe(segment: string): boolean {
  return /[/\\\p{Cc}]/u.test(segment);
}
