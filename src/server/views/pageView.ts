import { commentsAddress } from '#app/api/addresses.ts';
import type { PageResponse } from '#app/api/responses.ts';
import { itemOf } from '#app/personal/item.ts';
import type { PageView } from '#app/views/page/address.ts';
import { definitionOf } from '#app/views/views.ts';
import type { LoadPage } from '../content/loadPage.ts';
import { pageFacts } from '../document/documentFacts.ts';
import { publicSite } from '../document/publicSite.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { CommentSource } from '../people/commentSource.ts';
import { newestComments } from '../people/newestComments.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { ServerView } from './serverView.ts';
import { type SiteViewOptions, siteDocuments } from './siteView.ts';

export interface PageViewOptions extends SiteViewOptions {
  readonly loadPage: LoadPage;
  readonly comments: CommentSource;
  readonly sites: readonly ServedSite[];
}

/** A page of the CMS: listed, and kept until the CMS has another. */
export function createPageView(options: PageViewOptions): ServerView<PageView, PageResponse> {
  const { loadPage, loadShell, comments: commentSource, assets, sites } = options;
  const { language: languageAround } = definitionOf('page');
  return {
    ...siteDocuments(options),
    async load(view, { site, trace, address, search }) {
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
      const item = site.registration.interactivity.enabled && response.plan ? itemOf(response.plan) : undefined;
      const [shell, comments] = await Promise.all([
        language === expected ? expectedShell : loadShell(site, language),
        item && commentSource.load(item.id),
      ]);
      return {
        kind: 'view',
        view,
        response,
        ...(item && comments && { more: { [commentsAddress(item.id)]: newestComments(comments.response, search) } }),
        site: publicSite(site, assets),
        language,
        shell: shell.value.answer,
        isWhole: page.value.worth === 'good' && shell.value.isWhole && comments?.response.comments !== 'unavailable',
        keys: [...page.value.keys, ...shell.value.keys],
        sources: {
          objects: [page.value, shell.value, ...(comments ? [comments.source] : [])],
          freshUntil: Math.min(page.freshUntil, shell.freshUntil, comments?.freshUntil ?? Number.POSITIVE_INFINITY),
        },
      };
    },
    facts: (view, response, { site, indexing }) =>
      pageFacts(view, response, { site, sites, indexing, logo: assets.logo(site.id) }),
  };
}
