import { pageSize } from '#app/search/parameters.ts';
import type { Choices, SearchQuery } from './searchQuery.ts';

/** So many values of each filter are asked for besides the chosen ones; the page shows fewer of a long one. */
const valuesAsked = 8;

/** As many as one looks through. */
const valuesUnfolded = 100;

/**
 * The call of the query service for a search (specification, section 7): a group of which all values have to be there
 * repeats `wq_flt` and `wq_val` for each, others join theirs with `||`.
 */
export function searchCall(
  scope: string,
  { term, start, choices, sort, exact, area }: SearchQuery,
  values: 'first' | 'all' = 'first',
): string {
  const query = new URLSearchParams({ q: term, wq_max: String(pageSize), wq_ofs: String(start) });
  appendChoices(query, choices);
  if (sort) query.append(`wq_srt_${sort.direction}`, sort.field);
  if (exact) query.set('exact', '1');
  if (area) query.set(area.name, area.value);
  // Not of the specification, like `exact`: a service that does not know it lists more values than are shown.
  if (values === 'first') query.append('facet_values', String(valuesAsked));
  return `/${encodeURIComponent(scope)}?${query}`;
}

/** The call for the first records of what is chosen unseen, in no order but the service's own. */
export function chosenSearchCall(
  scope: string,
  asked: Pick<SearchQuery, 'term' | 'exact'> & {
    readonly preset: Readonly<Record<string, readonly string[]>>;
    readonly limit: number;
  },
): string {
  const query = new URLSearchParams({ q: asked.term, wq_max: String(asked.limit), wq_ofs: '0' });
  for (const [name, values] of Object.entries(asked.preset)) {
    for (const value of values) {
      query.append('wq_flt', name);
      query.append('wq_val', value);
    }
  }
  if (asked.exact) query.set('exact', '1');
  query.append('facet_values', String(valuesAsked));
  return `/${encodeURIComponent(scope)}?${query}`;
}

/** The call for the values of one filter within a search; a query service of the specification alone has none. */
export function valuesCall(
  scope: string,
  { term, choices, exact, area }: SearchQuery,
  facet: string,
  find: string,
): string {
  const query = new URLSearchParams({ facet, find, max: String(valuesUnfolded), q: term });
  appendChoices(query, choices);
  if (exact) query.set('exact', '1');
  if (area) query.set(area.name, area.value);
  return `/${encodeURIComponent(scope)}/values?${query}`;
}

/**
 * The call for a part of a search's list, without its filters.
 * @param newest those first that came into the collection last: not of the specification
 */
export function listCall(
  scope: string,
  { term, choices, sort, exact, area }: SearchQuery,
  { offset, most, newest }: { readonly offset: number; readonly most: number; readonly newest: boolean },
): string {
  const query = new URLSearchParams({ q: term, wq_max: String(most), wq_ofs: String(offset) });
  appendChoices(query, choices);
  if (newest) query.append('wq_srt_desc', 'toegevoegd');
  else if (sort) query.append(`wq_srt_${sort.direction}`, sort.field);
  if (exact) query.set('exact', '1');
  if (area) query.set(area.name, area.value);
  query.append('facet_values', '0');
  return `/${encodeURIComponent(scope)}?${query}`;
}

/** The call for what a map shows of a search, only where the service says that it knows areas. */
export function clustersCall(
  scope: string,
  { term, choices, exact, area }: SearchQuery,
  view: readonly number[],
  zoom: string,
): string {
  const query = new URLSearchParams({ q: term, view: view.join(','), zoom });
  appendChoices(query, choices);
  if (exact) query.set('exact', '1');
  if (area) query.set(area.name, area.value);
  return `/${encodeURIComponent(scope)}/clusters?${query}`;
}

function appendChoices(query: URLSearchParams, choices: Choices): void {
  for (const [name, { combine, values }] of choices) {
    for (const value of combine === 'and' ? values : [values.join('||')]) {
      query.append('wq_flt', name);
      query.append('wq_val', value);
    }
  }
}
