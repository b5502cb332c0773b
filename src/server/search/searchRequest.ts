import { pageSize } from '#app/search/parameters.ts';

/** The special group of the specification, section 3: a record has to have every chosen keyword. */
export const keywordGroup = 'trefwoord';

/** Fields results can be sorted by; the query service calls them the same. */
const sortFields = ['score', 'titel', 'jaar'] as const;

/** More choices than anyone ticks. */
const maximumChoices = 100;

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
    const values = [...new Set(parameters.getAll(name).filter((value) => value !== ''))];
    return values.length > 0 ? [[name, values.slice(0, maximumChoices)] as const] : [];
  });
  return {
    term: term.trim() === '' ? '*' : term.trim(),
    start: /^\d{1,9}$/.test(start) ? Number(start) : 0,
    choices: new Map(choices),
    sort: field && { field, direction: parameters.get('srt_direction') === 'desc' ? 'desc' : 'asc' },
    ids: [...new Set(parameters.getAll('id').filter((id) => id !== ''))].slice(0, maximumChoices),
  };
}

/**
 * The call of the query service for a search (specification, section 7): keyword groups repeat `wq_flt` and `wq_val`
 * for each value, other groups join their values with `||`.
 */
export function searchCall(scope: string, { term, start, choices, sort }: SearchRequest): string {
  const query = new URLSearchParams({ q: term, wq_max: String(pageSize), wq_ofs: String(start) });
  for (const [name, values] of choices) {
    for (const value of name === keywordGroup ? values : [values.join('||')]) {
      query.append('wq_flt', name);
      query.append('wq_val', value);
    }
  }
  if (sort) query.append(`wq_srt_${sort.direction}`, sort.field);
  return `/${encodeURIComponent(scope)}?${query}`;
}
