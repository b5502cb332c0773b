import type { Excess } from './finding.ts';
import { isBlank } from './isBlank.ts';

/** Deeper than any page the CMS can make; what lies below is dropped, so that hostile nesting cannot exhaust the stack. */
const maximumDepth = 32;

/** The first day that programs and databases count, in the ways they write it: a date that was never set. */
export const neverSet =
  /^\s*(?:0000-00-00|0001-01-01|0?1[-/.]0?1[-/.]0001)(?:[T ](?:00:00(?::00(?:\.0+)?)?|0:00:00|12:00:00 AM)(?:Z|[+-]\d{2}:?\d{2})?)?\s*$/;

function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return isBlank(value) || neverSet.test(value);
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** What a picker sends when nothing was picked: `{ "id": "" }`, `{ "error": … }`. */
function isEmptyChoice(value: { id?: unknown; error?: unknown }): boolean {
  return value.id === '' || value.error !== undefined;
}

/** More entries than any list of the CMS has, and more names than any object; what comes after them costs nothing. */
const maximumEntries = 1000;

/** Twenty times what the largest page holds, lists, objects and all that is in them counted. */
const maximumValues = 25_000;

/** A list or an object that was too large to be copied whole: its entries, or at the root all values below it. */
export interface Cut extends Excess {
  readonly path: readonly PropertyKey[];
}

/**
 * A copy of a CMS value in which every string is well-formed (half of an emoji that was cut becomes `\ufffd`: it breaks
 * addresses and files), and every spelling of "nothing" is `undefined`: a missing key, `null`, `""`, `[]`,
 * `{ "id": "" }`, `{ "error": … }` and a date that was never set (`0001-01-01`). Lists keep their length, so that the
 * pointers of findings stay true; what is too large is cut, which is told. The copy is free to be mended.
 */
export function prune(whole: unknown, tellCut: (cut: Cut) => void = () => {}): unknown {
  let values = 0;
  const path: PropertyKey[] = [];
  const copyBelow = (key: PropertyKey, entry: unknown) => {
    path.push(key);
    const copied = copyOf(entry);
    path.pop();
    return copied;
  };
  const tellLength = (received: number) => {
    if (received > maximumEntries) tellCut({ path: [...path], received, maximum: maximumEntries });
  };
  const copyOf = (value: unknown): unknown => {
    values += 1;
    if (values > maximumValues || path.length > maximumDepth || isNothing(value)) return undefined;
    if (typeof value === 'string') return value.toWellFormed();
    if (Array.isArray(value)) {
      tellLength(value.length);
      return value.slice(0, maximumEntries).map((entry, index) => copyBelow(index, entry));
    }
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = {};
    const entries = Object.entries(value);
    tellLength(entries.length);
    for (const [key, entry] of entries.slice(0, maximumEntries)) {
      const kept = copyBelow(key, entry);
      // Assigning this one key would replace the copy's prototype.
      if (kept !== undefined && key !== '__proto__') copy[key.toWellFormed()] = kept;
    }
    // Only where nothing else was said: content is never taken for an empty choice.
    return isEmptyChoice(value) && Object.keys(copy).every((key) => key === 'error') ? undefined : copy;
  };
  const copy = copyOf(whole);
  if (values > maximumValues) tellCut({ path: [], received: valuesIn(whole), maximum: maximumValues });
  return copy;
}

/** How many values there are, whatever the depth. */
function valuesIn(whole: unknown): number {
  let count = 0;
  for (const waiting = [whole]; waiting.length > 0; count += 1) {
    const value = waiting.pop();
    if (typeof value === 'object' && value !== null) for (const entry of Object.values(value)) waiting.push(entry);
  }
  return count;
}

/** Whether a value is a JSON object (not a list, not `null`). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
