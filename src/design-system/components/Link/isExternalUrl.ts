/**
 * Whether an address leads out of the site: it parses as an absolute URL (specification, section 5).
 * `/dossier/bodem`, `?start=20` and `#bronnen` are in-app links.
 */
export function isExternalUrl(url: string): boolean {
  return URL.canParse(url);
}

/** External pages open in a new tab; `mailto:` and `tel:` hand over to another program and would leave an empty one. */
export function opensNewTab(url: string): boolean {
  return isExternalUrl(url) && /^https?:$/.test(new URL(url).protocol);
}
