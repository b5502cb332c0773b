import type { PlanSite } from '#templates/contract/context.ts';
import { siteHref } from '#templates/contract/links.ts';

/** Where a redirect of the CMS leads. */
export type RedirectTarget =
  /** Another page: a path of this site, or the absolute address of a page on another of our sites. */
  | { readonly kind: 'page'; readonly href: string }
  /** Another CMS path for the same page of ours, to be asked below the CMS's base address. */
  | { readonly kind: 'same'; readonly cmsPath: string }
  /** Nothing of ours. */
  | { readonly kind: 'outside' };

interface Asked {
  /** The CMS's base address, without a trailing slash. */
  readonly baseUrl: string;
  /** The path that was asked below it. */
  readonly cmsPath: string;
  /** The site's path behind it. */
  readonly path: string;
  readonly site: PlanSite;
  readonly sites: readonly PlanSite[];
}

/** Reads the `Location` of a redirect: only addresses that are pages of our sites lead anywhere. */
export function redirectTarget(location: string, { baseUrl, cmsPath, path, site, sites }: Asked): RedirectTarget {
  if (!URL.canParse(location, baseUrl + cmsPath)) return { kind: 'outside' };
  const target = new URL(location, baseUrl + cmsPath);
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  // A page in a language that is not the site's has an address that says so.
  const here = [path, siteHref(cmsPath, { site, sites })];
  const below = target.pathname.startsWith(`${prefix}/`) ? target.pathname.slice(prefix.length) : undefined;

  if (target.origin === base.origin && below !== undefined) {
    const written = below + target.search + target.hash;
    const href = siteHref(written, { site, sites });
    // Addresses that are no pages of the CMS come back as they are.
    if (href === undefined || href === written) return { kind: 'outside' };
    return here.includes(href) ? { kind: 'same', cmsPath: below + target.search } : { kind: 'page', href };
  }
  const owner = sites.find(({ origin }) => origin === target.origin);
  const href = siteHref(target.href, { site, sites });
  if (href !== undefined && href !== target.href && !here.includes(href)) return { kind: 'page', href };
  if (owner === undefined) return { kind: 'outside' };
  const ownPath = target.pathname + target.search + target.hash;
  if (owner.id !== site.id) return { kind: 'page', href: target.href };
  return here.includes(ownPath) ? { kind: 'outside' } : { kind: 'page', href: ownPath };
}
