import type { SearchFilter } from '../api/responses.ts';

/** Of chosen values of a filter those that are no whole of another: who chooses a part of it wants no more than that. */
export function narrowest(values: readonly string[], aboveOf: (value: string) => readonly string[]): readonly string[] {
  const above = new Set(values.flatMap(aboveOf));
  return above.size === 0 ? values : values.filter((value) => !above.has(value));
}

/** What a value of a filter is a part of, from the nearest, as far as it is listed. */
export function aboveIn({ options }: Pick<SearchFilter, 'options'>): (value: string) => readonly string[] {
  const parents = new Map(options.map(({ value, parent }) => [value, parent]));
  return (value) => {
    const above: string[] = [];
    // Every step is another value: whoever listed them has seen to that.
    for (let at = parents.get(value); at !== undefined && above.length < parents.size; at = parents.get(at))
      above.push(at);
    return above;
  };
}
