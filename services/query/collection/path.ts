/*
 * Values of a tree are paths from its top: `nature/forest` is a part of `nature`.
 */

/** Deeper trees end here: nobody finds a way down so many steps. */
const deepest = 6;

/** A path and all that lead to it, from the top: `nature`, `nature/forest`. None for an empty one. */
export function pathsTo(path: string): string[] {
  const names = path
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, deepest);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

/** What a path is a part of; nothing at the top. */
export function parentOf(path: string): string | undefined {
  const end = path.lastIndexOf('/');
  return end === -1 ? undefined : path.slice(0, end);
}

/** The last name of a path. */
export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
