import Color from 'colorjs.io';
import { z } from 'zod';
import type { semanticTokens } from '#design-system/tokens/semanticTokens.ts';
import { colorValue } from './exportThemes.ts';

/**
 * A value of another tool as a theme's tokens.json says it, with what became of it where a theme cannot say it exactly;
 * or what is wrong with it, to stand behind its name.
 */
export type Reading = { readonly value: unknown; readonly nearest?: string | undefined } | { readonly wrong: string };

/** Colour spaces of the Design Tokens Color Module (2025.10), by their names in Color.js. */
const colorSpaces: Readonly<Record<string, string>> = {
  srgb: 'srgb',
  'srgb-linear': 'srgb-linear',
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  'display-p3': 'p3',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
  rec2020: 'rec2020',
  'xyz-d65': 'xyz-d65',
  'xyz-d50': 'xyz-d50',
};
const component = z.union([z.number(), z.literal('none').transform(() => 0)]);
const colorObject = z.object({
  colorSpace: z.string(),
  components: z.tuple([component, component, component]),
  alpha: z.number().min(0).max(1).default(1),
});

function parseColor(value: unknown): Color | undefined {
  try {
    if (typeof value === 'string') return new Color(value);
    const { colorSpace, components, alpha } = colorObject.parse(value);
    return new Color(colorSpaces[colorSpace] ?? colorSpace, components, alpha);
  } catch {
    return undefined;
  }
}

/** A colour in any notation of CSS or of the Color Module: themes are written in sRGB, and are opaque. */
function readColor(value: unknown): Reading {
  const color = parseColor(value);
  if (!color) return { wrong: 'its value is not a colour' };
  if ((color.alpha ?? 1) < 1) return { wrong: 'its colour is translucent, and those of a theme are opaque' };
  const hex = color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });
  return {
    value: colorValue(hex),
    // Tools round: a hair outside is no other colour.
    nearest: color.to('srgb').inGamut('srgb', { epsilon: 0.002 }) ? undefined : `lies outside sRGB; ${hex} is nearest`,
  };
}

const dimension = z.object({ value: z.number(), unit: z.enum(['px', 'rem']) });

/** A length in px or rem; Figma and Tokens Studio leave the unit out where it is px. */
function readLength(value: unknown): Reading {
  const [, number, unit = 'px'] = /^(-?(?:\d+\.?\d*|\.\d+))(px|rem)?$/.exec(String(value)) ?? [];
  const length = number === undefined ? dimension.safeParse(value).data : { value: Number(number), unit };
  if (!length) return { wrong: 'its value is not a length in px or rem' };
  return length.value < 0 ? { wrong: 'its length is negative' } : { value: length };
}

/** A family, with the generic at the end of its list, or else with the one that the theme has; fallbacks are ours. */
function readFamily(value: unknown, generic: string): Reading {
  const names = z
    .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
    .safeParse(value)
    .data?.map((name) => name.trim().replace(/^["']|["']$/g, ''));
  const [first, ...fallbacks] = names ?? [];
  if (!first) return { wrong: 'its value is not a font family' };
  return { value: [first, fallbacks.findLast((name) => name === 'serif' || name === 'sans-serif') ?? generic] };
}

/** Names of weights in the Format Module, without their dashes: tools write `SemiBold` and `semi bold` as well. */
const weights: Readonly<Record<string, number>> = {
  ...{ thin: 100, hairline: 100, extralight: 200, ultralight: 200, light: 300, normal: 400, regular: 400, book: 400 },
  ...{ medium: 500, semibold: 600, demibold: 600, bold: 700, extrabold: 800, ultrabold: 800, black: 900, heavy: 900 },
  ...{ extrablack: 950, ultrablack: 950 },
};

function readWeight(value: unknown): Reading {
  const weight = weights[String(value).toLowerCase().replace(/[\s-]/g, '')] ?? numberOf(value);
  return weight !== undefined && weight >= 1 && weight <= 1000
    ? { value: weight }
    : { wrong: 'its value is not a font weight' };
}

/** A number, also as text. */
function numberOf(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?(?:\d+\.?\d*|\.\d+)$/.test(value));
  return isNumber ? Number(value) : undefined;
}

/** A share of the font's size: a number, or the percentage that Figma and Tokens Studio write. */
function readShare(value: unknown): number | undefined {
  const percentage = /^(.*)%$/.exec(String(value))?.[1];
  if (percentage === undefined) return numberOf(value);
  const share = numberOf(percentage);
  return share === undefined ? undefined : Number((share / 100).toFixed(4));
}

function readLeading(value: unknown): Reading {
  const share = readShare(value);
  return share !== undefined && share > 0
    ? { value: share }
    : { wrong: 'its value is not a line height without a unit' };
}

function readTracking(value: unknown): Reading {
  const share = readShare(typeof value === 'string' ? value.replace(/em$/, '') : value);
  return share === undefined ? { wrong: 'its value is not a spacing in em' } : { value: share };
}

/** How values of each category are read. `generic` is that of the theme's own font. */
export const readers: Readonly<Record<keyof typeof semanticTokens, (value: unknown, generic: string) => Reading>> = {
  color: readColor,
  font: readFamily,
  size: readLength,
  radius: readLength,
  weight: readWeight,
  leading: readLeading,
  tracking: readTracking,
};
