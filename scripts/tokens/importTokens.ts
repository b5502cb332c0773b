import { z } from 'zod';
import { derivedColorTokens, semanticTokens } from '#design-system/tokens/semanticTokens.ts';
import { readTokenFile, resolveToken } from './dtcg.ts';
import { type Mode, modes } from './problem.ts';
import { readers } from './readValues.ts';
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
  /** Names in the file whose value a theme cannot say exactly, each with what it became. */
  readonly changed: readonly string[];
}

/** A name or a path in lower case with dashes, as tools write them in several ways. */
function plainName(name: string): string {
  return name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
}

/** The values of a file by plain names, and what is neither a group nor a token in it. */
interface Flat {
  readonly values: Map<string, unknown>;
  /** Paths whose value Tokens Studio still changes, by lightening it, say. */
  readonly modified: Set<string>;
  readonly loose: string[];
}

const legacyToken = z.object({ value: z.union([z.string(), z.number()]) });

const modifiedToken = z.object({ $extensions: z.object({ 'studio.tokens': z.object({ modify: z.object({}) }) }) });

/** What a token says; undefined for a group. Before `$value` tools wrote `value`, and Tokens Studio still can. */
function ownValue(group: Json): unknown {
  return Object.hasOwn(group, '$value') ? group.$value : legacyToken.safeParse(group).data?.value;
}

function flatten(node: unknown, path: string, flat: Flat): void {
  const group = record.safeParse(node);
  if (!group.success) {
    flat.loose.push(path);
    return;
  }
  const value = ownValue(group.data);
  if (value !== undefined) {
    flat.values.set(path, value);
    if (modifiedToken.safeParse(group.data).success) flat.modified.add(path);
    return;
  }
  for (const [name, child] of Object.entries(group.data)) {
    // A group may have a value itself, which the format calls its root.
    if (name === '$root') flatten(child, path, flat);
    if (name.startsWith('$')) continue;
    const plain = plainName(name);
    flatten(child, path === '' ? plain : `${path}.${plain}`, flat);
  }
}

const tokenSets = z.object({ $metadata: z.object({ tokenSetOrder: z.array(z.string()) }) });

/**
 * Flattens a file. Tokens Studio puts several sets into one file, whose names are no part of a token's; those that are
 * called as a mode say which mode they are for.
 */
function flattenFile(file: Json): Flat {
  const flat: Flat = { values: new Map(), modified: new Set(), loose: [] };
  const sets = new Set(tokenSets.safeParse(file).data?.$metadata.tokenSetOrder);
  for (const [name, child] of Object.entries(file)) {
    if (name.startsWith('$')) continue;
    const plain = plainName(name);
    const isMode = modes.some((mode) => mode === plain);
    flatten(child, sets.has(name) && !isMode ? '' : plain, flat);
  }
  return flat;
}

/** Follows references, which in a set of Tokens Studio may leave out the set they stand in; else says what is wrong. */
function valueAt({ values, modified }: Flat, path: string): { readonly value: unknown } | { readonly wrong: string } {
  const seen = new Set<string>();
  for (let at = path; !seen.has(at); ) {
    seen.add(at);
    if (modified.has(at)) return { wrong: 'is computed by Tokens Studio; export what comes of it' };
    const value = values.get(at);
    const target = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
    if (target === undefined) return { value };
    const plain = plainName(target).replace(/\.\$root$/, '');
    const next = [plain, `${at.split('.')[0]}.${plain}`].find((each) => values.has(each));
    if (next === undefined) return { wrong: `refers to ${target}, which the file does not have` };
    at = next;
  }
  return { wrong: 'refers to itself in a circle' };
}

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
 * Takes the values of another tool's file into a site's tokens.json, where a reference stays that comes to the same.
 *
 * @param file its JSON, in DTCG or in the older form of Tokens Studio and Style Dictionary
 * @param given the mode whose colours a file without modes has
 * @throws when the file is no JSON object
 */
export function importTokens(tokens: unknown, file: unknown, given: Mode | undefined): Imported {
  const json = structuredClone(record.parse(tokens));
  const own = readTokenFile(json).tokens;
  const groups = record.safeParse(file).data;
  if (!groups) throw new Error('The file has no tokens: it is not a JSON object.');
  const flat = flattenFile(groups);
  const { values, loose } = flat;
  const [missing, ignored, changed]: [string[], string[], string[]] = [[], [], []];
  const wanted: WantedToken[] = [];
  const used = new Set<string>();

  /** The generic family that the theme has for a role. */
  function genericOf(role: string): string {
    const font = resolveToken(own, `shared.font.${role}`);
    return 'token' in font && font.token.type === 'fontFamily' ? (font.token.value.at(-1) ?? '') : '';
  }

  function read(category: keyof typeof readers, role: string, names: readonly string[]): unknown {
    const name = names.find((each) => values.has(each));
    if (name === undefined) return undefined;
    used.add(name);
    const found = valueAt(flat, name);
    const reading = 'wrong' in found ? found : readers[category](found.value, genericOf(role));
    if ('wrong' in reading) {
      ignored.push(`${name}: ${reading.wrong}`);
      return undefined;
    }
    if (reading.nearest !== undefined) changed.push(`${name}: ${reading.nearest}`);
    return reading.value;
  }

  function take(category: keyof typeof readers, role: string, mode: Mode | undefined): void {
    const path = [mode ?? 'shared', category, role].join('.');
    const names = namesOf(category, role, mode, given);
    const whole = read(category, role, names);
    const parts = (pairs[category] ?? []).map((part): readonly [string, unknown] => [
      part,
      read(
        category,
        role,
        names.map((name) => `${name}.${part}`),
      ),
    ]);
    const node = whole === undefined ? pairOf(parts) : { $value: whole };
    if (node === undefined) missing.push(path);
    else wanted.push({ path, node });
  }

  for (const path of own.keys()) {
    const value = path.startsWith('brand.color.') ? read('color', path, [plainName(path)]) : undefined;
    if (value !== undefined) wanted.push({ path, node: { $value: value } });
  }
  const derived = new Set<string>(derivedColorTokens);
  for (const mode of modes) {
    for (const role of semanticTokens.color) if (!derived.has(role)) take('color', role, mode);
  }
  for (const category of ['font', 'size', 'weight', 'leading', 'tracking', 'radius'] as const) {
    for (const role of semanticTokens[category]) take(category, role, undefined);
  }
  for (const path of values.keys()) {
    const role = path.split('.').at(-1) ?? '';
    // Derived colours are computed again.
    if (used.has(path) || derived.has(role)) continue;
    const lacksMode =
      given === undefined && path === `color.${role}` && semanticTokens.color.some((each) => each === role);
    ignored.push(`${path}: ${lacksMode ? 'is of a mode that only you know; add --mode' : 'is not a token of a theme'}`);
  }
  ignored.push(...loose.map((path) => `${path}: is neither a group nor a token`));
  settleTokens(json, wanted);
  return { json, taken: wanted.map(({ path }) => path), missing, ignored, changed };
}

/** The two values of a token that has a pair: one where they are the same, none where one is missing. */
function pairOf(parts: readonly (readonly [string, unknown])[]): Json | undefined {
  const [first, second] = parts.map(([, value]) => value);
  if (first === undefined || second === undefined) return undefined;
  if (JSON.stringify(first) === JSON.stringify(second)) return { $value: first };
  return Object.fromEntries(parts.map(([part, value]) => [part, { $value: value }]));
}
