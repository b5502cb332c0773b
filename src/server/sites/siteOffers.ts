import { type Language, rowOf } from '#languages/languages.ts';
import { serverTexts } from '../texts/serverTexts.ts';
import type { ServedSite } from './siteDirectory.ts';

/** Where each site lists its pages. */
export const sitemapPath = '/sitemap.xml';

/** Where each site lists the pages of records: the list of files, or one of them, from 1 on. */
export function recordMapPath(number?: number): string {
  return number === undefined ? '/sitemap-records.xml' : `/sitemap-records-${number}.xml`;
}

/** A site's logo as a picture: where phones look for it by habit. */
export const iconPath = '/apple-touch-icon.png';

/** How browsers learn to search a site from their address bar (OpenSearch 1.1). */
export const openSearchPath = '/opensearch.xml';

/** A site's news in a language, for feed readers. */
export function feedPath(language: Language): string {
  return `/${rowOf(language).newsFeed}`;
}

export function feedTitle(site: ServedSite, language: Language): string {
  return serverTexts(language)('feed.title', { site: site.plan.title });
}

/** @param term `*` stands for everything */
export function searchFeedTitle(term: string, language: Language, site: string): string {
  const t = serverTexts(language);
  return term === '*' ? t('list.feedAll', { site }) : t('list.feed', { term, site });
}

/**
 * The address of a search as other programs fill it in. As a query, because in a path every program encodes a slash
 * in its own way.
 * @param placeholder what stands for the term: `{searchTerms}`
 */
export function searchTemplate({ plan, registration }: ServedSite, placeholder: string): string {
  return `${registration.origin}/${rowOf(plan.language).paths.search}?term=${placeholder}`;
}
