import type { PublicIdentity, PublicSite } from '#app/context/publicSite.ts';
import type { IdentityProvider } from '../identity/identityProvider.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { Assets } from './assets.ts';

/** What a document tells the browser of its site. */
export function publicSite(served: ServedSite, assets: Assets): PublicSite {
  const { id, plan, registration, variant, errorReports, identity } = served;
  return {
    id,
    title: plan.title,
    language: plan.language,
    origin: plan.origin,
    interactive: registration.interactivity.enabled,
    ...(identity && { identity: publicIdentity(identity, id) }),
    searchPlaceholder: variant.search_placeholder,
    logo: { src: assets.logo(id), width: registration.logo.width, height: registration.logo.height },
    ...(variant.blueconic_script && { personalisationScript: variant.blueconic_script }),
    ...(variant.analytics_script && { analyticsScript: variant.analytics_script }),
    ...(errorReports !== undefined && { errorReports }),
  };
}

function publicIdentity({ origin, clientId, audience, account }: IdentityProvider, site: string): PublicIdentity {
  return { domain: origin, clientId, audience, ...(account && { account: `${account}?site=${site}` }) };
}
