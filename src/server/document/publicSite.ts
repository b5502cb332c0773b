import type { PublicSite } from '#app/context/publicSite.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { Assets } from './assets.ts';

/** What a document tells the browser of its site. */
export function publicSite({ id, plan, registration, variant, errorReports }: ServedSite, assets: Assets): PublicSite {
  return {
    id,
    title: plan.title,
    language: plan.language,
    origin: plan.origin,
    interactive: registration.interactivity.enabled,
    searchPlaceholder: variant.search_placeholder,
    logo: { src: assets.logo(id), width: registration.logo.width, height: registration.logo.height },
    ...(variant.blueconic_script && { personalisationScript: variant.blueconic_script }),
    ...(variant.analytics_script && { analyticsScript: variant.analytics_script }),
    ...(errorReports !== undefined && { errorReports }),
  };
}
