import { parsedUrl } from './parsedUrl.ts';

/** How absolute addresses begin (RFC 3986, section 3.1): the others are many, and refusing each takes its time. */
const scheme = /^\s*[a-z][a-z\d+.-]*:/i;

/**
 * Whether an address leads out of the site: it parses as an absolute URL (specification, section 5).
 * `/dossier/bodem`, `?start=20` and `#bronnen` are in-app links.
 */
export function isExternalUrl(url: string): boolean {
  return scheme.test(url) && parsedUrl(url) !== undefined;
}

/** External pages open in a new tab; `mailto:` and `tel:` hand over to another program and would leave an empty one. */
export function opensNewTab(url: string): boolean {
  return isExternalUrl(url) && /^https?:$/.test(new URL(url).protocol);
}
