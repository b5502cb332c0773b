import type { Language } from '#languages/languages.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';

/** What addresses in a plan are read against: the site the page is of, among all. */
export interface AddressContext {
  readonly site: ServedSite;
  readonly sites: readonly ServedSite[];
}

/** Where search engines should look for a page, whatever address it was asked at. */
export interface PublicAddresses {
  /** The one address under which the page should be known. */
  readonly canonical: string;
  /**
   * The same page in every language it has, this one included, and under `x-default` the one for everybody else;
   * empty when it has but one.
   */
  readonly alternates: readonly { readonly language: Language | 'x-default'; readonly href: string }[];
}

/**
 * The addresses of a page, made of the sites' configuration and never of a request: a copy under another name still
 * points to the real page.
 * @param path where the page was asked, for one that the CMS gave no address of its own
 */
export function publicAddresses(plan: Plan, path: string, { site, sites }: AddressContext): PublicAddresses {
  // The twin of a page under the same path is another page: only its query tells them apart.
  const query = plan.language === site.plan.language ? '' : `?language=${plan.language}`;
  const own = { language: plan.language, href: site.registration.origin + (plan.path || path) + query };
  const others = plan.translations.map(({ language, href }) => ({
    language,
    href: publicAddress(href, { site, sites }),
  }));
  if (others.length === 0) return { canonical: own.href, alternates: [] };
  const all = [own, ...others];
  const forAll = all.find(({ language }) => language === site.plan.language);
  return { canonical: own.href, alternates: forAll ? [...all, { ...forAll, language: 'x-default' as const }] : all };
}

/** An address in a plan with the configured origin of its site; other addresses stay as they are. */
export function publicAddress(href: string, { site, sites }: AddressContext): string {
  if (href.startsWith('/')) return site.registration.origin + href;
  const owner = sites.find(({ plan }) => href === plan.origin || href.startsWith(`${plan.origin}/`));
  return owner ? owner.registration.origin + href.slice(owner.plan.origin.length) : href;
}
