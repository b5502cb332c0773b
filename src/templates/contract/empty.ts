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

/**
 * A copy of a CMS value in which every spelling of "nothing" is `undefined`: a missing key, `null`, `""`, `[]`,
 * `{ "id": "" }` and `{ "error": … }`. Lists keep their length, so that the pointers of findings stay true.
 * The copy is free to be mended.
 */
export function prune(value: unknown, depth = 0): unknown {
  if (depth > maximumDepth || isBlank(value)) return undefined;
  if (Array.isArray(value)) return value.map((entry) => prune(entry, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    const kept = prune(entry, depth + 1);
    // Assigning this one key would replace the copy's prototype.
    if (kept !== undefined && key !== '__proto__') copy[key] = kept;
  }
  // Only where nothing else was said: content is never taken for an empty choice.
  return isEmptyChoice(value) && Object.keys(copy).every((key) => key === 'error') ? undefined : copy;
}

/** Whether a value is a JSON object (not a list, not `null`). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
