import type { Translate } from '#languages/texts.ts';
import { type ApiResponse, isSearchResponse, type SearchResponse } from '../api/responses.ts';
import type { Search } from './addresses.ts';
import { pageSize } from './parameters.ts';

/** A search whose response could not be had. */
export function failedSearch(term = '*'): SearchResponse {
  return { state: 'error', term };
}

export function readSearch(term: string, received: ApiResponse | undefined): SearchResponse {
  return isSearchResponse(received) ? received : failedSearch(term);
}

/** 503 tells machines to come back; its screen says so to people. */
export function searchStatus({ state }: SearchResponse): 200 | 503 {
  return state === 'error' ? 503 : 200;
}

/** Records of somebody whom none of them names are nowhere. */
export function listStatus({ by }: Search, response: SearchResponse): number {
  return by && response.state === 'results' && !response.by && !response.isPart ? 404 : searchStatus(response);
}

/** Says how many were found, and on which page: it is what screen readers hear when another list has come. */
export function searchTitle(
  { term, language, by }: Pick<Search, 'term' | 'language' | 'by'>,
  response: SearchResponse,
  t: Translate<'interface'>,
): string {
  const title = by
    ? (response.state === 'results' && response.by?.name) || by.id
    : term === '*'
      ? t('search.titleAll')
      : t('search.titleFor', { term });
  if (response.state === 'error') return title;
  const values = { title, hits: response.hits.toLocaleString(language) };
  const isLater = response.state === 'results' && response.start >= pageSize && response.records.length > 0;
  if (!isLater) return by ? title : t('search.titleFound', values);
  const page = Math.floor(response.start / pageSize) + 1;
  return t('search.titlePage', { ...values, page: page.toLocaleString(language) });
}

/** Records asked for by their ids: none of them may exist. */
export function recordsStatus({ parameters }: Pick<Search, 'parameters'>, response: SearchResponse): number {
  if (!parameters.has('id')) return 404;
  return response.state === 'results' && response.records.length === 0 ? 404 : searchStatus(response);
}

/** The first record's title; that of an error page where there is none. */
export function recordsTitle(response: SearchResponse, t: Translate<'interface'>): string {
  if (response.state === 'error') return t('page.500.title');
  return response.records[0]?.title ?? t('page.404.title');
}
