import { parsedUrl } from '#design-system/components/Link/parsedUrl.ts';

/** A path of this site, from an address that anyone may have written: what would lead to another host leads home. */
export function pathOnSite(path: string): string {
  const { origin } = location;
  // Read as the browser reads it, which strips tabs and takes a backslash for a slash.
  const url = parsedUrl(path, origin);
  const isOwn = url?.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : '/';
}

/**
 * Goes to a path of this site in place of the address, inside the app: its router hears of it as of a step through the
 * history.
 */
export function goTo(path: string): void {
  history.replaceState(null, '', pathOnSite(path));
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
