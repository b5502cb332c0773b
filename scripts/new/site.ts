import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPrivacyTables } from '#services/privacy/renderTables.ts';
import { readSites } from '#sites/readSites.ts';
import { chosenTheme, declaredFonts, siteCss } from './chosenTheme.ts';
import { filesFromTemplates, fillTemplates, inCode, type NewFile } from './folder.ts';
import { insertLast } from './insertLast.ts';
import { kebabName } from './names.ts';
import { Refusal } from './refusal.ts';
import type { SiteChoices, SiteLanguage } from './siteChoices.ts';
import { themeOf } from './startingTheme.ts';

/** Stories of the whole pages of each site. Storybook reads their names without running them. */
const wholePages = ['stories/editors/WholePages.stories.tsx', 'stories/sites/SitePages.stories.tsx'];

/** What stands in its registration until somebody writes it. */
const firstWords: Readonly<Record<SiteLanguage, { readonly about: string; readonly ask: string }>> = {
  nl: { about: 'waar deze site over gaat, in één zin.', ask: 'Wat zoek je?' },
  en: { about: 'what this site is about, in one sentence.', ask: 'What are you looking for?' },
};

/** A site's name is the first part of its local address, which DNS gives so much room. */
const longestName = 63;

/**
 * A new site: its folder is its whole registration, the embedded content service has its home page and what the question
 * for consent leads to, and Storybook shows its pages. It starts with the sections of the first one in its language, and
 * with the colours and fonts of the first one of all where no others are chosen.
 */
export async function newSite(root: string, name: string, choices: SiteChoices = {}): Promise<NewFile[]> {
  const given = kebabName(name, 'a site', 'groene-stad');
  if (name.length > longestName)
    throw new Refusal(
      `"${name}" has ${name.length} letters; in an address a name has ${longestName} at most. Its whole name may be its title.`,
    );
  const names = { ...given, words: choices.title ?? given.words };
  const sites = await readSites(pathToFileURL(join(root, 'sites/')));
  const [first] = sites;
  if (!first) throw new Refusal('There is no site to start from.');
  if (existsSync(join(root, 'sites/portlets', name)))
    throw new Refusal(`"${name}" is a portlet already; choose another name.`);
  const folder = `sites/${names.kebab}`;
  const { language = 'nl' } = choices;
  const model = sites.find((site) => site.language === language) ?? first;
  const { menu, footer, legal } = model.variants.production.api;
  const files = await filesFromTemplates(root, 'site', folder, names, {
    order: String(Math.max(...sites.map(({ order }) => order)) + 1),
    menu,
    footer,
    legal,
    first: first.id,
    model: model.id,
    language,
    ...firstWords[language],
  });
  const start = await themeOf(join(root, 'sites', first.id), names.kebab, names.words);
  const fonts = await declaredFonts(join(root, 'sites'));
  const theme = await chosenTheme(names.kebab, start, choices, fonts);
  const css = await readFile(join(root, 'sites', first.id, 'site.css'), 'utf8');
  const stories = await Promise.all(
    wholePages.map(async (path): Promise<NewFile> => {
      const line = `export const ${names.pascal}: Story = { ...pagesOf('${names.kebab}'), name: '${inCode(names.words)}' };`;
      const text = await readFile(join(root, path), 'utf8');
      return { path, text: insertLast(text, line, /^export const \w+: Story = \{ \.\.\.pagesOf\(/) };
    }),
  );
  return [
    ...files,
    ...stories,
    { path: `${folder}/tokens.json`, text: theme.json },
    { path: `${folder}/tokens.css`, text: theme.css },
    { path: `${folder}/site.css`, text: theme.families.length === 0 ? css : siteCss(theme.families, fonts) },
    ...(await fillTemplates(root, `siteContent/${language}`, `samples/content/${language}/${names.kebab}`, names, {
      id: pageId(names.kebab),
      privacy: pageId(`${names.kebab}/privacy`),
      tables: await renderPrivacyTables(language),
    })),
  ];
}

/** The number of a page in the embedded content: a high one, always the same for a name. */
function pageId(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 900_000, 7);
  return String(9_000_000 + sum);
}
