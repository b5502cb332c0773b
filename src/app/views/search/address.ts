import { type Location, type Search, searchAt } from '../../search/addresses.ts';

/** The search page. */
export interface SearchView extends Search {
  readonly kind: 'search';
}

export function matchSearch(location: Location): SearchView | undefined {
  const search = searchAt(location);
  return search && { kind: 'search', ...search };
}
