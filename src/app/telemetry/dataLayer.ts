import type { Language } from '#languages/languages.ts';
import { allows } from '../consent/consent.ts';
import type { PublicSite } from '../context/publicSite.ts';
import type { RouteName, ShownView } from './shownViews.ts';
import { withoutTerms } from './withoutTerms.ts';

/** What the analytics script reads (specification, section 8): nothing of it tells who reads, or what is searched for. */
export type DataLayerEvent =
  | {
      readonly event: 'page_view';
      /** Name of the route, in the page's language. */
      readonly route: string;
      readonly path: string;
      readonly title: string;
      readonly language: Language;
      readonly site: string;
    }
  /** `time` as in ISO 8601. */
  | { readonly event: 'error_page'; readonly status: number; readonly path: string; readonly time: string };

declare global {
  interface Window {
    /** Exists only once the visitor allowed that visits are counted. */
    dataLayer?: DataLayerEvent[];
  }
}

/**
 * Notes views for the analytics script of a site that has one. A view is noted at the moment it is shown, or never:
 * what came before consent is not made up for later.
 */
export function createDataLayer(
  site: Pick<PublicSite, 'id' | 'title' | 'analyticsScript'>,
  nameOf: (route: RouteName, language: Language) => string,
) {
  let last: string | undefined;
  return (view: ShownView): void => {
    const { route, language, status, titleHolds } = view;
    const isAgain = last === `${status} ${view.path}`;
    last = `${status} ${view.path}`;
    // Ticking a filter shows the same page anew.
    if (isAgain || !site.analyticsScript || !allows('analytics')) return;
    const path = withoutTerms(view.path);
    const title = titleHolds === 'term' ? site.title : view.title;
    window.dataLayer ??= [];
    window.dataLayer.push(
      status >= 400
        ? { event: 'error_page', status, path, time: new Date().toISOString() }
        : { event: 'page_view', route: nameOf(route, language), path, title, language, site: site.id },
    );
  };
}
