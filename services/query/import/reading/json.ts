/** What stands at a path of names and places in a JSON value: `author.0.family`. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.entries(found).find(([key]) => key === name)?.[1];
  }
  return found;
}

/** A list, or the only element of one that was left out; nothing for nothing. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path);
  if (Array.isArray(found)) return found;
  return found === undefined || found === null ? [] : [found];
}

/** A text or a number as text; what is neither counts as empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export const textAt = (value: unknown, path: string): string => textOf(valueAt(value, path));

/** All texts of a list. */
export const textsAt = (value: unknown, path: string): string[] =>
  listAt(value, path)
    .map(textOf)
    .filter((text) => text !== '');

/** The names of an object. */
export const namesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
