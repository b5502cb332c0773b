import type { PageResponse } from '#app/api/responses.ts';
import type { PageView } from '#app/views/page/address.ts';
import { definitionOf } from '#app/views/views.ts';
import type { LoadPage } from '../content/loadPage.ts';
import { pageFacts } from '../document/documentFacts.ts';
import { publicSite } from '../document/publicSite.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { ServerView } from './serverView.ts';
import { type SiteViewOptions, siteDocuments } from './siteView.ts';

export interface PageViewOptions extends SiteViewOptions {
  readonly loadPage: LoadPage;
  readonly sites: readonly ServedSite[];
}

/** A page of the CMS: listed, and kept until the CMS has another. */
export function createPageView(options: PageViewOptions): ServerView<PageView, PageResponse> {
  const { loadPage, loadShell, assets, sites } = options;
  const { language: languageAround } = definitionOf('page');
  return {
    ...siteDocuments(options),
    async load(view, { site, trace, address }) {
      const siteLanguage = site.plan.language;
      // Most pages speak the language that is expected; then their shell is on its way already.
      const expected = languageAround(view, undefined, siteLanguage);
      const [page, expectedShell] = await Promise.all([
        loadPage(site, view.path, view.language, networkOf(address)),
        loadShell(site, expected),
      ]);
      const { answer: response } = page.value;
      trace.cache = page.state;
      const { status, location } = response;
      if ((status === 301 || status === 302) && location !== undefined) return { kind: 'redirect', status, location };
      const language = languageAround(view, response, siteLanguage);
      const shell = language === expected ? expectedShell : await loadShell(site, language);
      return {
        kind: 'view',
        view,
        response,
        site: publicSite(site, assets),
        language,
        shell: shell.value.answer,
        sources: {
          objects: [page.value, shell.value],
          freshUntil: Math.min(page.freshUntil, shell.freshUntil),
        },
      };
    },
    facts: (view, response, { site, indexing }) =>
      pageFacts(view, response, { site, sites, indexing, logo: assets.logo(site.id) }),
  };
}
