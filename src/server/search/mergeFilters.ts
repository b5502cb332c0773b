import type { SearchFilter, SearchFilterOption } from '#app/api/responses.ts';
import type { Language } from '#languages/languages.ts';
import { isRange, rangeOf } from './numberRange.ts';
import { aboveOf, labelOf, type QueryFilter, titleOf } from './queryFilter.ts';
import type { QueryFacet } from './queryResponses.ts';
import { chosenIn, type SearchQuery } from './searchQuery.ts';

/** A filter of up to so many values is shown whole; of a longer one the first `valuesFolded` stand open. */
const valuesWhole = 8;
const valuesFolded = 6;

interface FilterParts {
  readonly known: readonly QueryFilter[];
  /** As counted in this very search. */
  readonly facets: readonly QueryFacet[];
  readonly query: Pick<SearchQuery, 'choices' | 'unfolded'>;
  readonly language: Language;
}

/**
 * The filters beside the results: titles in the visitor's language, counts of this very search, and what is chosen
 * marked; a chosen value that no record has any more stays, so that it can be taken away. Long filters are folded.
 */
export function mergeFilters({ known, facets, query, language }: FilterParts): SearchFilter[] {
  return known.flatMap((filter): SearchFilter[] => {
    const facet = facets.find(({ name }) => name === filter.name || name === filter.id);
    const chosen = chosenIn(query.choices, filter.id);
    const options = optionsOf(filter, facet?.properties ?? [], chosen, language);
    if (options.length === 0 && !(filter.kind === 'range' && chosen.some(isRange))) return [];
    const shown = query.unfolded?.facet === filter.id ? options : fold(options, facet?.more ?? 0);
    return [
      {
        id: filter.id,
        title: titleOf(filter, language),
        options: shown,
        more: options.length - shown.length + (facet?.more ?? 0),
        find: query.unfolded?.facet === filter.id ? query.unfolded.find : undefined,
        range: filter.kind === 'range' ? rangeOf(filter, chosen, facet?.properties ?? []) : undefined,
      },
    ];
  });
}

/** Counted values, and chosen ones that nothing has; a range is no value and stands in its own fields. */
export function optionsOf(
  filter: QueryFilter,
  counted: readonly { readonly value: string; readonly count: number }[],
  chosen: readonly string[],
  language: Language,
): SearchFilterOption[] {
  const absent = chosen.filter((value) => !counted.some((property) => property.value === value));
  const single = filter.kind === 'range' ? absent.filter((value) => !isRange(value)) : absent;
  const listed = [...counted, ...single.map((value) => ({ value, count: 0 }))];
  const values = new Set(listed.map(({ value }) => value));
  return listed.map(({ value, count }) => ({
    value,
    label: labelOf(filter, value, language),
    count,
    checked: chosen.includes(value),
    // The nearest that is listed, too.
    parent: aboveOf(filter, value).find((above) => values.has(above)),
  }));
}

/** The values of each level are folded for themselves; what is chosen stays in sight, and the way to it. */
function fold(options: readonly SearchFilterOption[], notListed: number): readonly SearchFilterOption[] {
  const levels = Map.groupBy(options, ({ parent }) => parent);
  const partsOf = ({ value }: SearchFilterOption) => levels.get(value) ?? [];
  const hasChosen = (option: SearchFilterOption): boolean => option.checked || partsOf(option).some(hasChosen);
  const foldLevel = (level: readonly SearchFilterOption[], besides: number): readonly SearchFilterOption[] => {
    const isWhole = besides === 0 && level.length <= valuesWhole;
    const kept = isWhole ? level : level.filter((option, place) => place < valuesFolded || hasChosen(option));
    return kept.flatMap((option) => [option, ...foldLevel(partsOf(option), 0)]);
  };
  return foldLevel(levels.get(undefined) ?? [], notListed);
}
