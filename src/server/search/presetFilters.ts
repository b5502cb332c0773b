import type { SearchFilter } from '#app/api/responses.ts';
import { aboveOf, type QueryFilter, ruleOf } from './queryFilter.ts';
import { type Choices, chosenIn } from './searchQuery.ts';

/** Values by facet that every record has to have. */
export type PresetFilters = Readonly<Record<string, readonly string[]>>;

/**
 * What is asked of the query service: the visitor's choices and the preset ones. Where chosen values widen each other, a
 * facet with preset values is not the visitor's to choose from, but for parts of these; where they narrow, values may be
 * added.
 */
export function withPreset(
  choices: Choices,
  preset: PresetFilters,
  known: readonly QueryFilter[] | undefined,
): Choices {
  const all = new Map(choices);
  for (const [facet, values] of Object.entries(preset)) {
    const { combine } = ruleOf(known, facet);
    const own = chosenIn(choices, facet);
    const parts = partsOf(values, known, facet);
    const asked = combine === 'and' ? [...new Set([...values, ...own])] : own.filter(parts);
    all.set(facet, { combine, values: asked.length > 0 ? asked : values });
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
    const isOffered =
      ruleOf(known, filter.id).combine === 'or'
        ? partsOf(values, known, filter.id)
        : (value: string) => !values.includes(value);
    const options = filter.options.filter(({ value }) => isOffered(value));
    return options.length > 0 ? [{ ...filter, options }] : [];
  });
}

/** Whether a value is a part of one of these. */
function partsOf(values: readonly string[], known: readonly QueryFilter[] | undefined, id: string) {
  const filter = known?.find((each) => each.id === id);
  return (value: string) => filter !== undefined && aboveOf(filter, value).some((above) => values.includes(above));
}
