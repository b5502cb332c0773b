/** A string somewhere in a payload. */
export interface StringPlace {
  readonly path: readonly (string | number)[];
  /** The name of the field that holds it, also where it stands in a list. */
  readonly field: string;
  readonly value: string;
}

/** Every string of a payload, in the order in which it is written. */
export function stringsIn(value: unknown, path: readonly (string | number)[] = []): StringPlace[] {
  if (typeof value === 'string') {
    const field = path.findLast((step) => typeof step === 'string');
    return [{ path, field: String(field ?? ''), value }];
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => stringsIn(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => stringsIn(entry, [...path, key]));
}

/** A copy of a payload in which some strings are others. */
export function withStrings(
  value: unknown,
  replace: (place: StringPlace) => string,
  path: readonly (string | number)[] = [],
): unknown {
  if (typeof value === 'string') {
    const [place] = stringsIn(value, path);
    return place ? replace(place) : value;
  }
  if (Array.isArray(value)) return value.map((entry, index) => withStrings(entry, replace, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withStrings(entry, replace, [...path, key])]),
  );
}

export function pointerOf({ path }: StringPlace): string {
  return `/${path.join('/')}`;
}
