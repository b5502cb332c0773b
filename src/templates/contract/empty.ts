/** Deeper than any page the CMS can make; what lies below is dropped, so that hostile nesting cannot exhaust the stack. */
const maximumDepth = 32;

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** What a picker sends when nothing was picked: `{ "id": "" }`, `{ "error": … }`. */
function isEmptyChoice(value: { id?: unknown; error?: unknown }): boolean {
  return value.id === '' || value.error !== undefined;
}

/** More entries than any list of the CMS has; what comes after them costs nothing. */
export const maximumEntries = 1000;

/** A list that was too long to be copied whole. */
export interface CutList {
  readonly path: readonly PropertyKey[];
  readonly received: number;
}

/**
 * A copy of a CMS value in which every string is well-formed (half of an emoji that was cut becomes `\ufffd`: it breaks
 * addresses and files), and every spelling of "nothing" is `undefined`: a missing key, `null`, `""`, `[]`,
 * `{ "id": "" }` and `{ "error": … }`. Lists keep their length, so that the pointers of findings stay true; those that
 * are too long are cut, which is told. The copy is free to be mended.
 */
export function prune(whole: unknown, tellCut: (list: CutList) => void = () => {}): unknown {
  const path: PropertyKey[] = [];
  const copyBelow = (key: PropertyKey, entry: unknown) => {
    path.push(key);
    const copied = copyOf(entry);
    path.pop();
    return copied;
  };
  const copyOf = (value: unknown): unknown => {
    if (path.length > maximumDepth || isBlank(value)) return undefined;
    if (typeof value === 'string') return value.toWellFormed();
    if (Array.isArray(value)) {
      if (value.length > maximumEntries) tellCut({ path: [...path], received: value.length });
      return value.slice(0, maximumEntries).map((entry, index) => copyBelow(index, entry));
    }
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = {};
    for (const [key, entry] of Object.entries(value)) {
      const kept = copyBelow(key, entry);
      // Assigning this one key would replace the copy's prototype.
      if (kept !== undefined && key !== '__proto__') copy[key.toWellFormed()] = kept;
    }
    // Only where nothing else was said: content is never taken for an empty choice.
    return isEmptyChoice(value) && Object.keys(copy).every((key) => key === 'error') ? undefined : copy;
  };
  return copyOf(whole);
}

/** Whether a value is a JSON object (not a list, not `null`). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
