import type { Translation } from '#templates/plan/plan.types.ts';
import { ownLanguage, siteView } from '../siteView.ts';
import type { ViewSite } from '../viewDefinition.ts';

/** What the views of a portlet have in common: they stand alone, without the site's layout, menu and language switch. */
export const ofPortlet = {
  ...siteView,
  failures: 'own',
  language: ownLanguage,
  layout: () => 'own' as const,
  alternates: (): readonly Translation[] => [],
  shell: 'none',
} as const;

/** Whether the portlet of a view is the one whose document this is: one that nobody registered has none. */
export function isKnownPortlet({ portlet }: { readonly portlet: string }, site: ViewSite): boolean {
  return site.portlet?.domain === portlet;
}
