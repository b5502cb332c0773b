import type { z } from 'zod';
import { isRecord } from './empty.ts';
import { entryOf, fallbackOf } from './fields.ts';
import { pointerOf, type Report, readAsMeant } from './finding.ts';
import { valueAt } from './valueAt.ts';

/** More rounds than any depth of nested faults needs; the bound only keeps a fault of ours from looping. */
const maximumRounds = 24;

type Path = readonly PropertyKey[];

interface FaultPlace {
  readonly path: Path;
  readonly expected: string;
}

interface Fault extends FaultPlace {
  /** What stands there; `undefined` when it is missing. */
  readonly received: unknown;
}

interface ReadOptions {
  readonly report: Report;
  /** Where a path below the value stands in the CMS's answer. */
  readonly locate: (path: Path) => Path;
}

/**
 * Reads a CMS value by its schema without ever throwing or giving up more than it must.
 *
 * A field of a wrong type is reported and treated as missing, unless it is plain what was meant: a number for text, a
 * number or a yes or no in words, a yes or no as 1 or 0, or the only entry of a list without that list.
 * A missing required field is reported; then its fallback steps in, else the list entry that holds it is left out,
 * else the object that holds it, up to the whole value.
 *
 * @param value a copy made by `prune`: it is mended in place
 * @returns the parsed value, or `undefined` when a required part could not be saved
 */
export function readLeniently<S extends z.ZodType>(
  schema: S,
  value: unknown,
  { report, locate }: ReadOptions,
): z.output<S> | undefined {
  const holder: { value?: unknown } = { value };
  const told = new Set<string>();
  /** Lists that were sent as their only entry, which stands in the list's own place. */
  const lone = new Set<string>();
  const sentPath = (path: Path) => path.filter((_, length) => !lone.has(pointerOf(path.slice(0, length))));
  const tell = (fault: Fault) => {
    const { path, expected, received } = fault;
    // A wrong type that was taken out is missing in the next round, and so is what held it: one fault, one finding.
    const sent = sentPath(path);
    if (told.has(pointerOf(sent))) return;
    for (let length = 0; length <= sent.length; length++) told.add(pointerOf(sent.slice(0, length)));
    const pointer = pointerOf(locate(sent));
    const isRead = meantBy(schema, fault) !== undefined;
    const isKept = isRead || (path.length > 0 && isSurvivable(schema, path));
    const severity = isKept ? 'warning' : 'error';
    if (received === undefined) report({ code: 'missing', pointer, severity, values: { expected } });
    else {
      const values = { expected, received: typeName(received), ...(isRead && readAsMeant) };
      report({ code: 'wrong-type', pointer, severity, values });
    }
  };

  for (let round = 0; round < maximumRounds; round++) {
    const result = schema.safeParse(holder.value);
    if (result.success) return result.data;
    // All are told before any is mended: what a mend takes out of a list would look missing to the next.
    const faults = result.error.issues
      .flatMap(faultsOf)
      .map((place): Fault => ({ ...place, received: valueAt(holder.value, place.path) }));
    faults.forEach(tell);
    for (const fault of faults) {
      const { path, received } = fault;
      const meant = meantBy(schema, fault);
      if (Array.isArray(meant)) lone.add(pointerOf(path));
      if (received !== undefined) assign(holder, path, meant);
      else if (!repairMissing(schema, holder, path)) return undefined;
    }
  }
  return undefined;
}

/**
 * Whether a value is an entry of a list that was sent without its list: what makes JSON of XML knows no list of one.
 * Of an object the list's schema has to know a field.
 */
export function isLoneEntry(entry: z.ZodType, value: unknown): boolean {
  const read = readLeniently(entry, structuredClone(value), { report: () => {}, locate: (path) => path });
  if (!isRecord(read)) return read !== undefined;
  return isRecord(value) && Object.keys(read).some((key) => Object.hasOwn(value, key));
}

/**
 * What was meant by a value of another type: `2021` is as good as `"2021"`, `"52,1"` as `52.1`, `1` as `true`, and an
 * entry as the list of it alone.
 */
function meantBy(
  schema: z.core.$ZodType,
  { path, expected, received }: Fault,
): string | number | boolean | readonly unknown[] | undefined {
  if (expected === 'array') {
    const entry = entryOf(schema, path);
    return entry && received !== undefined && isLoneEntry(entry, received) ? [received] : undefined;
  }
  const types = expected.split(' | ');
  if (typeof received === 'number') {
    if (types.includes('string')) return String(received);
    return types.includes('boolean') && (received === 0 || received === 1) ? received === 1 : undefined;
  }
  if (typeof received !== 'string') return undefined;
  const words = received.trim().toLowerCase();
  if (types.includes('number') && /^[+-]?\d+(?:[.,]\d+)?$/.test(words)) return Number(words.replace(',', '.'));
  return types.includes('boolean') && /^(?:true|false|[01])$/.test(words) ? /^[t1]/.test(words) : undefined;
}

/** The places an issue speaks of. Of a union, those of the branch whose own type fits: the others were never meant. */
function faultsOf(issue: z.core.$ZodIssue): readonly FaultPlace[] {
  if (issue.code !== 'invalid_union') return [{ path: issue.path, expected: expectedBy(issue) }];
  const branches = issue.errors.map((branch) => branch.flatMap(faultsOf));
  const meant = branches
    .filter((faults) => faults.every(({ path }) => path.length > 0))
    .sort((one, other) => one.length - other.length)[0];
  if (meant) return meant.map(({ path, expected }) => ({ path: [...issue.path, ...path], expected }));
  const expected = new Set(branches.flatMap((faults) => faults.map((fault) => fault.expected)));
  return [{ path: issue.path, expected: [...expected].join(' | ') }];
}

function expectedBy(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' ? issue.expected : 'value';
}

function typeName(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function isSurvivable(schema: z.ZodType, path: Path): boolean {
  return fallbackOf(schema, path) !== undefined;
}

function repairMissing(schema: z.ZodType, holder: { value?: unknown }, path: Path): boolean {
  const fallback = fallbackOf(schema, path);
  if (fallback) {
    assign(holder, path, fallback.value);
    return true;
  }
  if (path.length === 0) return false;
  assign(holder, path.slice(0, -1), undefined);
  return true;
}

function assign(holder: { value?: unknown }, path: Path, value: unknown): void {
  const key = path.at(-1);
  if (key === undefined) {
    holder.value = value;
    return;
  }
  const parent = valueAt(holder.value, path.slice(0, -1));
  if (Array.isArray(parent)) parent[Number(key)] = value;
  else if (isRecord(parent) && value === undefined) delete parent[String(key)];
  else if (isRecord(parent)) parent[String(key)] = value;
}
