import type { PageAnswer } from '#app/data/portalState.ts';
import type { View } from '#app/routes/resolveView.ts';
import type { Language } from '#templates/plan/context.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { DocumentFacts } from './document.ts';

interface Place {
  readonly site: ServedSite;
  readonly sites: readonly ServedSite[];
  /** `refused` on hosts and variants that are not the public's. */
  readonly indexing: DocumentFacts['indexing'];
}

/** Searches and errors are for people, not for search engines. */
export const unlisted: DocumentFacts = { indexing: 'refused', canonical: undefined, alternates: [] };

/**
 * What search engines hear of a page. Addresses are made of the sites' configuration, never of the request: a copy
 * under another name still points to the real page.
 */
export function pageFacts(view: View, answer: PageAnswer, { site, sites, indexing }: Place): DocumentFacts {
  if (view.kind !== 'page' || answer.plan === null) return unlisted;
  const { plan } = answer;
  const path = plan.path || view.path;
  const own = site.registration.origin + withLanguage(path, plan.language, site, view.language);
  const others = plan.translations.map(({ language, href }) => ({ language, href: publicAddress(href, site, sites) }));
  return {
    indexing,
    canonical: own,
    alternates: others.length > 0 ? [{ language: plan.language, href: own }, ...others] : [],
  };
}

/** The twin of a page under the same path is another page: only its query tells them apart. */
function withLanguage(path: string, language: Language, site: ServedSite, asked: Language | undefined): string {
  return asked === language && language !== site.plan.language ? `${path}?language=${language}` : path;
}

/** A translation's address with the configured origin of its site. */
function publicAddress(href: string, site: ServedSite, sites: readonly ServedSite[]): string {
  if (href.startsWith('/')) return site.registration.origin + href;
  const owner = sites.find(({ plan }) => href.startsWith(`${plan.origin}/`));
  return owner ? owner.registration.origin + href.slice(owner.plan.origin.length) : href;
}
