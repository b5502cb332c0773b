import { languages } from '#languages/languages.ts';
import { allSites } from '../sites.ts';
import type { Portlet } from './portlet.schema.ts';
import { type PortletFolder, validatePortlets } from './validatePortlets.ts';

const registrations = import.meta.glob<unknown>('./*/portlet.ts', { eager: true, import: 'default' });

const folders = Object.entries(registrations).map(
  ([path, registration]): PortletFolder => ({ folder: path.split('/')[1] ?? path, registration }),
);

/**
 * Every portlet that has a folder beside this file. For code that Vite builds (server, Storybook); plain Node reads the
 * same through `readPortlets`. Throws when a portlet is not valid.
 */
export const allPortlets: readonly Portlet[] = validatePortlets(
  folders,
  allSites.map(({ id }) => id),
  languages,
);
