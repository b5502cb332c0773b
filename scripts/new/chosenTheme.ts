import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { derivedColorTokens } from '#design-system/tokens/semanticTokens.ts';
import { colorValue } from '../tokens/exportThemes.ts';
import { importTokens } from '../tokens/importTokens.ts';
import { readPairFiles } from '../tokens/pairFiles.ts';
import { modes } from '../tokens/problem.ts';
import { proposePalette } from '../tokens/proposePalette.ts';
import { readTheme, type Theme } from '../tokens/theme.ts';
import { themeCss } from '../tokens/themeCss.ts';
import { tokensText } from '../tokens/tokensText.ts';
import { Refusal } from './refusal.ts';
import type { SiteChoices } from './siteChoices.ts';

/** Blocks of `@font-face` by family, as the sites that use them declare them. */
export type DeclaredFonts = ReadonlyMap<string, readonly string[]>;

/** Families that are there: each is declared by a site, whose words are taken over. */
export async function declaredFonts(sites: string): Promise<DeclaredFonts> {
  const fonts = new Map<string, string[]>();
  for (const folder of await readdir(sites)) {
    const path = join(sites, folder, 'site.css');
    if (!existsSync(path)) continue;
    const own = new Map<string, string[]>();
    for (const [block] of (await readFile(path, 'utf8')).matchAll(/@font-face \{[^}]*\}/g)) {
      const family = /font-family: "([^"]+)"/.exec(block)?.[1] ?? '';
      own.set(family, [...(own.get(family) ?? []), block]);
    }
    for (const [family, blocks] of own) if (!fonts.has(family)) fonts.set(family, blocks);
  }
  return fonts;
}

/** The style sheet of a site with these families. */
export function siteCss(families: readonly string[], fonts: DeclaredFonts): string {
  const blocks = [...new Set(families)].flatMap((family) => fonts.get(family) ?? []);
  return `${['@import "./tokens.css";', ...blocks].join('\n\n')}\n`;
}

function paletteTokens(colors: Theme['colors']): object {
  const derived = new Set<string>(derivedColorTokens);
  return Object.fromEntries(
    modes.map((mode) => {
      const given = Object.entries(colors[mode]).filter(([role]) => !derived.has(role));
      const values = Object.fromEntries(given.map(([role, hex]) => [role, { $value: colorValue(hex) }]));
      return [mode, { color: { $type: 'color', ...values } }];
    }),
  );
}

function fontTokens([heading, body]: readonly [string, string], fonts: DeclaredFonts): object {
  const unknown = [heading, body].find((family) => !fonts.has(family));
  if (unknown !== undefined) {
    throw new Refusal(`There is no font "${unknown}"; choose from ${[...fonts.keys()].sort().join(', ')}.`);
  }
  const stack = (family: string) => ({ $value: [family, /Serif|Bitter/.test(family) ? 'serif' : 'sans-serif'] });
  return { font: { $type: 'fontFamily', heading: stack(heading), body: stack(body), reading: stack(body) } };
}

/** The colours that a brand's own group names, after what a site is known by. */
const brandRoles = {
  gkn_base_color: 'brand',
  gkn_highlight_color: 'highlight',
  gkn_link_color: 'link',
  gkn_banner_color: 'band',
  gkn_video_color: 'video',
} as const;

/** What became of chosen colours with which no palette passes, a sentence each. */
export function movedColors(tokens: string, [brand, accent]: readonly [string, string]): readonly string[] {
  const { theme } = readTheme('', JSON.parse(tokens));
  const chosen = [
    { color: brand, role: 'brand' },
    { color: accent, role: 'highlight' },
  ] as const;
  return chosen.flatMap(({ color, role }) => {
    const hex = theme?.colors.light[role];
    return hex === color
      ? []
      : [`With ${color} as its ${role} no palette passes: in light that is ${hex}, of the same hue.`];
  });
}

/**
 * A starting theme with the chosen colours and fonts. The palette passes every pair that components declare.
 *
 * @throws Refusal for a font that no site declares
 */
export async function chosenTheme(
  site: string,
  start: { readonly json: string; readonly css: string },
  { colors, fonts }: SiteChoices,
  declared: DeclaredFonts,
): Promise<{ readonly json: string; readonly css: string; readonly families: readonly string[] }> {
  if (!colors && !fonts) return { ...start, families: [] };
  const json: unknown = JSON.parse(start.json);
  const { theme: pattern } = readTheme(site, json);
  if (!pattern) throw new Refusal('The theme to start from cannot be read; run "npm run check:tokens" first.');
  const palette = colors && proposePalette(pattern, { brand: colors[0], accent: colors[1] }, await readPairFiles());
  const brand = palette && {
    brand: {
      color: Object.fromEntries(
        Object.entries(brandRoles).map(([name, role]) => [name, { $value: colorValue(palette.light[role]) }]),
      ),
    },
  };
  const file = { ...brand, ...(palette && paletteTokens(palette)), ...(fonts && fontTokens(fonts, declared)) };
  const { json: chosen } = importTokens(json, file, undefined);
  const { theme, problems } = readTheme(site, chosen);
  if (!theme) throw new Error(`The proposed theme cannot be read: ${JSON.stringify(problems)}`);
  return {
    json: tokensText(chosen),
    css: await themeCss(theme),
    families: Object.values(theme.fonts).map(({ name }) => name),
  };
}
