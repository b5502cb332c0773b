import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#languages/languages.ts';
import { contentFolder } from '#samples/folders.ts';
import { pageText } from '#server/discovery/pageText.ts';
import { readSettings } from '#server/settings/readSettings.ts';
import { createSiteDirectory } from '#server/sites/siteDirectory.ts';
import type { PageChange } from '#services/query/ports/passagePort.ts';
import { allSites } from '#sites/sites.ts';
import { plan } from '#templates/plan/plan.ts';

/** The embedded pages of all sites, as answers may quote them. */
export function samplePages(): PageChange[] {
  const directory = createSiteDirectory(allSites, readSettings({}));
  return globSync('{nl,en}/*/**/*.json', { cwd: contentFolder }).flatMap((file): PageChange[] => {
    const [code, name] = file.split('/');
    const language = code === 'en' ? 'en' : 'nl';
    const site = directory.sites.find(({ variant }) => variant.api.cname === name);
    if (site === undefined) return [];
    const context = {
      ...{ site: site.plan, sites: directory.planSites, languages, language },
      pictures: () => '',
      pictureKind: () => undefined,
    } as const;
    const planned = plan(JSON.parse(readFileSync(join(contentFolder, file), 'utf8')), context, 'page').plan;
    const { title } = planned;
    return [
      {
        kind: 'put',
        page: { site: site.id, address: `/${file}`, language, title, paragraphs: pageText(planned), version: '1' },
      },
    ];
  });
}
