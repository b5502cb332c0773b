import { feedAddress } from '#app/api/listAddress.ts';
import type { SearchResponse } from '#app/api/responses.ts';
import { ownPath } from '#app/search/addresses.ts';
import { isMapOpen } from '#app/search/parameters.ts';
import type { ContributorView } from '#app/views/contributor/address.ts';
import type { ResultView } from '#app/views/result/address.ts';
import type { SearchView } from '#app/views/search/address.ts';
import { unlisted } from '../document/documentFacts.ts';
import { recordFacts } from '../document/recordFacts.ts';
import { siteDocumentHeaders } from '../http/securityHeaders.ts';
import type { LoadSearch, TidyParameters } from '../search/loadSearch.ts';
import { searchFeedTitle } from '../sites/siteOffers.ts';
import type { ServerView } from './serverView.ts';
import { type SiteViewOptions, siteDocuments, withinSite } from './siteView.ts';

export interface SearchViewOptions extends SiteViewOptions {
  readonly loadSearch: LoadSearch;
  readonly tidyParameters: TidyParameters;
  /** Where tiles of maps come from, when that is elsewhere. */
  readonly mapTiles: { readonly origin: string } | undefined;
}

/** A search, with a term or through somebody's records. */
export function createSearchView<View extends SearchView | ContributorView>(
  options: SearchViewOptions,
): ServerView<View, SearchResponse> {
  const site = siteDocuments(options);
  return {
    ...site,
    // Nobody else is asked for anything before a map is opened.
    headers: (view, context) => {
      const { mapTiles } = options;
      if (mapTiles === undefined || !isMapOpen(view.parameters)) return site.headers(view, context);
      const outside = { ...context.site.outside, pictures: [mapTiles.origin] };
      return { ...site.headers(view, context), ...siteDocumentHeaders(outside) };
    },
    work: () => 'search',
    async load(view, context) {
      const { term, language, parameters, by } = view;
      const asked = { site: context.site, term, language, parameters, by, signal: context.request.signal };
      const tidy = await options.tidyParameters(asked);
      if (tidy) return { kind: 'redirect', status: 302, location: ownPath(view, tidy) };
      return withinSite(view, context, options, options.loadSearch(asked));
    },
    facts: (view, response, { site }) => {
      const name = response.state === 'results' ? response.by?.name : undefined;
      const title = searchFeedTitle(name ?? view.by?.id ?? view.term, view.language, site.plan.title);
      return { ...unlisted, feed: { title, href: feedAddress(view) } };
    },
  };
}

/** Records by their ids; the page of a single one is listed. */
export function createResultView(options: SearchViewOptions): ServerView<ResultView, SearchResponse> {
  return {
    ...siteDocuments(options),
    work: () => 'search',
    load(view, context) {
      const { language, parameters } = view;
      return withinSite(
        view,
        context,
        options,
        options.loadSearch({
          site: context.site,
          term: '*',
          language,
          parameters,
          similar: true,
          signal: context.request.signal,
        }),
      );
    },
    facts: (view, response, { site, indexing }) => recordFacts(view, response, { site, indexing }),
  };
}
