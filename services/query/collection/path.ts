/*
 * Values of a tree are paths from its top. Codes have slashes between them, `nature/forest`; names what sources write,
 * `Nature > Forest` or `Nature::Forest`. Any other slash is a part of a name: `Agro/Food`, an address.
 */

const codes = /^[a-z\d-]+(?:\/[a-z\d-]+)+$/;
const between = /\s*(?:>|::|»|›)\s*/;

/** Deeper trees end here: nobody finds a way down so many steps. */
const deepest = 8;

/** A path and all that lead to it, from the top: `nature`, `nature/forest`. None for an empty one. */
export function pathsTo(path: string): string[] {
  const isCode = codes.test(path);
  const names = path
    .split(isCode ? '/' : between)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, deepest);
  return names.map((_, at) => names.slice(0, at + 1).join(isCode ? '/' : ' > '));
}

/** What a path is a part of; nothing at the top. */
export const parentOf = (path: string): string | undefined => pathsTo(path).at(-2);

/** The last name of a path. */
export function nameIn(path: string): string {
  const above = parentOf(path);
  return above === undefined ? path : path.slice(above.length).replace(/^(?:\/| > )/, '');
}
