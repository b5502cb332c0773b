import { type Language, languages } from '#languages/languages.ts';
import { fill } from '#templates/plan/fill.ts';
import { plan } from '#templates/plan/plan.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import type { LoadItems } from '../content/itemSource.ts';
import type { KeptPage } from '../content/loadPage.ts';
import type { FetchPage } from '../content/pageSource.ts';
import type { PlanPictures } from '../pictureAddresses/planPictures.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';

/** What stands at an address of a site. */
export type ReadPage =
  | { readonly kind: 'page'; readonly plan: Plan }
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'none' }
  /** Unknown: the CMS was in trouble. */
  | { readonly kind: 'failed' };

interface PageReaderOptions {
  readonly keptPage: KeptPage;
  readonly fetchPage: FetchPage;
  readonly loadItems: LoadItems;
  readonly directory: SiteDirectory;
  readonly pictures: PlanPictures;
}

export type PageReader = (site: ServedSite, path: string, language: Language | undefined) => Promise<ReadPage>;

/**
 * Reads pages for a walk through a whole site: as they are kept for visitors, else from the CMS without keeping them, so
 * that pages without visitors push no visited ones out of the cache. Publications are not asked for, and what is wrong
 * with a page is not reported again.
 */
export function createPageReader(options: PageReaderOptions): PageReader {
  const { keptPage, fetchPage, loadItems, directory, pictures } = options;
  return async (site, path, language) => {
    const kept = keptPage(site, path, language)?.answer;
    if (kept?.plan) return { kind: 'page', plan: kept.plan };
    if (kept?.location !== undefined) return { kind: 'moved', href: kept.location };
    const fetched = await fetchPage({ site, path, language });
    if (fetched.kind === 'redirect') return { kind: 'moved', href: fetched.href };
    if (fetched.kind === 'none') return { kind: fetched.duration === 'lasting' ? 'none' : 'failed' };
    const context = { site: site.plan, sites: directory.planSites, languages, language: fetched.language, ...pictures };
    const planned = plan(fetched.outcome.value, context, path === '/' ? 'root' : 'page');
    const items = await loadItems(planned.needs.contentIds, context);
    return { kind: 'page', plan: fill(planned.plan, { records: new Map(), items: items.found }) };
  };
}
