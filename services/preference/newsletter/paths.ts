import type { PageSite } from '#services/pages/site.ts';
import type { LinkPurpose } from './newsletterStore.ts';

/** Below which path every site has the pages that links in letters lead to. */
export const subscriptionsPath = '/subscriptions';

/** Where a link in a letter leads. */
export function linkAddress({ origin }: PageSite, purpose: LinkPurpose, token: string): string {
  return `${origin}${subscriptionsPath}/${purpose}?${new URLSearchParams({ token })}`;
}
