import type { PairColor } from '#design-system/tokens/pairs.ts';
import { paletteColors } from '#design-system/tokens/palette.ts';
import {
  colorTokens,
  semanticTokens,
  type TokenCategory,
  tokenProperty,
} from '#design-system/tokens/semanticTokens.ts';
import { spaces } from './fluid.ts';

/** A class name, taken apart: `large:hover:bg-heading/8` is `bg`, `heading`, 0.08 under `large:hover:`. */
export interface TokenClass {
  /** Variants with their colons, in order; empty at rest. */
  readonly state: string;
  readonly utility: string;
  readonly value: string;
  /** 1 unless the class carries a modifier in percent. */
  readonly opacity: number;
}

const shape =
  /^(?<state>(?:[^\s:[\]()]+(?:\[[^\]]*\]|\([^)]*\))?[^\s:[\]()]*:|\[[^\]]*\]:)*)!?(?<utility>bg|text|border(?:-[xytblrse])?|outline|ring|ring-offset|fill|stroke|decoration|from|via|to|accent|caret|divide|shadow|placeholder|rounded(?:-(?:[tblrse]|[se][se]|[tb][lr]))?|font|leading|tracking)-(?<value>[a-z][a-z-]*)(?:\/(?<percent>\d+))?!?$/;

/** Takes a class name of a utility that wears tokens apart; undefined for any other word. */
export function readClass(word: string): TokenClass | undefined {
  const { state, utility, value, percent } = shape.exec(word)?.groups ?? {};
  if (state === undefined || utility === undefined || value === undefined) return undefined;
  return { state, utility, value, opacity: percent === undefined ? 1 : Number(percent) / 100 };
}

const pairColors = new Map<string, PairColor>([
  ...colorTokens.map((role) => [role, role] as const),
  ...paletteColors.map((name) => [`palette-${name}`, `palette-${name}`] as const),
]);

/** The colour that a class paints with; undefined for `text-small`, `bg-transparent` and the like. */
export function colorOfClass({ utility, value }: TokenClass): PairColor | undefined {
  const [base = ''] = utility.split('-');
  return ['rounded', 'font', 'leading', 'tracking'].includes(base) ? undefined : pairColors.get(value);
}

function has(category: TokenCategory, role: string): boolean {
  return semanticTokens[category].some((known) => known === role);
}

/** Class names for sizes leave out what Tailwind's own prefix says: `text-small` is the size `text-small`. */
const sizeOfClass = new Map<string, string>([
  ['small', 'text-small'],
  ...semanticTokens.size
    .filter((role) => role !== 'text-small' && role !== 'text')
    .map((role) => [role, role] as const),
]);

/** The custom properties that a class reads: mostly one; none for a class without a token. */
export function propertiesOfClass(found: TokenClass): readonly string[] {
  const { utility, value } = found;
  const color = colorOfClass(found);
  if (color !== undefined) return [color.startsWith('palette-') ? `--${color}` : `--site-color-${color}`];
  const size = utility === 'text' ? sizeOfClass.get(value) : undefined;
  if (size !== undefined) return [`--site-size-${size}`];
  if (utility.startsWith('rounded') && has('radius', value)) return [`--site-radius-${value}`];
  if (utility === 'font') {
    if (has('font', value)) return [`--site-font-${value}`];
    if (has('weight', value)) return [`--site-weight-${value}`];
  }
  if ((utility === 'leading' || utility === 'tracking') && has(utility, value)) return [`--site-${utility}-${value}`];
  return [];
}

/** Lengths that are the same in every theme: no tokens.json sets them, and components may read them. */
export const sharedProperties: readonly string[] = Object.keys(spaces).map((role) => `--site-space-${role}`);

function propertiesOf<C extends TokenCategory>(category: C): readonly string[] {
  return semanticTokens[category].map((role: (typeof semanticTokens)[C][number]) => tokenProperty(category, role));
}

/** The custom properties of the closed list, in its order. */
export const tokenProperties: readonly string[] = [
  ...propertiesOf('color'),
  ...propertiesOf('font'),
  ...propertiesOf('size'),
  ...propertiesOf('weight'),
  ...propertiesOf('leading'),
  ...propertiesOf('tracking'),
  ...propertiesOf('radius'),
];

/** Those of the fixed palette. */
export const paletteProperties: readonly string[] = paletteColors.map((name) => `--palette-${name}`);
