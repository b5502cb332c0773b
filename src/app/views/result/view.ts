import { chunk } from '#templates/renderer/chunk.tsx';
import { searchAddress } from '../../api/addresses.ts';
import type { SearchResponse } from '../../api/responses.ts';
import { layouts } from '../../layouts/layouts.ts';
import { failedSearch, readSearch, recordsStatus, recordsTitle } from '../../search/searchResponse.ts';
import { otherLanguages } from '../otherLanguages.ts';
import { ownLanguage, siteView } from '../siteView.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { matchResult, type ResultView, resultViewPath } from './address.ts';

/** Records by their ids (specification, section 2). */
export const resultView: ViewDefinition<ResultView, SearchResponse> = {
  ...siteView,
  kind: 'result',
  match: matchResult,
  path: resultViewPath,
  responseAddress: ({ language, parameters }) => searchAddress('*', language, parameters),
  readResponse: (_, received) => readSearch('*', received),
  failure: () => failedSearch(),
  language: ownLanguage,
  status: recordsStatus,
  title: (_, response, __, t) => recordsTitle(response, t),
  layout: () => layouts.tinted,
  screen: chunk(() => import('./ResultScreen.tsx'), 'ResultScreen'),
  texts: ['search', 'record'],
  alternates: (view) => otherLanguages(view, resultViewPath),
  prefetch: 'reach',
  route: () => 'result',
};
