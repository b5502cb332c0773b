import type { SearchFilter } from '../data/portalState.ts';

/** Results on a page (specification, section 9). */
export const pageSize = 20;

/** The parameters of the form for years: from, and until. The query service takes both as one value of `jaar`. */
export const yearFields = ['jaar_van', 'jaar_tot'] as const;

/** Parameters with another start of the page; the first page needs none. */
export function withStart(parameters: URLSearchParams, start: number): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('start');
  if (start > 0) next.set('start', String(start));
  return next;
}

/** Parameters without one value of a filter; the list starts anew. */
export function withoutValue(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = withStart(parameters, 0);
  next.delete(name, value);
  return next;
}

/** What is left when every filter is taken away: the sort order. */
export function withoutFilters(parameters: URLSearchParams, filters: readonly SearchFilter[]): URLSearchParams {
  const next = withStart(parameters, 0);
  for (const { id } of filters) next.delete(id);
  return next;
}

/** The parameters of the sort order, as fields that a form carries along. */
export function sortFields(parameters: URLSearchParams): { name: string; value: string }[] {
  return ['srt', 'srt_direction'].flatMap((name) => {
    const value = parameters.get(name);
    return value ? [{ name, value }] : [];
  });
}
