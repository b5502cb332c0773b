import { z } from 'zod';
import { type Site, siteSchema } from './site.schema.ts';

/** What stands in a folder of `sites/`: its name, and the default export of its `site.ts`. */
export interface SiteFolder {
  readonly folder: string;
  readonly registration: unknown;
}

/**
 * Turns folders into sites, in their order. The one place that decides what a valid set of sites is.
 * Throws one error that names every fault: a wrong field, an id that is not the folder's name, a host or an order
 * that two sites claim, a language that the portal does not speak.
 */
export function validateSites(folders: readonly SiteFolder[], languages: readonly string[]): readonly Site[] {
  const faults: string[] = [];
  const sites: Site[] = [];
  for (const { folder, registration } of folders) {
    const parsed = siteSchema.safeParse(registration);
    if (!parsed.success) {
      faults.push(`sites/${folder}/site.ts: ${z.prettifyError(parsed.error)}`);
      continue;
    }
    if (parsed.data.id !== folder) {
      faults.push(
        `sites/${folder}/site.ts: the id is "${parsed.data.id}", the folder is "${folder}"; make them the same`,
      );
    }
    const { language } = parsed.data;
    if (!languages.includes(language)) faults.push(unknownLanguage(`sites/${folder}/site.ts`, language, languages));
    sites.push(parsed.data);
  }
  const hostOwners = sites.flatMap(({ id, origin, hosts }) =>
    [new URL(origin).host, ...hosts].map((host) => ({ id, claim: `the host ${host}` })),
  );
  const orderOwners = sites.map(({ id, order }) => ({ id, claim: `order ${order}` }));
  faults.push(...sharedClaims([...hostOwners, ...orderOwners]));
  if (folders.length === 0) faults.push('there is no site: sites/ has no folder with a site.ts');
  if (faults.length > 0) throw new Error(`The sites are not valid:\n${faults.join('\n')}`);
  return sites.sort((one, other) => one.order - other.order);
}

/** Says which languages there are; portlets have theirs from the same table. */
export function unknownLanguage(file: string, language: string, languages: readonly string[]): string {
  return `${file}: there is no language "${language}" in languages; use ${languages.join(' or ')}`;
}

function sharedClaims(claims: readonly { readonly id: string; readonly claim: string }[]): string[] {
  const owners = new Map<string, string[]>();
  for (const { id, claim } of claims) owners.set(claim, [...(owners.get(claim) ?? []), id]);
  return [...owners]
    .filter(([, ids]) => ids.length > 1)
    .map(([claim, ids]) => `${claim} is claimed more than once: ${ids.join(', ')}; give it to one`);
}
