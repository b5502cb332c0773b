import type { i18n } from 'i18next';
import type { PublicSite } from '#app/context/publicSite.ts';
import { addTexts, createI18n, pageNamespaces } from '#app/language/createI18n.ts';
import { allSites } from '#sites/sites.ts';
import { exampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { plan } from '#templates/plan/plan.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { planShell, type RawSections, type ShellPlan } from '#templates/plan/planShell.ts';
import { editorContext } from '../editors/editorContext.ts';
import { loadPage, placeOf } from '../editors/loadPage.ts';
import { withEmbeddedRecords } from '../editors/withEmbeddedRecords.ts';
import { logoOf } from '../themes/logos.ts';

const sections = import.meta.glob<unknown>('../../samples/content/sections/*.json', { import: 'default' });

/** A page of the embedded content and what surrounds it, as the portal's server hands them to the app. */
export interface LoadedSitePage {
  readonly site: PublicSite;
  readonly plan: Plan;
  readonly shell: ShellPlan;
  /** With all texts of a page. */
  readonly i18n: i18n;
}

/**
 * @param id of the site
 * @param file of the page, below the folder of answers and without its ending
 * @throws when there is no such site
 */
export async function loadSitePage(id: string, file: string): Promise<LoadedSitePage> {
  const registration = allSites.find((each) => each.id === id);
  if (!registration) throw new Error(`sites/${id}/ is not there.`);
  const { title, origin, logo, variants, interactivity } = registration;
  const language = exampleLanguage(registration.language);
  const { api, search_placeholder: searchPlaceholder } = variants.production;
  const context = editorContext(id, language);
  const i18n = createI18n();
  const section = (name: keyof RawSections) => sections[`../../samples/content/sections/${api[name]}.json`]?.();
  const [{ json, items }, menu, footer, legal] = await Promise.all([
    loadPage(file, id, language),
    ...(['menu', 'footer', 'legal'] as const).map(section),
  ]);
  const planned = withEmbeddedRecords(plan(json, context, placeOf(file)), items);
  await addTexts(i18n, planned.plan.language, [...pageNamespaces, 'people']);
  return {
    site: {
      ...{ id, title, language, origin, searchPlaceholder, interactive: interactivity.enabled },
      // Nobody signs in here; what the page offers to do so is part of it.
      identity: { domain: origin, clientId: id, audience: origin },
      logo: { src: logoOf(id), ...logo },
    },
    plan: planned.plan,
    shell: planShell({ menu, footer, legal }, context),
    i18n,
  };
}
