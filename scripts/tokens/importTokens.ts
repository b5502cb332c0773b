import { z } from 'zod';
import { derivedColorTokens, semanticTokens } from '#design-system/tokens/semanticTokens.ts';
import { readTokenFile } from './dtcg.ts';
import { colorValue } from './exportThemes.ts';
import { type Mode, modes } from './problem.ts';
import { settleTokens, type WantedToken } from './settleTokens.ts';

const record = z.record(z.string(), z.unknown());
type Json = z.output<typeof record>;

/** What came of an import. */
export interface Imported {
  /** The site's tokens.json with the values of the file. */
  readonly json: Json;
  /** Paths that have a value of the file: those of the theme's own colours first, then those of the closed list. */
  readonly taken: readonly string[];
  /** Paths of the closed list that the file has no value for: they stay as they were. */
  readonly missing: readonly string[];
  /** Names in the file that are no tokens of ours, and values that cannot be read, each with why. */
  readonly ignored: readonly string[];
}

interface Found {
  readonly value: unknown;
  readonly type: unknown;
}

/** A name or a path in lower case with dashes, as tools write them in several ways. */
function plainName(name: string): string {
  return name
    .trim()
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
}

/** Flattens a DTCG file, by plain names. */
function flatten(node: unknown, path: string, type: unknown, found: Map<string, Found>): void {
  const group = record.safeParse(node);
  if (!group.success) return;
  const own = group.data.$type ?? type;
  if (Object.hasOwn(group.data, '$value')) {
    found.set(path, { value: group.data.$value, type: own });
    return;
  }
  for (const [name, child] of Object.entries(group.data)) {
    if (name.startsWith('$')) continue;
    const plain = plainName(name);
    flatten(child, path === '' ? plain : `${path}.${plain}`, own, found);
  }
}

/** Follows references; undefined in a circle or where one leads nowhere. */
function valueAt(found: ReadonlyMap<string, Found>, path: string): unknown {
  const seen = new Set<string>();
  for (let at = path; !seen.has(at); ) {
    seen.add(at);
    const value = found.get(at)?.value;
    const target = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
    if (target === undefined) return value;
    at = plainName(target);
  }
  return undefined;
}

const channel = z.number().min(0).max(1);
const color = z.union([
  z
    .string()
    .regex(/^#[0-9a-f]{6}(?:ff)?$/i)
    .transform((hex) => hex.slice(0, 7).toLowerCase()),
  z
    .object({
      colorSpace: z.literal('srgb'),
      components: z.tuple([channel, channel, channel]),
      alpha: z.literal(1).optional(),
    })
    .transform(
      ({ components }) =>
        `#${components
          .map((part) =>
            Math.round(part * 255)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`,
    ),
]);
const length = z.union([
  z.object({ value: z.number(), unit: z.enum(['px', 'rem']) }),
  z
    .string()
    .regex(/^[\d.]+(?:px|rem)$/)
    .transform((text) => ({ value: Number.parseFloat(text), unit: text.endsWith('rem') ? 'rem' : 'px' })),
]);

/** How values of each category are read, into what our tokens.json says. */
const readers = {
  color: color.transform(colorValue),
  font: z.union([
    z.array(z.string()).min(2),
    z
      .string()
      .transform((text) => text.split(',').map((name) => name.trim().replace(/^["']|["']$/g, '')))
      .refine((names) => names.length > 1),
  ]),
  size: length,
  radius: length,
  weight: z.number().min(1).max(1000),
  leading: z.number().positive(),
  tracking: z.number(),
} satisfies Record<keyof typeof semanticTokens, z.ZodType>;

/** The names under which a file may give a token, from ours on. */
function namesOf(category: string, role: string, mode: Mode | undefined, given: Mode | undefined): readonly string[] {
  if (mode === undefined) return [`${category}.${role}`, `shared.${category}.${role}`];
  return [`${mode}.${category}.${role}`, ...(given === mode ? [`${category}.${role}`] : [])];
}

const pairs: Readonly<Record<string, readonly [string, string]>> = {
  size: ['small', 'wide'],
  radius: ['start', 'end'],
};

/**
 * Takes the values of a DTCG file into a site's tokens.json, where a reference stays that comes to the same.
 *
 * @param given the mode whose colours a file without modes has
 */
export function importTokens(tokens: unknown, file: unknown, given: Mode | undefined): Imported {
  const json = structuredClone(record.parse(tokens));
  const found = new Map<string, Found>();
  flatten(file, '', undefined, found);
  const [missing, ignored]: [string[], string[]] = [[], []];
  const wanted: WantedToken[] = [];
  const used = new Set<string>();

  function read(category: keyof typeof readers, names: readonly string[]): unknown {
    const name = names.find((each) => found.has(each));
    if (name === undefined) return undefined;
    used.add(name);
    const parsed = readers[category].safeParse(valueAt(found, name));
    if (!parsed.success) ignored.push(`${name}: its value is none for a ${category}`);
    return parsed.data;
  }

  function take(category: keyof typeof readers, role: string, mode: Mode | undefined): void {
    const path = [mode ?? 'shared', category, role].join('.');
    const names = namesOf(category, role, mode, given);
    const whole = read(category, names);
    const parts = (pairs[category] ?? []).map((part): readonly [string, unknown] => [
      part,
      read(
        category,
        names.map((name) => `${name}.${part}`),
      ),
    ]);
    const node = whole === undefined ? pairOf(parts) : { $value: whole };
    if (node === undefined) missing.push(path);
    else wanted.push({ path, node });
  }

  for (const path of readTokenFile(json).tokens.keys()) {
    const value = path.startsWith('brand.color.') ? read('color', [plainName(path)]) : undefined;
    if (value !== undefined) wanted.push({ path, node: { $value: value } });
  }
  const derived = new Set<string>(derivedColorTokens);
  for (const mode of modes) {
    for (const role of semanticTokens.color) if (!derived.has(role)) take('color', role, mode);
  }
  for (const category of ['font', 'size', 'weight', 'leading', 'tracking', 'radius'] as const) {
    for (const role of semanticTokens[category]) take(category, role, undefined);
  }
  // Derived colours are computed again.
  const isKnown = (path: string) => used.has(path) || derived.has(path.split('.').at(-1) ?? '');
  ignored.push(...[...found.keys()].filter((path) => !isKnown(path)).map((path) => `${path}: is no token of a theme`));
  settleTokens(json, wanted);
  return { json, taken: wanted.map(({ path }) => path), missing, ignored };
}

/** The two values of a token that has a pair: one where they are the same, none where one is missing. */
function pairOf(parts: readonly (readonly [string, unknown])[]): Json | undefined {
  const [first, second] = parts.map(([, value]) => value);
  if (first === undefined || second === undefined) return undefined;
  if (JSON.stringify(first) === JSON.stringify(second)) return { $value: first };
  return Object.fromEntries(parts.map(([part, value]) => [part, { $value: value }]));
}
