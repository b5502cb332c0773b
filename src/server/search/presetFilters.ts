import type { SearchFilter } from '#app/api/responses.ts';
import { type QueryFilter, ruleOf } from './queryFilter.ts';
import { type Choices, chosenIn } from './searchQuery.ts';

/** Values by facet that every record has to have. */
export type PresetFilters = Readonly<Record<string, readonly string[]>>;

/**
 * What is asked of the query service: the visitor's choices and the preset ones. Where chosen values widen each other, a
 * facet with preset values is not the visitor's to choose from; where they narrow, values may be added.
 */
export function withPreset(
  choices: Choices,
  preset: PresetFilters,
  known: readonly QueryFilter[] | undefined,
): Choices {
  const all = new Map(choices);
  for (const [facet, values] of Object.entries(preset)) {
    const { combine } = ruleOf(known, facet);
    const own = combine === 'and' ? chosenIn(choices, facet) : [];
    all.set(facet, { combine, values: [...new Set([...values, ...own])] });
  }
  return all;
}

/** The filters as the visitor sees them: what is preset is neither offered nor shown as chosen. */
export function withoutPreset(
  filters: readonly SearchFilter[],
  preset: PresetFilters,
  known: readonly QueryFilter[] | undefined,
): SearchFilter[] {
  return filters.flatMap((filter): SearchFilter[] => {
    const values = preset[filter.id];
    if (values === undefined) return [filter];
    if (ruleOf(known, filter.id).combine === 'or') return [];
    const options = filter.options.filter(({ value }) => !values.includes(value));
    return options.length > 0 ? [{ ...filter, options }] : [];
  });
}
