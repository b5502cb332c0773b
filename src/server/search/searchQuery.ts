import { narrowest } from '#app/search/narrowest.ts';
import { exactField, longestTerm, mostIds, rangeFields } from '#app/search/parameters.ts';
import type { FacetCombination } from '#app/search/specifiedFacets.ts';
import { digitsOf } from './numberRange.ts';
import { aboveOf, hasValue, type QueryFilter } from './queryFilter.ts';

/** Fields results can be sorted by; the query service calls them the same. */
const sortFields = ['score', 'titel', 'jaar'] as const;

/** Chosen values of one address, of all filters together: more than anyone ticks. */
const maximumChoices = 30;

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

/** A part of the earth in the query service's words: `near=52.04,5.66,10`. */
export interface AskedArea {
  readonly name: 'box' | 'near';
  readonly value: string;
}

/** A search as the page's address describes it. */
export interface SearchQuery {
  /** `*` stands for everything. */
  readonly term: string;
  /** Offset of the first record, from 0. */
  readonly start: number;
  readonly choices: Choices;
  readonly sort: { readonly field: (typeof sortFields)[number]; readonly direction: 'asc' | 'desc' } | undefined;
  /** The words as they are typed, and no others. */
  readonly exact: boolean;
  /** Where it looks, once that is known; everywhere, where it is left out. */
  readonly area?: AskedArea | undefined;
  /** Records asked for by their ids: then nothing is searched. */
  readonly ids: readonly string[];
  /** The filter that the address unfolds, and the beginning of the values that are wanted of it. */
  readonly unfolded: { readonly facet: string; readonly find: string } | undefined;
}

/**
 * Reads the search page's own parameters (specification, section 2): repeated filter names, `start`, `srt`,
 * `srt_direction`. Parameters that no filter has are passed over, and so are values that a filter does not have and
 * choices beyond the most that one address may hold.
 */
export function readSearchQuery(
  term: string,
  parameters: URLSearchParams,
  filters: readonly QueryFilter[],
): SearchQuery {
  const start = parameters.get('start') ?? '';
  const field = sortFields.find((known) => known === parameters.get('srt'));
  const facet = filters.find(({ id }) => id === parameters.get('facet'))?.id;
  return {
    term: cut(term, longestTerm) || '*',
    start: /^\d{1,9}$/.test(start) ? Number(start) : 0,
    choices: readChoices(parameters, filters),
    sort: field && { field, direction: parameters.get('srt_direction') === 'desc' ? 'desc' : 'asc' },
    exact: parameters.get(exactField) === '1',
    ids: [...new Set(parameters.getAll('id').filter((id) => id !== ''))].slice(0, mostIds),
    unfolded: facet === undefined ? undefined : { facet, find: cut(parameters.get('find') ?? '', maximumFind) },
  };
}

/**
 * The parameters without values that are passed over, where there are any: an address that holds them is led to the one
 * that it amounts to.
 */
export function withoutPassedOver(
  parameters: URLSearchParams,
  filters: readonly QueryFilter[],
): URLSearchParams | undefined {
  const choices = readChoices(parameters, filters);
  const left = new Map(filters.map(({ id }) => [id, new Set(chosenIn(choices, id))]));
  // Each value once: what is kept is taken out of those that are left.
  const kept = [...parameters].filter(([name, value]) => left.get(name)?.delete(value) ?? true);
  return kept.length === parameters.size ? undefined : new URLSearchParams(kept);
}

/** In one go over the parameters: a long address costs no more than its length. */
function readChoices(parameters: URLSearchParams, filters: readonly QueryFilter[]): Choices {
  const chosen = new Map(filters.map((filter) => [filter.id, { filter, values: new Set<string>() }]));
  const ranges = filters.flatMap((filter) => {
    const value = filter.kind === 'range' ? typedRange(parameters, filter) : undefined;
    return value === undefined ? [] : [{ id: filter.id, value }];
  });
  // What stands in fields is always kept: it cannot be taken out of the address without emptying them.
  let left = maximumChoices - ranges.length;
  const choose = (id: string, value: string) => {
    const known = chosen.get(id);
    if (!known || left === 0 || value === '' || known.values.has(value) || !hasValue(known.filter, value)) return;
    // The query service takes a text apart that joins several.
    const size = value.split('||').length;
    if (size > left) return;
    known.values.add(value);
    left -= size;
  };
  for (const [name, value] of parameters) choose(name, value);
  left = ranges.length;
  for (const { id, value } of ranges) choose(id, value);
  return new Map(
    [...chosen].flatMap(([id, { filter, values }]) =>
      values.size > 0
        ? [
            [
              id,
              { combine: filter.combine, values: narrowest([...values], (value) => aboveOf(filter, value)) },
            ] as const,
          ]
        : [],
    ),
  );
}

/** The values of a filter that were chosen one by one or, of a range, typed as numbers. */
export function chosenIn(choices: Choices, id: string): readonly string[] {
  return choices.get(id)?.values ?? [];
}

function cut(text: string, longest: number): string {
  return text.trim().slice(0, longest).toWellFormed().trim();
}

/** The two fields of a range, as the one value they stand for: `2015-2020`, `2015-`, `-2020`. */
function typedRange(parameters: URLSearchParams, filter: QueryFilter): string | undefined {
  const { least, most } = digitsOf(filter);
  const [from = '', to = ''] = rangeFields(filter.id).map((name) => {
    const typed = (parameters.get(name) ?? '').trim();
    return /^\d+$/.test(typed) && typed.length >= least && typed.length <= most ? typed : '';
  });
  return from || to ? `${from}-${to}` : undefined;
}
