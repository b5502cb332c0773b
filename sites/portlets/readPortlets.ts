import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { readLanguages } from '#languages/readLanguages.ts';
import { readSites } from '../readSites.ts';
import type { Portlet } from './portlet.schema.ts';
import { type PortletFolder, validatePortlets } from './validatePortlets.ts';

/**
 * The same portlets as `allPortlets`, read through the file system: for tools and tests in plain Node. `sites` is the
 * folder that holds the sites' folders and `portlets/`. Rejects when a site or a portlet is not valid.
 */
export async function readPortlets(sites: URL = new URL('../', import.meta.url)): Promise<readonly Portlet[]> {
  const location = new URL('portlets/', sites);
  const entries = existsSync(location) ? await readdir(location, { withFileTypes: true }) : [];
  const folders = entries.filter(
    (entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/portlet.ts`, location)),
  );
  const ids = (await readSites(sites)).map(({ id }) => id);
  return validatePortlets(
    await Promise.all(
      folders.map(async ({ name }): Promise<PortletFolder> => {
        const module: { readonly default?: unknown } = await import(new URL(`${name}/portlet.ts`, location).href);
        return { folder: name, registration: module.default };
      }),
    ),
    ids,
    [...(await readLanguages()).keys()],
  );
}
