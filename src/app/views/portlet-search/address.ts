import type { Language } from '#languages/languages.ts';
import { type Location, portletSearchAt, type Search, searchPath } from '../../search/addresses.ts';
import { embedParameter } from '../portlet/embedParameter.ts';

/** The search of a portlet. */
export interface PortletSearchView extends Search {
  readonly kind: 'portlet-search';
  readonly portlet: string;
}

export function matchPortletSearch(location: Location, siteLanguage: Language): PortletSearchView | undefined {
  const search = portletSearchAt(location, siteLanguage);
  return search && !search.parameters.has(embedParameter) ? { kind: 'portlet-search', ...search } : undefined;
}

export function portletSearchPath(view: PortletSearchView): string {
  return searchPath(view, view.term, view.parameters);
}
