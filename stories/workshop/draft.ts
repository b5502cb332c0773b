import Color from 'colorjs.io';
import type { ColorPair, ComponentPairs } from '#design-system/tokens/pairs.ts';
import {
  type ColorToken,
  colorTokens,
  derivedColorTokens,
  tokenProperty,
} from '#design-system/tokens/semanticTokens.ts';
import { colorValue } from '#scripts/tokens/exportThemes.ts';
import { importTokens } from '#scripts/tokens/importTokens.ts';
import { type BetterColor, betterColor, measurePairs, needed, pairName } from '#scripts/tokens/pairContrast.ts';
import { type Mode, modes } from '#scripts/tokens/problem.ts';
import { type Family, type Theme, withDerived } from '#scripts/tokens/theme.ts';
import { tokensText } from '#scripts/tokens/tokensText.ts';

const derived = new Set<string>(derivedColorTokens);

/** The colours that a designer may set; the others are computed from them. */
export const settableColors: readonly ColorToken[] = colorTokens.filter((role) => !derived.has(role));

/** A theme with one colour changed, and those that follow from it. */
export function withColor(theme: Theme, mode: Mode, role: ColorToken, color: string): Theme {
  return { ...theme, colors: { ...theme.colors, [mode]: withDerived({ ...theme.colors[mode], [role]: color }) } };
}

/** A theme with another family for a role. */
export function withFont(theme: Theme, role: string, family: Family): Theme {
  return { ...theme, fonts: { ...theme.fonts, [role]: family } };
}

/** A theme with another corner for a role, in rem. */
export function withRadius(theme: Theme, role: string, rem: number): Theme {
  return { ...theme, radii: { ...theme.radii, [role]: `${rem}rem` } };
}

/** What a theme says besides its stylesheet: the custom properties of one mode, for a scope to wear. */
export function overridesOf(theme: Theme, mode: Mode): string {
  const lines = [
    ...colorTokens.map((role) => `${tokenProperty('color', role)}: ${theme.colors[mode][role]};`),
    ...Object.entries(theme.fonts).map(([role, { name, generic }]) => `--site-font-${role}: '${name}', ${generic};`),
    ...Object.entries(theme.radii).map(([role, radius]) => `--site-radius-${role}: ${radius};`),
  ];
  return lines.join(' ');
}

/** A pair that falls short, with the components that need it and a colour that passes. */
export interface Shortfall {
  readonly key: string;
  readonly components: readonly string[];
  readonly pair: ColorPair;
  readonly mode: Mode;
  readonly ratio: number;
  readonly needed: number;
  readonly better: BetterColor;
}

/** The proof of `npm run check:tokens`: every pair that falls short, the worst first. */
export function shortfalls(theme: Theme, declarations: readonly ComponentPairs[]): readonly Shortfall[] {
  const failing = measurePairs(theme, declarations).filter(({ pair, ratio }) => ratio < needed[pair.size]);
  const byPair = Map.groupBy(failing, ({ pair, mode }) => `${pairName(pair)} ${pair.size} ${mode}`);
  return [...byPair]
    .flatMap(([key, [first, ...others]]): Shortfall[] => {
      if (!first) return [];
      const { pair, mode, ratio, component } = first;
      return [
        {
          key,
          components: [...new Set([component, ...others.map((each) => each.component)])],
          pair,
          mode,
          ratio,
          needed: needed[pair.size],
          better: betterColor(theme, mode, pair),
        },
      ];
    })
    .sort((one, other) => one.ratio / one.needed - other.ratio / other.needed);
}

/** Lightness and chroma from 0 to 1 and 0 to 0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export function toOklch(hex: string): Oklch {
  const [lightness, chroma, hue] = new Color(hex).to('oklch').coords;
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

/** The nearest colour that screens can show, as `#rrggbb`. */
export function fromOklch([lightness, chroma, hue]: Oklch): string {
  return new Color('oklch', [lightness, chroma, hue]).to('srgb').toGamut().toString({ format: 'hex', collapse: false });
}

/** A site's tokens.json with what is different in the draft; what is as before keeps its references. */
export function tokensOf(tokens: unknown, before: Theme, draft: Theme): string {
  const colors = (mode: Mode) =>
    Object.fromEntries(
      settableColors
        .filter((role) => before.colors[mode][role] !== draft.colors[mode][role])
        .map((role) => [role, { $type: 'color', $value: colorValue(draft.colors[mode][role]) }]),
    );
  const changed = <Value>(old: Readonly<Record<string, Value>>, now: Readonly<Record<string, Value>>) =>
    Object.entries(now).filter(([role, value]) => JSON.stringify(old[role]) !== JSON.stringify(value));
  const file = {
    ...Object.fromEntries(modes.map((mode) => [mode, { color: colors(mode) }])),
    font: Object.fromEntries(
      changed(before.fonts, draft.fonts).map(([role, { name, generic }]) => [role, { $value: [name, generic] }]),
    ),
    radius: Object.fromEntries(
      changed(before.radii, draft.radii).map(([role, radius]) => [
        role,
        { $value: { value: Number.parseFloat(radius), unit: 'rem' } },
      ]),
    ),
  };
  return tokensText(importTokens(tokens, file, undefined).json);
}
