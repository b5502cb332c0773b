import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSites } from '#sites/readSites.ts';
import { readTheme } from '../tokens/theme.ts';
import { themeCss } from '../tokens/themeCss.ts';
import { filesFromTemplates, type NewFile } from './folder.ts';
import { kebabName } from './names.ts';
import { Refusal } from './refusal.ts';

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
  const ofFirst = (file: string) => readFile(join(root, 'sites', first.id, file), 'utf8');
  const tokens = (await ofFirst('tokens.json')).replace(
    /"\$description": ".*"/,
    `"$description": "${names.words}: starts as ${first.id} does."`,
  );
  const { theme } = readTheme(names.kebab, JSON.parse(tokens));
  if (!theme)
    throw new Refusal(`The tokens of ${first.id} cannot be read; run "npm run check:tokens" and mend them first.`);
  return [
    ...files,
    { path: `${folder}/tokens.json`, text: tokens },
    { path: `${folder}/tokens.css`, text: await themeCss(theme) },
    { path: `${folder}/site.css`, text: await ofFirst('site.css') },
  ];
}
