import Color from 'colorjs.io';
import type { ComponentPairs } from '#design-system/tokens/pairs.ts';
import { type ColorToken, colorTokens, derivedColorTokens } from '#design-system/tokens/semanticTokens.ts';
import { contrast, nearestWithContrast } from './contrast.ts';
import { colorOf, groundsOf, measurePairs, needed } from './pairContrast.ts';
import { type Mode, modes } from './problem.ts';
import { type Theme, withDerived } from './theme.ts';
import { focusProblems } from './themeRules.ts';

/** The two colours that a site starts from, as `#rrggbb`: what it is known by, and what stands out beside it. */
export interface StartingColors {
  readonly brand: string;
  readonly accent: string;
}

/** Colours that mean something, and so are the same on every site. */
const meaningful = /^(?:on-)?(?:positive|warning|negative|badge-.*)$/;
const accented = new Set<ColorToken>(['highlight', 'on-highlight']);
const derived = new Set<string>(derivedColorTokens);

/**
 * How a palette starts in light: with the two as they are or in the manner of the pattern, and which of them may not be
 * moved. What comes first keeps more of them.
 */
const attempts: readonly { readonly given: boolean; readonly fixed: readonly ColorToken[] }[] = [
  { given: true, fixed: ['brand', 'highlight'] },
  { given: true, fixed: ['brand'] },
  { given: true, fixed: ['highlight'] },
  { given: true, fixed: [] },
  { given: false, fixed: [] },
];

/** How often colours are moved before it is given up; each round mends every pair that fails once. */
const rounds = 6;

function parts(color: string): readonly [number, number, number] {
  const [lightness, chroma, hue] = new Color(color).to('oklch').coords;
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

/** A colour with the lightness of a pattern, the hue of a start, and its chroma in the pattern's measure. */
function inTheManner(pattern: string, patternStart: string, start: string): string {
  const [lightness, chroma] = parts(pattern);
  const [, patternChroma] = parts(patternStart);
  const [, startChroma, hue] = parts(start);
  const share = patternChroma < 0.01 ? 1 : Math.min(1.5, startChroma / patternChroma);
  return new Color('oklch', [lightness, chroma * share, hue])
    .to('srgb')
    .toGamut()
    .toString({ format: 'hex', collapse: false });
}

function firstColors(
  pattern: Theme,
  mode: Mode,
  { brand, accent }: StartingColors,
  given: boolean,
): Record<ColorToken, string> {
  const own = pattern.colors;
  const colors = Object.fromEntries(
    colorTokens.map((role) => {
      const value = own[mode][role].slice(0, 7);
      if (meaningful.test(role)) return [role, value];
      return accented.has(role)
        ? [role, inTheManner(value, own.light.highlight, accent)]
        : [role, inTheManner(value, own.light.brand, brand)];
    }),
  ) as Record<ColorToken, string>;
  return withDerived(given && mode === 'light' ? { ...colors, brand, highlight: accent } : colors);
}

/** The colour to move for a pair: what stands on a ground, unless it is given or computed. */
function movable(foreground: string, background: string, fixed: ReadonlySet<string>): ColorToken | undefined {
  const token = (name: string) => colorTokens.find((role) => role === name && !derived.has(role) && !fixed.has(role));
  return token(foreground) ?? token(background);
}

/** Moves what fails in a theme by as little as can be; answers with the theme after one round. */
function mended(theme: Theme, declarations: readonly ComponentPairs[], fixed: ReadonlySet<string>): Theme {
  const colors = { light: { ...theme.colors.light }, dark: { ...theme.colors.dark } };
  for (const { pair, mode, ratio } of measurePairs(theme, declarations)) {
    if (ratio >= needed[pair.size]) continue;
    const role = movable(pair.foreground, pair.background, mode === 'light' ? fixed : new Set());
    if (role === undefined) continue;
    const current = { ...theme, colors };
    const against =
      role === pair.foreground ? groundsOf(current, mode, pair) : [colorOf(current, mode, pair.foreground)];
    const better = nearestWithContrast(colors[mode][role], against, needed[pair.size] * 1.02);
    if (better !== undefined) colors[mode][role] = better;
  }
  for (const { mode } of focusProblems({ ...theme, colors })) {
    if (mode === 'both') continue;
    const { focus, page, brand, footer, video, highlight } = colors[mode];
    // Where the page's colour is not seen on a ground, the ring's own has to be.
    const grounds = [brand, footer, video, highlight].filter((ground) => contrast(page, ground) < 3);
    colors[mode].focus = nearestWithContrast(focus, [...grounds, page], 3.05) ?? focus;
  }
  return { ...theme, colors: { light: withDerived(colors.light), dark: withDerived(colors.dark) } };
}

function failures(theme: Theme, declarations: readonly ComponentPairs[]): number {
  const falling = measurePairs(theme, declarations).filter(({ pair, ratio }) => ratio < needed[pair.size]);
  return falling.length + focusProblems(theme).length;
}

/**
 * A palette for light and dark that passes every declared pair, in the manner of a theme that does: its lightness, with
 * the hues of two given colours. In light the two stay as they are, or move by as little as passes; where nothing passes
 * so, they lend their hues alone.
 *
 * @throws when no palette can be found
 */
export function proposePalette(
  pattern: Theme,
  start: StartingColors,
  declarations: readonly ComponentPairs[],
): Theme['colors'] {
  for (const { given, fixed } of attempts) {
    const [light, dark] = [firstColors(pattern, 'light', start, given), firstColors(pattern, 'dark', start, given)];
    let theme: Theme = { ...pattern, colors: { light, dark } };
    let failing = failures(theme, declarations);
    for (let round = 0; round < rounds && failing > 0; round += 1) {
      const moved = mended(theme, declarations, new Set(fixed));
      // What a fixed colour alone keeps from passing stays so.
      if (JSON.stringify(moved) === JSON.stringify(theme)) break;
      theme = moved;
      failing = failures(theme, declarations);
    }
    if (failing === 0) return theme.colors;
  }
  throw new Error(`No palette around ${start.brand} and ${start.accent} passes in ${modes.join(' and ')}.`);
}
