/** Deeper than anything an editor wrote on purpose. */
const maximumDepth = 32;

/**
 * A copy of a CMS value for people to look at, its strings well-formed as everywhere in a plan. What lies too deep is shown as `…`: printing a value that is nested a
 * hundred thousand times would exhaust the stack.
 */
export function excerpt(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maximumDepth) return '…';
  if (Array.isArray(value)) return value.map((entry) => excerpt(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key.toWellFormed(), excerpt(entry, depth + 1)]),
  );
}
