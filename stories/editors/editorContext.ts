import { allSites } from '#sites/sites.ts';
import type { PlanContext, PlanSite } from '#templates/contract/context.ts';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { storyContext } from '#templates/stories/storyPlan.tsx';

const planSites: readonly PlanSite[] = allSites.map(({ id, title, language, origin, variants }) => ({
  id,
  title,
  language,
  origin,
  cname: variants.production.api.cname,
}));

/** The context of a page on any site of the portal: links to the others lead there. */
export function editorContext(siteId: string, language: ExampleLanguage): PlanContext {
  const context = storyContext(language);
  return { ...context, sites: planSites, site: planSites.find(({ id }) => id === siteId) ?? context.site };
}
