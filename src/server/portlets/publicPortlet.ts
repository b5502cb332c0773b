import type { PublicSite } from '#app/context/publicSite.ts';
import { searchPath } from '#app/search/addresses.ts';
import type { Assets } from '../document/assets.ts';
import { portletTheme, type ServedPortlet } from '../sites/portletDirectory.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { serverTexts } from '../texts/serverTexts.ts';

/** A portlet in the place of a site: what its documents tell the browser. There is no sign-in here, and nothing is measured. */
export function publicPortlet({ registration }: ServedPortlet, main: ServedSite, assets: Assets): PublicSite {
  const { domain, site, title, description, language, embedHosts, logo } = registration;
  return {
    id: domain,
    title: site.title,
    language,
    origin: main.plan.origin,
    interactive: false,
    searchPlaceholder: '',
    logo: { src: assets.logo(portletTheme(domain)), width: logo.width, height: logo.height },
    portlet: {
      domain,
      title,
      description,
      embedHosts,
      embedTitle: serverTexts(language)('portlet.embedTitle', { portlet: site.title }),
      address: main.plan.origin + searchPath({ language, portlet: domain }),
      main: { title: main.plan.title, origin: main.plan.origin },
    },
  };
}
