import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSites } from '#sites/readSites.ts';
import { filesFromTemplates, type NewFile } from './folder.ts';
import { kebabName } from './names.ts';
import { Refusal } from './refusal.ts';
import { themeOf } from './startingTheme.ts';

/** A new portlet: its folder is its whole registration. It starts with the colours and fonts of the first site. */
export async function newPortlet(root: string, name: string): Promise<NewFile[]> {
  const names = kebabName(name, 'a portlet', 'groene-daken');
  const sites = await readSites(pathToFileURL(join(root, 'sites/')));
  const [first] = sites;
  if (!first) throw new Refusal('There is no site to start from.');
  if (sites.some(({ id }) => id === name)) throw new Refusal(`"${name}" is a site already; choose another name.`);
  const folder = `sites/portlets/${names.kebab}`;
  const files = await filesFromTemplates(root, 'portlet', folder, names, {
    first: first.id,
    scope: first.variants.production.api.gkz_scope,
  });
  const theme = await themeOf(join(root, 'sites', first.id), `portlets/${names.kebab}`, names.words);
  const css = await readFile(join(root, 'sites', first.id, 'site.css'), 'utf8');
  return [
    ...files,
    { path: `${folder}/tokens.json`, text: theme.json },
    { path: `${folder}/tokens.css`, text: theme.css },
    { path: `${folder}/site.css`, text: css },
  ];
}
