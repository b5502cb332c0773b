import { rowOf } from '#languages/languages.ts';
import { searchAddress } from '../../api/addresses.ts';
import type { SearchResponse } from '../../api/responses.ts';
import { layouts } from '../../layouts/layouts.ts';
import { failedSearch, readSearch, searchStatus, searchTitle } from '../../search/searchResponse.ts';
import { otherLanguages } from '../otherLanguages.ts';
import { lazyScreen, type ViewDefinition } from '../viewDefinition.ts';
import { matchSearch, type SearchView, searchViewPath } from './address.ts';

/** The search page (specification, section 2). */
export const searchView: ViewDefinition<SearchView, SearchResponse> = {
  kind: 'search',
  match: matchSearch,
  path: searchViewPath,
  responseAddress: ({ term, language, parameters }) => searchAddress(term, language, parameters),
  readResponse: ({ term }, received) => readSearch(term, received),
  failure: ({ term }) => failedSearch(term),
  language: ({ language }) => language,
  status: (_, response) => searchStatus(response),
  failures: 'own',
  title: (view, response, _, t) => searchTitle(view, response, t),
  layout: () => layouts.sand,
  screen: lazyScreen(
    'src/app/views/search/SearchScreen.tsx',
    ['search', 'record'],
    async () => (await import('./SearchScreen.tsx')).SearchScreen,
  ),
  alternates: (view) => otherLanguages(view, searchViewPath),
  prefetch: 'reach',
  shell: 'site',
  changes: 'list',
  audience: 'visitors',
  titleHolds: 'term',
  routeName: (_, language) => rowOf(language).routeNames.search,
};
