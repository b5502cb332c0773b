import { languages } from '#languages/languages.ts';
import type { Site } from './site.schema.ts';
import { type SiteFolder, validateSites } from './validateSites.ts';

const registrations = import.meta.glob<unknown>('./*/site.ts', { eager: true, import: 'default' });

const folders = Object.entries(registrations).map(
  ([path, registration]): SiteFolder => ({ folder: path.split('/')[1] ?? path, registration }),
);

/**
 * Every site that has a folder beside this file, by its `order`; the first one answers on unknown hosts. For code that
 * Vite builds (server, Storybook); plain Node reads the same through `readSites`. Throws when a site is not valid.
 */
export const allSites: readonly Site[] = validateSites(folders, languages);
