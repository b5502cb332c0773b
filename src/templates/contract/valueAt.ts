import { isRecord } from './empty.ts';

/** The value a path leads to inside a JSON value; `undefined` where the path ends early. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isRecord(value) && Object.hasOwn(value, key)) value = value[String(key)];
    else return undefined;
  }
  return value;
}

/** Where the entries of a list stand in what the CMS sent: the only one may stand there without its list. */
export function entryPath(root: unknown, list: readonly PropertyKey[], index: number): readonly PropertyKey[] {
  return Array.isArray(valueAt(root, list)) ? [...list, index] : list;
}
