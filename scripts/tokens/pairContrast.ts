import type { ColorPair, ComponentPairs, PairColor, PairSize } from '#design-system/tokens/pairs.ts';
import { palette } from '#design-system/tokens/palette.ts';
import { type ColorToken, derivedColorTokens } from '#design-system/tokens/semanticTokens.ts';
import { contrast, flatten, isTranslucent, nearestWithContrast, withOpacity } from './contrast.ts';
import { type Mode, modes, type Problem } from './problem.ts';
import type { Theme } from './theme.ts';

/** WCAG 2.2 AA: 1.4.3 for text and large text, 1.4.11 for what is no text; an ornament needs none. */
export const needed: Record<PairSize, number> = { text: 4.5, large: 3, ui: 3, ornament: 1 };

export interface Measure {
  readonly component: string;
  readonly pair: ColorPair;
  readonly mode: Mode;
  readonly ratio: number;
}

function isPalette(name: PairColor): name is Extract<PairColor, `palette-${string}`> {
  return name.startsWith('palette-');
}

/** A colour's value in a theme and mode, of the theme's own or of the fixed palette. */
export function colorOf(theme: Theme, mode: Mode, name: PairColor): string {
  if (!isPalette(name)) return theme.colors[mode][name];
  const [, color] = Object.entries(palette).find(([role]) => `palette-${role}` === name) ?? [];
  if (color === undefined) throw new Error(`The palette has no ${name}`);
  return color[mode];
}

/** What a translucent ground may lie on. */
const grounds: readonly ColorToken[] = ['page', 'surface', 'band'];

/** The opaque grounds that a pair's background makes: one, or one on each ground that a translucent one may lie on. */
export function groundsOf(
  theme: Theme,
  mode: Mode,
  { background, backgroundOpacity = 1 }: ColorPair,
): readonly string[] {
  const color = withOpacity(colorOf(theme, mode, background), backgroundOpacity);
  return isTranslucent(color) ? grounds.map((ground) => flatten(color, theme.colors[mode][ground])) : [color];
}

/** A pair as the eye meets it where it is hardest to see, in opaque colours as `#rrggbb`. */
export interface SeenPair {
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
}

/** The least contrast a pair has in a theme: a translucent ground is measured on each ground it may lie on. */
export function seenPair(theme: Theme, mode: Mode, pair: ColorPair): SeenPair {
  const foreground = colorOf(theme, mode, pair.foreground);
  return groundsOf(theme, mode, pair)
    .map((ground) => {
      const ink = flatten(foreground, ground);
      return { ink, ground, ratio: contrast(ink, ground) };
    })
    .reduce((least, seen) => (seen.ratio < least.ratio ? seen : least));
}

/** Measures every declared pair in both modes. */
export function measurePairs(theme: Theme, declarations: readonly ComponentPairs[]): readonly Measure[] {
  return modes.flatMap((mode) =>
    declarations.flatMap(({ component, pairs }) =>
      pairs.map((pair) => ({ component, pair, mode, ratio: seenPair(theme, mode, pair).ratio })),
    ),
  );
}

/** `text on badge-news at 50%`. */
export function pairName({ foreground, background, backgroundOpacity = 1 }: ColorPair): string {
  const fade = backgroundOpacity < 1 ? ` at ${Math.round(backgroundOpacity * 100)}%` : '';
  return `${foreground} on ${background}${fade}`;
}

/** The measures that fall short, as problems. */
export function contrastProblems(theme: Theme, measures: readonly Measure[]): readonly Problem[] {
  return measures
    .filter(({ pair, ratio }) => ratio < needed[pair.size])
    .map(({ component, pair, mode, ratio }) => ({
      site: theme.site,
      mode,
      where: `${pairName(pair)} (${component})`,
      wrong: `${ratio.toFixed(2)}:1, ${needed[pair.size]}:1 is needed for ${pair.size}`,
      mend: mendOf(theme, mode, component, pair),
    }));
}

const computed = new Set<string>(derivedColorTokens);

/** A colour that would let a pair pass. */
export interface BetterColor {
  readonly name: PairColor;
  readonly from: string;
  /** Undefined when no lightness of it is enough. */
  readonly to: string | undefined;
}

/** Which colour of a pair to change, and into what: the foreground, unless it is computed from the background. */
export function betterColor(theme: Theme, mode: Mode, pair: ColorPair): BetterColor {
  const foreground = colorOf(theme, mode, pair.foreground);
  const background = colorOf(theme, mode, pair.background);
  const [name, from, against] = computed.has(pair.foreground)
    ? [pair.background, background, [foreground]]
    : [pair.foreground, foreground, groundsOf(theme, mode, pair)];
  return { name, from, to: nearestWithContrast(from, against, needed[pair.size]) };
}

function mendOf(theme: Theme, mode: Mode, component: string, pair: ColorPair): string {
  const { name, from, to } = betterColor(theme, mode, pair);
  const change = to === undefined ? 'No lightness of it is enough' : `Change ${name} from ${from} to ${to}`;
  return `${change}, or let ${component} use another pair.`;
}
