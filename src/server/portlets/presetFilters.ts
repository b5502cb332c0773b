import type { SearchFilter } from '#app/api/responses.ts';
import { keywordGroup } from '../search/searchRequest.ts';

/** Values by facet that every record has to have. */
export type PresetFilters = Readonly<Record<string, readonly string[]>>;

/**
 * What is asked of the query service: the visitor's choices and the preset ones. Chosen values of a facet widen each
 * other, so that a facet with preset values is not the visitor's to choose from; keywords narrow, and may be added.
 */
export function withPreset(
  choices: ReadonlyMap<string, readonly string[]>,
  preset: PresetFilters,
): ReadonlyMap<string, readonly string[]> {
  const all = new Map(choices);
  for (const [facet, values] of Object.entries(preset)) {
    const own = facet === keywordGroup ? (choices.get(facet) ?? []) : [];
    all.set(facet, [...new Set([...values, ...own])]);
  }
  return all;
}

/** The filters as the visitor sees them: what is preset is neither offered nor shown as chosen. */
export function withoutPreset(filters: readonly SearchFilter[], preset: PresetFilters): SearchFilter[] {
  return filters.flatMap((filter): SearchFilter[] => {
    const values = preset[filter.id];
    if (values === undefined) return [filter];
    if (filter.id !== keywordGroup) return [];
    const options = filter.options.filter(({ value }) => !values.includes(value));
    return options.length > 0 ? [{ ...filter, options }] : [];
  });
}
