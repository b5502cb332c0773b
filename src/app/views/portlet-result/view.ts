import { rowOf } from '#languages/languages.ts';
import { searchAddress } from '../../api/addresses.ts';
import type { SearchResponse } from '../../api/responses.ts';
import { failedSearch, readSearch, recordsStatus, recordsTitle } from '../../search/searchResponse.ts';
import { isKnownPortlet, ofPortlet } from '../portlet/ofPortlet.ts';
import { lazyScreen, type ViewDefinition } from '../viewDefinition.ts';
import { matchPortletResult, type PortletResultView, portletResultPath } from './address.ts';

/** Records by their ids, within a portlet (specification, section 2). */
export const portletResultView: ViewDefinition<PortletResultView, SearchResponse> = {
  ...ofPortlet,
  kind: 'portlet-result',
  match: matchPortletResult,
  path: portletResultPath,
  responseAddress: ({ language, parameters, portlet }) => searchAddress('*', language, parameters, portlet),
  readResponse: (_, received) => readSearch('*', received),
  failure: () => failedSearch(),
  language: ({ language }) => language,
  status: (view, response, site) => (isKnownPortlet(view, site) ? recordsStatus(view, response) : 404),
  title: (view, response, site, t) =>
    isKnownPortlet(view, site) && view.parameters.has('id') ? recordsTitle(response, t) : t('page.404.title'),
  screen: lazyScreen(
    'src/app/views/portlet-result/PortletResultScreen.tsx',
    ['search', 'record', 'portlet', 'errors'],
    async () => (await import('./PortletResultScreen.tsx')).PortletResultScreen,
  ),
  changes: 'page',
  titleHolds: 'content',
  routeName: (_, language) => rowOf(language).routeNames.result,
};
