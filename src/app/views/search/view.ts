import { chunk } from '#templates/renderer/chunk.tsx';
import { searchAddress } from '../../api/addresses.ts';
import type { SearchResponse } from '../../api/responses.ts';
import { layouts } from '../../layouts/layouts.ts';
import { failedSearch, listStatus, readSearch, searchTitle } from '../../search/searchResponse.ts';
import { otherLanguages } from '../otherLanguages.ts';
import { ownLanguage, siteView } from '../siteView.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { matchSearch, type SearchView, searchViewPath } from './address.ts';

/** The search page (specification, section 2). */
export const searchView: ViewDefinition<SearchView, SearchResponse> = {
  ...siteView,
  kind: 'search',
  match: matchSearch,
  path: searchViewPath,
  responseAddress: ({ term, language, parameters, by }) => searchAddress(term, language, parameters, undefined, by),
  readResponse: ({ term }, received) => readSearch(term, received),
  failure: ({ term }) => failedSearch(term),
  language: ownLanguage,
  status: listStatus,
  failures: 'own',
  title: (view, response, _, t) => searchTitle(view, response, t),
  layout: () => layouts.sand,
  screen: chunk(() => import('./SearchScreen.tsx'), 'SearchScreen'),
  texts: ['search', 'record'],
  alternates: (view) => otherLanguages(view, searchViewPath),
  prefetch: 'reach',
  changes: 'list',
  titleHolds: 'term',
  route: () => 'search',
};
