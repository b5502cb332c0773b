import { resolveView } from '#app/views/resolveView.ts';
import type { Language } from '#languages/languages.ts';
import { isRecord } from '#templates/contract/empty.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import { redirectOf } from '../views/redirects.ts';

/** A page of a site, as a link names it. */
export interface SiteLink {
  /** Percent-encoded, with a leading slash. */
  readonly path: string;
  /** Where the link asks for another language than the site's. */
  readonly language: Language | undefined;
}

/** Links inside editors' texts, as the sanitiser writes them. */
const linkInText = /<a [^>]*?href="([^"]*)"/g;

/** Answers and files, which are no pages. */
const noPage = /^\/(?:api|pictures|assets|portlet)(?:\/|$)|\.(?:xml|rss|txt|ics|pdf|zip|docx?|xlsx?|pptx?)$/i;

/** Every link in a plan or a shell, wherever it stands: in a field of its own or in an editor's text. */
export function linksIn(value: unknown): string[] {
  if (typeof value === 'string') {
    if (!value.includes('<a ')) return [];
    return [...value.matchAll(linkInText)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  }
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'href' && typeof each === 'string' ? [each] : linksIn(each),
  );
}

/** The page of this site that a link leads to; nothing for everything else. */
export function siteLink(href: string, site: ServedSite, directory: SiteDirectory): SiteLink | undefined {
  const base = site.plan.origin;
  if (!/^(?:\/|https?:\/\/)/.test(href) || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (url.origin !== base) {
    const found = directory.find(url.host);
    if (found.host === 'stranger' || found.site.id !== site.id) return undefined;
  }
  const moved = redirectOf(url.pathname, url.search, site.plan.language);
  const { pathname, search } = moved ? new URL(moved.location, base) : url;
  const view = resolveView({ pathname, search }, site.plan.language);
  if (view.kind !== 'page' || noPage.test(view.path)) return undefined;
  return { path: view.path, language: view.language === site.plan.language ? undefined : view.language };
}
