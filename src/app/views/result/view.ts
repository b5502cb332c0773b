import { rowOf } from '#languages/languages.ts';
import { searchAddress } from '../../api/addresses.ts';
import type { SearchResponse } from '../../api/responses.ts';
import { layouts } from '../../layouts/layouts.ts';
import { failedSearch, readSearch, recordsStatus, recordsTitle } from '../../search/searchResponse.ts';
import { otherLanguages } from '../otherLanguages.ts';
import { lazyScreen, type ViewDefinition } from '../viewDefinition.ts';
import { matchResult, type ResultView, resultViewPath } from './address.ts';

/** Records by their ids (specification, section 2). */
export const resultView: ViewDefinition<ResultView, SearchResponse> = {
  kind: 'result',
  match: matchResult,
  path: resultViewPath,
  responseAddress: ({ language, parameters }) => searchAddress('*', language, parameters),
  readResponse: (_, received) => readSearch('*', received),
  failure: () => failedSearch(),
  language: ({ language }) => language,
  status: recordsStatus,
  failures: 'error-page',
  title: (_, response, __, t) => recordsTitle(response, t),
  layout: () => layouts.tinted,
  screen: lazyScreen(
    'src/app/views/result/ResultScreen.tsx',
    ['search', 'record'],
    async () => (await import('./ResultScreen.tsx')).ResultScreen,
  ),
  alternates: (view) => otherLanguages(view, resultViewPath),
  prefetch: 'reach',
  shell: 'site',
  changes: 'page',
  audience: 'visitors',
  titleHolds: 'content',
  routeName: (_, language) => rowOf(language).routeNames.result,
};
