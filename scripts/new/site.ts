import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSites } from '#sites/readSites.ts';
import { filesFromTemplates, type NewFile } from './folder.ts';
import { kebabName } from './names.ts';
import { Refusal } from './refusal.ts';
import { themeOf } from './startingTheme.ts';

/** A new site: its folder is its whole registration. It starts with the colours, fonts and sections of the first one. */
export async function newSite(root: string, name: string): Promise<NewFile[]> {
  const names = kebabName(name, 'a site', 'groene-stad');
  const sites = await readSites(pathToFileURL(join(root, 'sites/')));
  const [first] = sites;
  if (!first) throw new Refusal('There is no site to start from.');
  const folder = `sites/${names.kebab}`;
  const { menu, footer, legal } = first.variants.production.api;
  const files = await filesFromTemplates(root, 'site', folder, names, {
    order: String(Math.max(...sites.map(({ order }) => order)) + 1),
    menu,
    footer,
    legal,
    first: first.id,
  });
  const theme = await themeOf(join(root, 'sites', first.id), names.kebab, names.words);
  const css = await readFile(join(root, 'sites', first.id, 'site.css'), 'utf8');
  return [
    ...files,
    { path: `${folder}/tokens.json`, text: theme.json },
    { path: `${folder}/tokens.css`, text: theme.css },
    { path: `${folder}/site.css`, text: css },
  ];
}
