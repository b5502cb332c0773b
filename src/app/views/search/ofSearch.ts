import { searchAddress } from '../../api/addresses.ts';
import type { SearchResponse } from '../../api/responses.ts';
import { layouts } from '../../layouts/layouts.ts';
import { ownPath, type Search } from '../../search/addresses.ts';
import { placeParts } from '../../search/placeTools.ts';
import { failedSearch, listStatus, readSearch, searchTitle } from '../../search/searchResponse.ts';
import { otherLanguages } from '../otherLanguages.ts';
import { ownLanguage, siteView } from '../siteView.ts';
import type { ViewDefinition } from '../viewDefinition.ts';

type Shared = Omit<ViewDefinition<Search & { readonly kind: string }, SearchResponse>, 'kind' | 'match' | 'screen'>;

/** What a search with a term and one through somebody's records have in common. */
export const ofSearch: Shared = {
  ...siteView,
  path: ownPath,
  responseAddress: ({ term, language, parameters, by }) => searchAddress(term, language, parameters, undefined, by),
  readResponse: ({ term }, received) => readSearch(term, received),
  failure: ({ term }) => failedSearch(term),
  language: ownLanguage,
  status: listStatus,
  failures: 'own',
  title: (view, response, _, t) => searchTitle(view, response, t),
  layout: () => layouts.sand,
  parts: placeParts,
  texts: ['search'],
  alternates: (view) => otherLanguages(view, ownPath),
  prefetch: 'reach',
  changes: 'list',
  titleHolds: 'term',
  route: () => 'search',
};
