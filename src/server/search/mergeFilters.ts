import type { SearchFilter, SearchFilterOption } from '#app/api/responses.ts';
import type { Language } from '#languages/languages.ts';
import { type SearchRequest, yearGroup } from './searchRequest.ts';
import type { Facet, KnownFilter } from './searchResponse.ts';

/** A filter of up to so many values is shown whole; of a longer one the first `valuesFolded` stand open. */
const valuesWhole = 8;
const valuesFolded = 6;

interface FilterParts {
  readonly known: readonly KnownFilter[];
  /** As counted in this very search. */
  readonly facets: readonly Facet[];
  readonly request: Pick<SearchRequest, 'choices' | 'unfolded'>;
  readonly language: Language;
}

/**
 * The filters beside the results: titles in the visitor's language, counts of this very search, and what is chosen
 * marked; a chosen value that no record has any more stays, so that it can be taken away. Long filters are folded.
 */
export function mergeFilters({ known, facets, request, language }: FilterParts): SearchFilter[] {
  return known.flatMap((filter): SearchFilter[] => {
    const facet = facets.find(({ name }) => name === filter.name || name === filter.id);
    const chosen = request.choices.get(filter.id) ?? [];
    const options = optionsOf(filter, facet?.properties ?? [], chosen, language);
    if (options.length === 0 && !(filter.id === yearGroup && chosen.some(isRange))) return [];
    const shown = request.unfolded?.facet === filter.id ? options : fold(options, facet?.more ?? 0);
    return [
      {
        id: filter.id,
        title: titleOf(filter, language),
        options: shown,
        more: options.length - shown.length + (facet?.more ?? 0),
        find: request.unfolded?.facet === filter.id ? request.unfolded.find : undefined,
        range: filter.id === yearGroup ? rangeOf(chosen) : undefined,
      },
    ];
  });
}

/** Counted values, and chosen ones that nothing has; a range of years is no value and stands in its own fields. */
export function optionsOf(
  filter: KnownFilter,
  counted: readonly { readonly value: string; readonly count: number }[],
  chosen: readonly string[],
  language: Language,
): SearchFilterOption[] {
  const absent = chosen.filter((value) => !counted.some((property) => property.value === value));
  const single = filter.id === yearGroup ? absent.filter((value) => !isRange(value)) : absent;
  return [...counted, ...single.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    value,
    label: labelOf(filter, value, language),
    count,
    checked: chosen.includes(value),
  }));
}

/** A value as people call it. */
export function labelOf(filter: KnownFilter | undefined, value: string, language: Language): string {
  const property = filter?.properties.get(value);
  return (language === 'en' ? property?.['display-eng'] : '') || property?.display || capitalised(value);
}

/** The query service names its most frequent values; they all begin like this. */
const capitalised = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

function fold(options: readonly SearchFilterOption[], notListed: number): readonly SearchFilterOption[] {
  if (notListed === 0 && options.length <= valuesWhole) return options;
  return options.filter(({ checked }, place) => checked || place < valuesFolded);
}

function titleOf(filter: KnownFilter, language: Language): string {
  return (language === 'en' ? filter['alias-eng'] : filter.alias) || filter.alias || filter.name || filter.id;
}

function rangeOf(chosen: readonly string[]): SearchFilter['range'] {
  const [from = '', to = ''] = chosen.find(isRange)?.split('-') ?? [];
  return { from: from.trim(), to: to.trim() };
}

/** Years carry no dash of their own. */
const isRange = (value: string) => value.includes('-');
