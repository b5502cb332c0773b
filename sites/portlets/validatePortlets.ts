import { z } from 'zod';
import { unknownLanguage } from '../validateSites.ts';
import { type Portlet, portletSchema } from './portlet.schema.ts';

/** What stands in a folder of `sites/portlets/`: its name, and the default export of its `portlet.ts`. */
export interface PortletFolder {
  readonly folder: string;
  readonly registration: unknown;
}

/**
 * Turns folders into portlets, by their domains in order. Throws one error that names every fault: a wrong field, a
 * domain that is not the folder's name, or one that is a site's id too (both name a theme), a language that the portal
 * does not speak.
 */
export function validatePortlets(
  folders: readonly PortletFolder[],
  siteIds: readonly string[],
  languages: readonly string[],
): readonly Portlet[] {
  const faults: string[] = [];
  const portlets: Portlet[] = [];
  for (const { folder, registration } of folders) {
    const file = `sites/portlets/${folder}/portlet.ts`;
    const parsed = portletSchema.safeParse(registration);
    if (!parsed.success) {
      faults.push(`${file}: ${z.prettifyError(parsed.error)}`);
      continue;
    }
    const { domain, language } = parsed.data;
    if (!languages.includes(language)) faults.push(unknownLanguage(file, language, languages));
    if (domain !== folder) {
      faults.push(`${file}: the domain is "${domain}", the folder is "${folder}"; make them the same`);
    }
    if (siteIds.includes(domain)) faults.push(`${file}: "${domain}" is a site already; choose another domain`);
    portlets.push(parsed.data);
  }
  if (faults.length > 0) throw new Error(`The portlets are not valid:\n${faults.join('\n')}`);
  return portlets.sort((one, other) => one.domain.localeCompare(other.domain));
}
