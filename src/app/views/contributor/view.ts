import { chunk } from '#templates/renderer/chunk.tsx';
import type { SearchResponse } from '../../api/responses.ts';
import { ofSearch } from '../search/ofSearch.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { type ContributorView, matchContributor } from './address.ts';

/** Everything of one author or organisation. */
export const contributorView: ViewDefinition<ContributorView, SearchResponse> = {
  ...ofSearch,
  kind: 'contributor',
  match: matchContributor,
  screen: chunk(() => import('./ContributorScreen.tsx'), 'ContributorScreen'),
  texts: ['search', 'record'],
};
