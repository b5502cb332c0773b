import { chunk } from '#templates/renderer/chunk.tsx';
import { searchAddress } from '../../api/addresses.ts';
import type { SearchResponse } from '../../api/responses.ts';
import { failedSearch, readSearch, recordsStatus, recordsTitle } from '../../search/searchResponse.ts';
import { isKnownPortlet, ofPortlet } from '../portlet/ofPortlet.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
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
  status: (view, response, site) => (isKnownPortlet(view, site) ? recordsStatus(view, response) : 404),
  title: (view, response, site, t) =>
    isKnownPortlet(view, site) && view.parameters.has('id') ? recordsTitle(response, t) : t('page.404.title'),
  screen: chunk(() => import('./PortletResultScreen.tsx'), 'PortletResultScreen'),
  texts: ['search', 'record', 'portlet', 'errors'],
  route: () => 'result',
};
