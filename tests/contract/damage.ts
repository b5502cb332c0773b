/** Keys and places that lead to a value inside a JSON value. */
export type Path = readonly (string | number)[];

/** One thing that went wrong on the way from the editor to us. */
export interface Damage {
  readonly path: Path;
  /** What was done, e.g. `removed`, `= ""`, `entry 2 doubled`. */
  readonly what: string;
  /** `all`: nothing is lost, something is there twice. */
  readonly keeps: 'all' | 'rest';
  readonly apply: (json: unknown) => unknown;
}

const empties: readonly unknown[] = ['', [], {}, null, { id: '' }, { error: 'no image selected' }];
const others: readonly unknown[] = ['zomaar', 12345, true, ['zomaar'], { zomaar: 'zomaar' }];

/** Every single damage of an answer: every value removed, emptied, given another type; every entry doubled. */
export function damagesOf(json: unknown): readonly Damage[] {
  return pathsOf(json, []).flatMap((path) => {
    const value = valueAt(json, path);
    const key = path.at(-1);
    const replacements = [...empties, ...others.filter((other) => typeName(other) !== typeName(value))];
    return [
      ...(typeof key === 'string' ? [damage(path, 'removed', (json) => change(json, path, remove))] : []),
      ...replacements.map((replacement) =>
        damage(path, `= ${JSON.stringify(replacement)}`, (json) => change(json, path, () => replacement)),
      ),
      ...(Array.isArray(value) ? value.map((_, index) => doubled(path, index)) : []),
    ];
  });
}

/** Reads the damages for people: `/title removed, /contents/0 = null`. */
export function nameOf(damages: readonly Damage[]): string {
  return damages.map(({ path, what }) => `/${path.join('/')} ${what}`).join(', ') || 'untouched';
}

export function valueAt(json: unknown, path: Path): unknown {
  return path.reduce((value: unknown, key) => (isContainer(value) ? Reflect.get(value, key) : undefined), json);
}

/** Every path of a JSON value, the root's included. */
export function pathsOf(value: unknown, path: Path): Path[] {
  if (!isContainer(value)) return [path];
  const keys: Path = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key]))];
}

function damage(path: Path, what: string, apply: Damage['apply']): Damage {
  return { path, what, keeps: 'rest', apply };
}

/** The copy stands at the end, so that the others keep their places. */
function doubled(path: Path, index: number): Damage {
  const apply = (json: unknown) =>
    change(json, path, (list) => (Array.isArray(list) && index in list ? [...list, list[index]] : list));
  return { path, what: `entry ${index} doubled`, keeps: 'all', apply };
}

const remove = () => undefined;

/** A copy with another value at a path; the same value where the path is no longer there. */
export function change(value: unknown, [key, ...rest]: Path, replace: (old: unknown) => unknown): unknown {
  if (key === undefined) return replace(value);
  if (!isContainer(value) || !Object.hasOwn(value, key)) return value;
  const changed = change(Reflect.get(value, key), rest, replace);
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? changed : entry));
  const others = Object.entries(value);
  return Object.fromEntries(
    changed === undefined
      ? others.filter(([name]) => name !== key)
      : others.map(([name, entry]) => [name, name === key ? changed : entry]),
  );
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function typeName(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
