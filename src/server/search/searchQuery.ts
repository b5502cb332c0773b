import { rangeFields } from '#app/search/parameters.ts';
import type { FacetCombination } from '#app/search/specifiedFacets.ts';
import { digitsOf } from './numberRange.ts';
import type { QueryFilter } from './queryFilter.ts';

/** Fields results can be sorted by; the query service calls them the same. */
const sortFields = ['score', 'titel', 'jaar'] as const;

/** More choices than anyone ticks. */
const maximumChoices = 100;

/** More than anyone types to find a filter's value. */
const maximumFind = 100;

/** The chosen values of one filter. */
export interface Choice {
  /** Whether a record has to have all of them, or any. */
  readonly combine: FacetCombination;
  readonly values: readonly string[];
}

/** Choices by their filter's id. */
export type Choices = ReadonlyMap<string, Choice>;

/** A search as the page's address describes it. */
export interface SearchQuery {
  /** `*` stands for everything. */
  readonly term: string;
  /** Offset of the first record, from 0. */
  readonly start: number;
  readonly choices: Choices;
  readonly sort: { readonly field: (typeof sortFields)[number]; readonly direction: 'asc' | 'desc' } | undefined;
  /** Records asked for by their ids: then nothing is searched. */
  readonly ids: readonly string[];
  /** The filter that the address unfolds, and the beginning of the values that are wanted of it. */
  readonly unfolded: { readonly facet: string; readonly find: string } | undefined;
}

/**
 * Reads the search page's own parameters (specification, section 2): repeated filter names, `start`, `srt`,
 * `srt_direction`. Parameters that no filter has are passed over.
 */
export function readSearchQuery(
  term: string,
  parameters: URLSearchParams,
  filters: readonly QueryFilter[],
): SearchQuery {
  const start = parameters.get('start') ?? '';
  const field = sortFields.find((known) => known === parameters.get('srt'));
  const choices = filters.flatMap((filter) => {
    const { id, combine } = filter;
    const range = filter.kind === 'range' ? typedRange(parameters, filter) : undefined;
    const values = [...new Set([...parameters.getAll(id).filter((value) => value !== ''), ...(range ?? [])])];
    return values.length > 0 ? [[id, { combine, values: values.slice(0, maximumChoices) }] as const] : [];
  });
  const facet = filters.find(({ id }) => id === parameters.get('facet'))?.id;
  return {
    term: term.trim() === '' ? '*' : term.trim(),
    start: /^\d{1,9}$/.test(start) ? Number(start) : 0,
    choices: new Map(choices),
    sort: field && { field, direction: parameters.get('srt_direction') === 'desc' ? 'desc' : 'asc' },
    ids: [...new Set(parameters.getAll('id').filter((id) => id !== ''))].slice(0, maximumChoices),
    unfolded: facet === undefined ? undefined : { facet, find: findOf(parameters) },
  };
}

/** The values of a filter that were chosen one by one or, of a range, typed as numbers. */
export function chosenIn(choices: Choices, id: string): readonly string[] {
  return choices.get(id)?.values ?? [];
}

/** What is typed to find a value among those of a filter. */
function findOf(parameters: URLSearchParams): string {
  return (parameters.get('find') ?? '').trim().slice(0, maximumFind);
}

/** The two fields of a range, as the one value they stand for: `2015-2020`, `2015-`, `-2020`. */
function typedRange(parameters: URLSearchParams, filter: QueryFilter): [string] | undefined {
  const { most } = digitsOf(filter);
  const [from = '', to = ''] = rangeFields(filter.id).map((name) => {
    const typed = (parameters.get(name) ?? '').trim();
    return /^\d+$/.test(typed) && typed.length <= most ? typed : '';
  });
  return from || to ? [`${from}-${to}`] : undefined;
}
