import { type Language, rowOf } from '#languages/languages.ts';
import { escapeHtml } from '#templates/contract/escapeHtml.ts';
import { scriptSafeJson } from '../http/answerJson.ts';
import { iconSize } from '../icon/iconSize.ts';
import type { SharedPicture } from '../pictureAddresses/sharedPicture.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { feedPath, feedTitle, iconPath, openSearchPath } from '../sites/siteOffers.ts';
import type { DocumentFacts, Listing } from './documentFacts.ts';

/** A language as Open Graph writes it. */
function openGraphLocale(language: Language): string {
  return rowOf(language).locale.replace('-', '_');
}

/** What a document's head says to machines, a line each: for search engines, link previews and browsers' search. */
export function headMarkup({ indexing, listing, feed, embedders = [] }: DocumentFacts): string {
  const lines = indexing === 'refused' ? [meta('name', 'robots', 'noindex')] : [];
  if (embedders.length > 0) {
    lines.push(meta('name', 'responsive-embedded-sizing', `allow-origins=${embedders.join(' ')}`));
  }
  if (feed) lines.push(feedLine('atom', feed.title, feed.href));
  if (listing) lines.push(...listingLines(listing));
  return lines.map((line) => `${line}\n`).join('');
}

/** What a page says in the words of schema.org: data blocks, which no script policy stops and no browser runs. */
export function structuredDataMarkup({ listing }: DocumentFacts): string {
  const blocks = listing?.data.map((thing) => `<script type="application/ld+json">${scriptSafeJson(thing)}</script>\n`);
  return blocks?.join('') ?? '';
}

function listingLines({ site, language, canonical, alternates, description, ...page }: Listing): string[] {
  const { title, kind, published, modified, picture, citation = [] } = page;
  const others = new Set(alternates.flatMap((other) => (other.language === 'x-default' ? [] : [other.language])));
  others.delete(language);
  return [
    ...(description ? [meta('name', 'description', description)] : []),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      (other) => `<link rel="alternate" hreflang="${other.language}" href="${escapeHtml(other.href)}">`,
    ),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:type', kind),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', site.plan.title),
    meta('property', 'og:locale', openGraphLocale(language)),
    ...[...others].map((other) => meta('property', 'og:locale:alternate', openGraphLocale(other))),
    ...pictureLines(picture ?? siteIcon(site)),
    ...citation.map(({ name, content }) => meta('name', name, content)),
    meta('name', 'twitter:card', picture && !isSquare(picture) ? 'summary_large_image' : 'summary'),
    ...(kind === 'article' && published ? [meta('property', 'article:published_time', published)] : []),
    ...(kind === 'article' && modified ? [meta('property', 'article:modified_time', modified)] : []),
    feedLine('rss', feedTitle(site, language), feedPath(language)),
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.plan.title)}" href="${openSearchPath}">`,
  ];
}

function feedLine(kind: 'atom' | 'rss', title: string, href: string): string {
  return `<link rel="alternate" type="application/${kind}+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;
}

function isSquare({ size }: SharedPicture): boolean {
  return size !== undefined && size.width === size.height;
}

/** What a link shows to a page that has no picture of its own. */
function siteIcon({ registration, plan }: ServedSite): SharedPicture {
  return { url: registration.origin + iconPath, alt: plan.title, size: { width: iconSize, height: iconSize } };
}

function pictureLines({ url, size, alt }: SharedPicture): string[] {
  return [
    meta('property', 'og:image', url),
    ...(size ? [meta('property', 'og:image:width', `${size.width}`)] : []),
    ...(size ? [meta('property', 'og:image:height', `${size.height}`)] : []),
    ...(alt ? [meta('property', 'og:image:alt', alt)] : []),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
