import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { readLanguages } from '#languages/readLanguages.ts';
import type { Site } from './site.schema.ts';
import { type SiteFolder, validateSites } from './validateSites.ts';

/**
 * The same sites as `allSites`, read through the file system: for tools, services and tests in plain Node.
 * `location` is the folder that holds the sites' folders. Rejects when a site is not valid.
 */
export async function readSites(location: URL = new URL('./', import.meta.url)): Promise<readonly Site[]> {
  const entries = await readdir(location, { withFileTypes: true });
  const folders = entries.filter(
    (entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/site.ts`, location)),
  );
  const languages = [...(await readLanguages()).keys()];
  const registrations = await Promise.all(
    folders.map(async ({ name }): Promise<SiteFolder> => {
      const module: { readonly default?: unknown } = await import(new URL(`${name}/site.ts`, location).href);
      return { folder: name, registration: module.default };
    }),
  );
  return validateSites(registrations, languages);
}
