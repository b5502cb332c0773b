import type { PageSite } from '#services/pages/site.ts';

/** A site that visitors sign in on. */
export type IdentitySite = PageSite;

/** Where a site's visitors may be sent with an answer: its origin, and its page after signing out. */
export function returnAddresses({ origin }: IdentitySite): readonly string[] {
  return [origin, `${origin}/logout`];
}

/** The site at an address, if it is one of them. */
export function siteAt(sites: readonly IdentitySite[], address: unknown): IdentitySite | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return sites.find((site) => site.origin === origin);
}
