/** The fields of an object and of one inside it, read as one. */
interface TwoLevels {
  readonly fields: Record<string, unknown>;
  /** Where a path of `fields` stands below the outer object. */
  readonly locate: (path: readonly PropertyKey[]) => readonly PropertyKey[];
}

/**
 * The CMS writes fields on an object or one level down; both are read, and the inner one wins. A field that is on
 * neither is missing inside, where the CMS itself would have put it.
 */
export function twoLevels(outer: Record<string, unknown>, innerKey: string, inner: Record<string, unknown>): TwoLevels {
  return {
    fields: { ...outer, ...inner },
    locate: (path) => {
      const [key] = path;
      const isOuter = key !== undefined && !Object.hasOwn(inner, key) && Object.hasOwn(outer, key);
      return isOuter ? path : [innerKey, ...path];
    },
  };
}
