/*
 * Type tests: `tsc -p .` fails when one of the errors expected here is no longer an error, so that the maps of views
 * cannot quietly stop telling a missing, a wrong or an extra entry.
 */

import type { PageResponse, SearchResponse } from '#app/api/responses.ts';
import type { ScreenProps } from '#app/views/viewDefinition.ts';
import { defineViews, type ViewDefinition } from '#app/views/viewDefinition.ts';
import { definitionOf, type ResponseTypes, type View, type ViewTypes, views } from '#app/views/views.ts';
import type { ServerViews } from '#server/views/serverView.ts';
import { chunk } from '#templates/renderer/chunk.tsx';

// The app's map types itself: each view stands under its own kind.
defineViews({ page: views.page, search: views.search });
// @ts-expect-error a view stands under the kind of another
defineViews({ page: views.page, search: views.result });
// @ts-expect-error a view stands under a kind that no view has
defineViews({ zoekresultaten: views.search });
// @ts-expect-error what is no definition of a view
defineViews({ search: { kind: 'search' } });

// What a view reads and is rendered from follows from its definition.
type SearchView = ViewTypes['search'];
definitionOf('search') satisfies ViewDefinition<SearchView, SearchResponse>;
null satisfies ResponseTypes['page'] | null;
// @ts-expect-error a page is rendered from a page's response
({ state: 'error', term: '' }) satisfies ResponseTypes['page'];
// @ts-expect-error no view is of this kind
({ kind: 'kaartspel' }) satisfies View;
// @ts-expect-error no view is of this kind
definitionOf('kaartspel');

/** A view's own fields are known once its kind is. */
export function termOf(view: View): string {
  // @ts-expect-error not every view has a term
  view.term satisfies string;
  return view.kind === 'search' ? view.term : '';
}

// A screen takes its own view and response.
declare function Screen(props: ScreenProps<SearchView, SearchResponse>): null;
declare function PageScreen(props: ScreenProps<ViewTypes['page'], PageResponse>): null;
const { screen: _, ...search } = definitionOf('search');
({ ...search, screen: chunk(async () => ({ Screen }), 'Screen') }) satisfies ViewDefinition<SearchView, SearchResponse>;
// @ts-expect-error a screen of another view
({ ...search, screen: chunk(async () => ({ PageScreen }), 'PageScreen') }) satisfies ViewDefinition<
  SearchView,
  SearchResponse
>;
// @ts-expect-error a view without a screen
search satisfies ViewDefinition<SearchView, SearchResponse>;
// @ts-expect-error a view that says nothing of being fetched ahead
({ ...definitionOf('search'), prefetch: undefined }) satisfies ViewDefinition<SearchView, SearchResponse>;

// The server's map has exactly the same kinds.
declare const serverViews: ServerViews;
const { result: resultView, ...withoutResult } = serverViews;
// @ts-expect-error a view is missing
withoutResult satisfies ServerViews;
// @ts-expect-error a view is loaded as another
({ ...serverViews, result: serverViews.page }) satisfies ServerViews;
// @ts-expect-error a view made of texts alone has no records
({ ...serverViews, result: serverViews.answer }) satisfies ServerViews;
// @ts-expect-error a view is defined nowhere
({ ...serverViews, kaartspel: resultView }) satisfies ServerViews;

// Nobody changes the maps at run time.
// @ts-expect-error an entry is read-only
views.page = definitionOf('page');
// @ts-expect-error an entry is read-only
serverViews.page = withoutResult.page;
