import { palette, paletteColors } from '#design-system/tokens/palette.ts';
import { colorTokens, semanticTokens, tokenProperty } from '#design-system/tokens/semanticTokens.ts';
import { fallbackFaces, fontStack } from './fallbackFaces.ts';
import { fluid, spaces } from './fluid.ts';
import type { Mode } from './problem.ts';
import type { Theme } from './theme.ts';

function colorLines(theme: Theme, mode: Mode): string[] {
  return [
    `color-scheme: ${mode};`,
    ...colorTokens.map((role) => `${tokenProperty('color', role)}: ${theme.colors[mode][role]};`),
    ...paletteColors.map((name) => `--palette-${name}: ${palette[name][mode]};`),
  ];
}

function sharedLines(theme: Theme): string[] {
  return [
    ...Object.entries(theme.fonts).map(([role, family]) => `--site-font-${role}: ${fontStack(family)};`),
    ...Object.entries(theme.sizes).map(([role, size]) => `--site-size-${role}: ${fluid(size)};`),
    ...(['weight', 'leading'] as const).flatMap((category) =>
      semanticTokens[category].map((role) => `--site-${category}-${role}: ${theme.numbers[`${category}-${role}`]};`),
    ),
    ...semanticTokens.tracking.map((role) => `--site-tracking-${role}: ${theme.numbers[`tracking-${role}`]}em;`),
    ...Object.entries(theme.radii).map(([role, radius]) => `--site-radius-${role}: ${radius};`),
    ...Object.entries(spaces).map(([role, size]) => `--site-space-${role}: ${fluid(size)};`),
  ];
}

function block(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

/**
 * The style sheet of a theme. Tokens live on the site's scope, never on `:root`, so that sites nest in one document;
 * dark is chosen (`data-mode="dark"`) or follows the system unless light is chosen; paper is always light.
 */
export async function themeCss(theme: Theme): Promise<string> {
  const scope = `[data-site="${theme.site.split('/').at(-1)}"]`;
  const families = [...new Map(Object.values(theme.fonts).map((family) => [family.name, family])).values()];
  const faces = await Promise.all(families.map(fallbackFaces));
  const dark = colorLines(theme, 'dark');
  return [
    '/* Written by `npm run tokens` from tokens.json. Change the tokens, not this file. */',
    ...faces,
    block(scope, [...sharedLines(theme), ...colorLines(theme, 'light')]),
    `@media screen {\n${block(`${scope}[data-mode="dark"]`, dark).replace(/^/gm, '  ')}\n}`,
    `@media screen and (prefers-color-scheme: dark) {\n${block(`${scope}:not([data-mode="light"])`, dark).replace(/^/gm, '  ')}\n}`,
    '',
  ].join('\n');
}
