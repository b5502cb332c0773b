import type { Language } from '#languages/languages.ts';
import type { Location } from '../search/addresses.ts';
import { matchPage } from './page/address.ts';
import { type View, views } from './views.ts';

/** Any address may be a page of the CMS: it is one when it is no other view. */
const { page: _, ...own } = views;

/** The view at a location (specification, section 2), alike on the server and in the browser. */
export function resolveView(location: Location, siteLanguage: Language): View {
  for (const { match } of Object.values(own)) {
    const view = match(location, siteLanguage);
    if (view) return view;
  }
  return matchPage(location);
}
