import type { Settings } from '#server/settings/settings.types.ts';
import { createSiteDirectory } from '#server/sites/siteDirectory.ts';
import type { Site } from '#sites/site.schema.ts';

/** Every site with its address, a line each. */
export function siteAddresses(sites: readonly Site[], settings: Settings): string {
  const { planSites } = createSiteDirectory(sites, settings);
  return planSites.map(({ title, origin }) => `  ${title.padEnd(28)} ${origin}`).join('\n');
}
