import { chunk } from '#templates/renderer/chunk.tsx';
import { searchAddress } from '../../api/addresses.ts';
import type { SearchResponse } from '../../api/responses.ts';
import { placeParts } from '../../search/placeTools.ts';
import { failedSearch, readSearch, searchStatus, searchTitle } from '../../search/searchResponse.ts';
import { isKnownPortlet, ofPortlet } from '../portlet/ofPortlet.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { matchPortletSearch, type PortletSearchView, portletSearchPath } from './address.ts';

/** The search of a portlet; for everything it is the portlet's first page. */
export const portletSearchView: ViewDefinition<PortletSearchView, SearchResponse> = {
  ...ofPortlet,
  kind: 'portlet-search',
  match: matchPortletSearch,
  path: portletSearchPath,
  responseAddress: ({ term, language, parameters, portlet }) => searchAddress(term, language, parameters, portlet),
  readResponse: ({ term }, received) => readSearch(term, received),
  failure: ({ term }) => failedSearch(term),
  status: (view, response, site) => (isKnownPortlet(view, site) ? searchStatus(response) : 404),
  title: (view, response, site, t) => {
    if (!isKnownPortlet(view, site)) return t('page.404.title');
    return (view.term === '*' ? site.portlet?.title : undefined) ?? searchTitle(view, response, t);
  },
  screen: chunk(() => import('./PortletSearchScreen.tsx'), 'PortletSearchScreen'),
  parts: placeParts,
  texts: ['search', 'portlet'],
  changes: 'list',
  titleHolds: 'term',
  route: () => 'search',
};
