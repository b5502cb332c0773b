import type { z } from 'zod';
import { isRecord } from './empty.ts';
import { fallbackOf } from './fields.ts';
import { pointerOf, type Report } from './finding.ts';
import { valueAt } from './valueAt.ts';

/** More rounds than any depth of nested faults needs; the bound only keeps a fault of ours from looping. */
const maximumRounds = 24;

type Path = readonly PropertyKey[];

interface Fault {
  readonly path: Path;
  readonly expected: string;
}

interface ReadOptions {
  readonly report: Report;
  /** Where a path below the value stands in the CMS's answer. */
  readonly locate: (path: Path) => Path;
}

/**
 * Reads a CMS value by its schema without ever throwing or giving up more than it must.
 *
 * A field of a wrong type is reported and treated as missing (a number where text was meant is kept as text).
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
  const told: string[] = [];
  const tell = (path: Path, code: 'missing' | 'wrong-type', values: Record<string, string>) => {
    const pointer = pointerOf(path);
    // A wrong type that was taken out is missing in the next round, and so is what held it: one fault, one finding.
    if (told.some((known) => known === pointer || known.startsWith(`${pointer}/`))) return;
    told.push(pointer);
    const severity = path.length > 0 && isSurvivable(schema, path) ? 'warning' : 'error';
    report({ code, pointer: pointerOf(locate(path)), severity, values });
  };

  for (let round = 0; round < maximumRounds; round++) {
    const result = schema.safeParse(holder.value);
    if (result.success) return result.data;
    for (const { path, expected } of result.error.issues.map(faultOf)) {
      const received = valueAt(holder.value, path);
      if (received === undefined) {
        tell(path, 'missing', { expected });
        if (!repairMissing(schema, holder, path)) return undefined;
      } else {
        tell(path, 'wrong-type', { expected, received: typeName(received) });
        const asText = expected === 'string' && (typeof received === 'number' || typeof received === 'boolean');
        assign(holder, path, asText ? String(received) : undefined);
      }
    }
  }
  return undefined;
}

/** The deepest place an issue speaks of: of a union, the branch that got furthest. */
function faultOf(issue: z.core.$ZodIssue): Fault {
  if (issue.code === 'invalid_union') {
    const deeper = issue.errors
      .flat()
      .filter((inner) => inner.path.length > 0)
      .sort((a, b) => b.path.length - a.path.length)[0];
    if (deeper) {
      const { path, expected } = faultOf(deeper);
      return { path: [...issue.path, ...path], expected };
    }
    return { path: issue.path, expected: issue.errors.map((branch) => expectedBy(branch[0])).join(' | ') };
  }
  return { path: issue.path, expected: expectedBy(issue) };
}

function expectedBy(issue: z.core.$ZodIssue | undefined): string {
  return issue?.code === 'invalid_type' ? issue.expected : 'value';
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
