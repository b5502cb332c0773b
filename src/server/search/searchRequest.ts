import { pageSize, yearFields } from '#app/search/parameters.ts';

/** The special group of the specification, section 3: a record has to have every chosen keyword. */
export const keywordGroup = 'trefwoord';

/** The filter that also takes ranges: `2015-2020`, `2015-`, `-2020`. */
export const yearGroup = 'jaar';

/** Fields results can be sorted by; the query service calls them the same. */
const sortFields = ['score', 'titel', 'jaar'] as const;

/** More choices than anyone ticks. */
const maximumChoices = 100;

/** More than anyone types to find a filter's value. */
const maximumFind = 100;

/** So many values of each filter are asked for besides the chosen ones; the page shows fewer of a long one. */
export const valuesAsked = 8;

/** As many as one looks through. */
export const valuesUnfolded = 100;

/** A search as the page's address describes it. */
export interface SearchRequest {
  /** `*` stands for everything. */
  readonly term: string;
  /** Offset of the first record, from 0. */
  readonly start: number;
  /** Chosen values by the filter's name. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  readonly sort: { readonly field: (typeof sortFields)[number]; readonly direction: 'asc' | 'desc' } | undefined;
  /** Records asked for by their ids: then nothing is searched. */
  readonly ids: readonly string[];
  /** The filter that the address unfolds, and the beginning of the values that are wanted of it. */
  readonly unfolded: { readonly facet: string; readonly find: string } | undefined;
}

/**
 * Reads the search page's own parameters (specification, section 2): repeated filter names, `start`, `srt`,
 * `srt_direction`. Values nobody offers are passed over; parameters that are no filter are not ours.
 */
export function readSearchRequest(
  term: string,
  parameters: URLSearchParams,
  filterNames: readonly string[],
): SearchRequest {
  const start = parameters.get('start') ?? '';
  const field = sortFields.find((known) => known === parameters.get('srt'));
  const choices = filterNames.flatMap((name) => {
    const range = name === yearGroup ? yearRange(parameters) : undefined;
    const values = [...new Set([...parameters.getAll(name).filter((value) => value !== ''), ...(range ?? [])])];
    return values.length > 0 ? [[name, values.slice(0, maximumChoices)] as const] : [];
  });
  const facet = filterNames.find((name) => name === parameters.get('facet'));
  return {
    term: term.trim() === '' ? '*' : term.trim(),
    start: /^\d{1,9}$/.test(start) ? Number(start) : 0,
    choices: new Map(choices),
    sort: field && { field, direction: parameters.get('srt_direction') === 'desc' ? 'desc' : 'asc' },
    ids: [...new Set(parameters.getAll('id').filter((id) => id !== ''))].slice(0, maximumChoices),
    unfolded: facet === undefined ? undefined : { facet, find: findOf(parameters) },
  };
}

/** What is typed to find a value among those of a filter. */
function findOf(parameters: URLSearchParams): string {
  return (parameters.get('find') ?? '').trim().slice(0, maximumFind);
}

/** The two fields of the form for years, as the one value they stand for. */
function yearRange(parameters: URLSearchParams): [string] | undefined {
  const [from, to] = yearFields.map((name) => /^\s*(\d{1,4})\s*$/.exec(parameters.get(name) ?? '')?.[1] ?? '');
  return from || to ? [`${from}-${to}`] : undefined;
}

/**
 * The call of the query service for a search (specification, section 7): keyword groups repeat `wq_flt` and `wq_val`
 * for each value, other groups join their values with `||`.
 */
export function searchCall(
  scope: string,
  { term, start, choices, sort }: SearchRequest,
  values: 'first' | 'all' = 'first',
): string {
  const query = new URLSearchParams({ q: term, wq_max: String(pageSize), wq_ofs: String(start) });
  appendChoices(query, choices);
  if (sort) query.append(`wq_srt_${sort.direction}`, sort.field);
  // Not of the specification: a service that does not know it lists more values than are shown.
  if (values === 'first') query.append('facet_values', String(valuesAsked));
  return `/${encodeURIComponent(scope)}?${query}`;
}

/** The call for the values of one filter within a search; a query service of the specification alone has none. */
export function valuesCall(scope: string, { term, choices }: SearchRequest, facet: string, find: string): string {
  const query = new URLSearchParams({ facet, find, max: String(valuesUnfolded), q: term });
  appendChoices(query, choices);
  return `/${encodeURIComponent(scope)}/values?${query}`;
}

function appendChoices(query: URLSearchParams, choices: SearchRequest['choices']): void {
  for (const [name, values] of choices) {
    for (const value of name === keywordGroup ? values : [values.join('||')]) {
      query.append('wq_flt', name);
      query.append('wq_val', value);
    }
  }
}
