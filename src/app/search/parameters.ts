import type { SearchFilter } from '../api/responses.ts';

/** Results on a page (specification, section 9). */
export const pageSize = 20;

/** More than anyone looks for at once (characters); what is longer is searched as far as this. */
export const longestTerm = 500;

/** As many records as one address can name by their ids. */
export const mostIds = 60;

/** The parameters of a filter's range: from, and until. The query service takes both as one value of the filter. */
export function rangeFields(id: string): readonly [from: string, to: string] {
  return [`${id}_van`, `${id}_tot`];
}

/** The parameters of all ranges among these filters. */
export function rangeFieldsOf(filters: readonly Pick<SearchFilter, 'id' | 'range'>[]): string[] {
  return filters.flatMap(({ id, range }) => (range ? rangeFields(id) : []));
}

/** Whether forms send this parameter even when nothing was typed: an end of a range, or what finds a value. */
export function isTypedField(name: string): boolean {
  return name === 'find' || name === 'near' || /._(?:van|tot)$/.test(name);
}

/** Parameters with another start of the page; the first page needs none. */
export function withStart(parameters: URLSearchParams, start: number): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('start');
  if (start > 0) next.set('start', String(start));
  return next;
}

/** Asks for the words as they are typed: nothing is corrected, and no other words for the same are looked up. */
export const exactField = 'exact';

/** Parameters with or without that; the list starts anew. */
export function withExact(parameters: URLSearchParams, isExact: boolean): URLSearchParams {
  const next = lasting(parameters);
  next.delete(exactField);
  if (isExact) next.set(exactField, '1');
  return next;
}

/** What is left when a new page of results is begun: neither a start nor what was unfolded. */
export function lasting(parameters: URLSearchParams): URLSearchParams {
  const next = withStart(parameters, 0);
  for (const name of ['facet', 'find']) next.delete(name);
  return next;
}

const isOpenField = 'map';

/** Whether the map is shown above the list. */
export function isMapOpen(parameters: URLSearchParams): boolean {
  return parameters.get(isOpenField) === '1';
}

/** The same search with or without the map; what narrows it to a place stays. */
export function withMap(parameters: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = lasting(parameters);
  for (const name of [isOpenField, 'at']) next.delete(name);
  if (isOpen) next.set(isOpenField, '1');
  return next;
}

/** Parameters without one value of a filter, which may be a range; the list starts anew. */
export function withoutValue(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = lasting(parameters);
  // By hand: not all browsers that we write for have `has` and `delete` look at the value.
  const given = [...next];
  const others = given.filter(([each, its]) => each !== name || its !== value);
  if (others.length < given.length) return new URLSearchParams(others);
  for (const field of rangeFields(name)) next.delete(field);
  return next;
}

/** What is left when every filter is taken away: the order, the place, and how the words are read. */
export function withoutFilters(parameters: URLSearchParams, filters: readonly SearchFilter[]): URLSearchParams {
  const next = lasting(parameters);
  for (const name of filterNames(filters)) next.delete(name);
  return next;
}

/** The parameters of the filters: what a form with them sends takes the place of these. */
export function filterNames(filters: readonly SearchFilter[]): string[] {
  return [...filters.map(({ id }) => id), ...rangeFieldsOf(filters)];
}

/** What a form with other fields carries along, so that it changes nothing else. */
export function hiddenFields(parameters: URLSearchParams): { name: string; value: string }[] {
  return [...lasting(parameters)].map(([name, value]) => ({ name, value }));
}

/** The five sortOptions of the results (specification, section 3), by how the form names them. */
export const sortOptions = ['score', 'titel-asc', 'titel-desc', 'jaar-asc', 'jaar-desc'] as const;
export type SortOption = (typeof sortOptions)[number];

/** The parameter with which the form of the order speaks; addresses have `srt` and `srt_direction` instead. */
export const orderField = 'order';

export function sortOptionOf(parameters: URLSearchParams): SortOption {
  const direction = parameters.get('srt_direction') === 'desc' ? 'desc' : 'asc';
  return sortOptions.find((order) => order === `${parameters.get('srt')}-${direction}`) ?? 'score';
}

/** Parameters with another order; relevance needs none. */
export function withSortOption(parameters: URLSearchParams, order: string): URLSearchParams {
  const next = lasting(parameters);
  for (const name of [orderField, 'srt', 'srt_direction']) next.delete(name);
  const [field = '', direction = ''] = sortOptions.find((known) => known === order)?.split('-') ?? [];
  if (direction !== '') {
    next.set('srt', field);
    next.set('srt_direction', direction);
  }
  return next;
}
