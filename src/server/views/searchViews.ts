import type { SearchResponse } from '#app/api/responses.ts';
import type { ResultView } from '#app/views/result/address.ts';
import type { SearchView } from '#app/views/search/address.ts';
import { recordFacts } from '../document/recordFacts.ts';
import type { LoadSearch } from '../search/loadSearch.ts';
import type { ServerView } from './serverView.ts';
import { type SiteViewOptions, siteDocuments, withinSite } from './siteView.ts';

export interface SearchViewOptions extends SiteViewOptions {
  readonly loadSearch: LoadSearch;
}

export function createSearchView(options: SearchViewOptions): ServerView<SearchView, SearchResponse> {
  return {
    ...siteDocuments(options),
    load(view, context) {
      const { term, language, parameters } = view;
      return withinSite(view, context, options, options.loadSearch({ site: context.site, term, language, parameters }));
    },
  };
}

/** Records by their ids; the page of a single one is listed. */
export function createResultView(options: SearchViewOptions): ServerView<ResultView, SearchResponse> {
  return {
    ...siteDocuments(options),
    load(view, context) {
      const { language, parameters } = view;
      return withinSite(
        view,
        context,
        options,
        options.loadSearch({ site: context.site, term: '*', language, parameters }),
      );
    },
    facts: (view, response, { site, indexing }) => recordFacts(view, response, { site, indexing }),
  };
}
