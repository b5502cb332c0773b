import { type Location, type Search, searchAt, searchPath } from '../../search/addresses.ts';

/** The search page. */
export interface SearchView extends Search {
  readonly kind: 'search';
}

export function matchSearch(location: Location): SearchView | undefined {
  const search = searchAt(location);
  return search && { kind: 'search', ...search };
}

export function searchViewPath(view: SearchView): string {
  return searchPath(view, view.term, view.parameters);
}
