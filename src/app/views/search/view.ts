import { chunk } from '#templates/renderer/chunk.tsx';
import type { SearchResponse } from '../../api/responses.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { matchSearch, type SearchView } from './address.ts';
import { ofSearch } from './ofSearch.ts';

/** The search page (specification, section 2). */
export const searchView: ViewDefinition<SearchView, SearchResponse> = {
  ...ofSearch,
  kind: 'search',
  match: matchSearch,
  screen: chunk(() => import('./SearchScreen.tsx'), 'SearchScreen'),
};
