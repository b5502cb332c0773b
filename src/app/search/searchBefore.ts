import { useLayoutEffect, useState } from 'react';
import { parsedUrl } from '#design-system/components/Link/parsedUrl.ts';
import {
  contributorAt,
  portletRecordsAt,
  portletSearchAt,
  recordsAt,
  type SearchContext,
  searchAt,
} from './addresses.ts';

/** A search that was shown in this tab. */
export interface SearchBefore {
  /** Its path and query: filters, page and all. */
  readonly href: string;
  readonly term: string;
}

/**
 * The search from which a visitor came to a record, over other records if need be. The server does not know it, and
 * neither do browsers always: then there is none.
 */
export function useSearchBefore(context: SearchContext): SearchBefore | undefined {
  const [before, setBefore] = useState<SearchBefore>();
  // Before the page is painted: a link that says something else a moment later cannot be read.
  useLayoutEffect(() => setBefore(searchAmong(addressesBefore(), context)), [context]);
  return before;
}

/** The addresses of this site that led here, the last one first. */
function addressesBefore(): readonly string[] {
  const entries = 'navigation' in window ? window.navigation.entries() : [];
  const here = 'navigation' in window ? (window.navigation.currentEntry?.index ?? 0) : 0;
  const addresses = entries.slice(0, here).map(({ url }) => url ?? '');
  // What led to this tab, or to this page in a browser that does not tell what it has shown.
  const [load] = performance.getEntriesByType('navigation');
  if (addresses.length === 0 && load?.name === location.href) addresses.push(document.referrer);
  return addresses.reverse();
}

/** The first search among addresses, as long as nothing but records stands before it. */
export function searchAmong(
  addresses: readonly string[],
  { language, portlet }: SearchContext,
  origin: string = location.origin,
): SearchBefore | undefined {
  for (const address of addresses) {
    const url = parsedUrl(address);
    if (url?.origin !== origin) return undefined;
    const search = portlet ? portletSearchAt(url, language) : (contributorAt(url) ?? searchAt(url));
    if (search && search.portlet === portlet) return { href: url.pathname + url.search, term: search.term };
    const records = portlet ? portletRecordsAt(url, language) : recordsAt(url);
    if (records?.portlet !== portlet || !records) return undefined;
  }
  return undefined;
}
