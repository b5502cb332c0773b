import { badgeText } from '#design-system/tokens/badgeText.ts';
import {
  type ColorToken,
  colorTokens,
  derivedColorTokens,
  semanticTokens,
  type TokenCategory,
} from '#design-system/tokens/semanticTokens.ts';
import { contrast } from './contrast.ts';
import { type RawToken, readTokenFile, resolveToken, type TokenType, type TokenValue } from './dtcg.ts';
import { type Mode, modes, type Problem } from './problem.ts';

/** A length that grows with the viewport between two widths; both ends in rem. */
export interface FluidSize {
  readonly small: number;
  readonly wide: number;
}

export interface Family {
  readonly name: string;
  readonly generic: 'sans-serif' | 'serif';
}

/** A theme with every reference followed and every derived colour computed. */
export interface Theme {
  readonly site: string;
  /** `#rrggbb`, or `#rrggbbaa` for the highlight's light colour. */
  readonly colors: Readonly<Record<Mode, Readonly<Record<ColorToken, string>>>>;
  readonly fonts: Readonly<Record<string, Family>>;
  readonly sizes: Readonly<Record<string, FluidSize>>;
  /** Weights, line heights (unitless) and tracking (em), by `category-role`. */
  readonly numbers: Readonly<Record<string, number>>;
  /** CSS lengths; two of them are the corners of a leaf (top left and bottom right, then the others). */
  readonly radii: Readonly<Record<string, string>>;
}

const typeOf = {
  color: 'color',
  font: 'fontFamily',
  size: 'dimension',
  weight: 'fontWeight',
  leading: 'number',
  tracking: 'number',
  radius: 'dimension',
} as const satisfies Record<TokenCategory, TokenType>;

/** Spelled pairs of a token that has two values: a fluid size, or the corners of a leaf. */
const parts = { size: ['small', 'wide'], radius: ['start', 'end'] } as const;

type Lookup = (path: string, category: TokenCategory) => TokenValue | undefined;

/** Reads one site's tokens. Returns every problem at once; a theme only when there is none. */
export function readTheme(site: string, json: unknown): { theme: Theme | undefined; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const { tokens, errors } = readTokenFile(json);
  const report = (where: string, wrong: string, mend: string) => {
    const mode = modes.find((name) => where.startsWith(`${name}.`)) ?? 'both';
    problems.push({ site, mode, where, wrong, mend });
  };
  for (const { path, wrong } of errors) report(path, wrong, `Fix the value of ${path} in sites/${site}/tokens.json.`);

  const lookup: Lookup = (path, category) => {
    if (!tokens.has(path)) {
      report(path, 'is missing', `Give it a value in sites/${site}/tokens.json.`);
      return undefined;
    }
    const resolved = resolveToken(tokens, path);
    if ('wrong' in resolved) {
      report(path, resolved.wrong, 'Let it refer to a token that has a value.');
      return undefined;
    }
    if (resolved.token.type !== typeOf[category]) {
      report(path, `is a ${resolved.token.type}, not a ${typeOf[category]}`, 'Refer to a token of that type.');
      return undefined;
    }
    return resolved.token;
  };

  reportStrangers(tokens, report);
  reportUnresolvedBrand(tokens, report);
  const theme: Theme = {
    site,
    colors: { light: readColors('light', lookup), dark: readColors('dark', lookup) },
    fonts: readFonts(lookup, report),
    sizes: readSizes(tokens, lookup),
    numbers: readNumbers(lookup),
    radii: readRadii(tokens, lookup),
  };
  return { theme: problems.length === 0 ? theme : undefined, problems };
}

function reportStrangers(
  tokens: ReadonlyMap<string, RawToken>,
  report: (where: string, wrong: string, mend: string) => void,
): void {
  const derived = new Set<string>(derivedColorTokens);
  const given = colorTokens.filter((role) => !derived.has(role));
  const known = new Set<string>(modes.flatMap((mode) => given.map((role) => `${mode}.color.${role}`)));
  for (const [category, roles] of Object.entries(semanticTokens)) {
    if (category === 'color') continue;
    for (const role of roles) {
      known.add(`shared.${category}.${role}`);
      if (category === 'size') for (const part of parts.size) known.add(`shared.size.${role}.${part}`);
      if (category === 'radius') for (const part of parts.radius) known.add(`shared.radius.${role}.${part}`);
    }
  }
  for (const path of tokens.keys()) {
    if (path.startsWith('brand.') || known.has(path)) continue;
    const role = path.split('.').at(-1) ?? '';
    if (derived.has(role)) report(path, 'is computed, a theme may not set it', 'Remove it.');
    else report(path, 'is not a name of the closed list', 'Remove it, or add it to semanticTokens.ts for every site.');
  }
}

/** A brand colour that resolves to nothing is an error even while no semantic token uses it yet. */
function reportUnresolvedBrand(
  tokens: ReadonlyMap<string, RawToken>,
  report: (where: string, wrong: string, mend: string) => void,
): void {
  for (const path of tokens.keys()) {
    if (!path.startsWith('brand.')) continue;
    const resolved = resolveToken(tokens, path);
    if ('wrong' in resolved) report(path, resolved.wrong, 'Let it refer to a token that has a value.');
  }
}

/** An object with exactly these keys: what `Object.fromEntries` does, without losing the keys' names. */
function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

const badgeKinds = ['news', 'event', 'dossier', 'project', 'gkz', 'other'] as const;

/** The alpha of the highlight's light colour, as hex digits (specification, section 9). */
const highlightLightAlpha = '78';

function readColors(mode: Mode, lookup: Lookup): Record<ColorToken, string> {
  const derived = new Set<string>(derivedColorTokens);
  const colors = record(colorTokens, (role) => {
    const token = derived.has(role) ? undefined : lookup(`${mode}.color.${role}`, 'color');
    return token?.type === 'color' ? token.value.hex : '#000000';
  });
  return withDerived(colors);
}

/** Colours with those that are computed from others, anew. */
export function withDerived(given: Readonly<Record<ColorToken, string>>): Record<ColorToken, string> {
  const colors = { ...given, 'highlight-light': `${given.highlight}${highlightLightAlpha}` };
  for (const kind of badgeKinds) colors[`on-badge-${kind}`] = badgeText(colors[`badge-${kind}`], contrast);
  return colors;
}

function readFonts(
  lookup: Lookup,
  report: (where: string, wrong: string, mend: string) => void,
): Record<string, Family> {
  const fonts: Record<string, Family> = {};
  for (const role of semanticTokens.font) {
    const token = lookup(`shared.font.${role}`, 'font');
    if (token?.type !== 'fontFamily') continue;
    const [name = '', generic] = token.value;
    if (token.value.length === 2 && (generic === 'sans-serif' || generic === 'serif')) fonts[role] = { name, generic };
    else report(`shared.font.${role}`, 'is not a family and a generic', 'Write ["Name", "sans-serif"] or "serif".');
  }
  return fonts;
}

function rem(token: TokenValue | undefined): number {
  if (token?.type !== 'dimension') return 0;
  return token.value.unit === 'rem' ? token.value.value : token.value.value / 16;
}

function readSizes(tokens: ReadonlyMap<string, RawToken>, lookup: Lookup): Record<string, FluidSize> {
  return Object.fromEntries(
    semanticTokens.size.map((role) => {
      const path = `shared.size.${role}`;
      if (!tokens.has(`${path}.small`) && !tokens.has(`${path}.wide`)) {
        const fixed = rem(lookup(path, 'size'));
        return [role, { small: fixed, wide: fixed }];
      }
      return [role, { small: rem(lookup(`${path}.small`, 'size')), wide: rem(lookup(`${path}.wide`, 'size')) }];
    }),
  );
}

function readNumbers(lookup: Lookup): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const category of ['weight', 'leading', 'tracking'] as const) {
    for (const role of semanticTokens[category]) {
      const token = lookup(`shared.${category}.${role}`, category);
      if (token?.type === 'number' || token?.type === 'fontWeight') numbers[`${category}-${role}`] = token.value;
    }
  }
  return numbers;
}

function readRadii(tokens: ReadonlyMap<string, RawToken>, lookup: Lookup): Record<string, string> {
  return Object.fromEntries(
    semanticTokens.radius.map((role) => {
      const path = `shared.radius.${role}`;
      const leaf = tokens.has(`${path}.start`) || tokens.has(`${path}.end`);
      const lengths = leaf ? parts.radius.map((part) => lookup(`${path}.${part}`, 'radius')) : [lookup(path, 'radius')];
      return [role, lengths.map((length) => `${rem(length)}rem`).join(' ')];
    }),
  );
}
