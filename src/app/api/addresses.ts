import type { Language } from '#languages/languages.ts';

/** Addresses of the portal's own API: also the keys under which answers are kept (SWR, the server's state block). */
export function pageAddress(path: string, language?: Language): string {
  const query = new URLSearchParams({ path });
  if (language) query.set('language', language);
  return `/api/page?${query}`;
}

export function shellAddress(language: Language): string {
  return `/api/shell?language=${language}`;
}

/** The comments on an item, by its id in the CMS or in the query service. */
export function commentsAddress(item: string): string {
  return `/api/comments?${new URLSearchParams({ item })}`;
}

/** The calendar file of the event at a path. */
export function calendarAddress(path: string, language?: Language): string {
  const query = new URLSearchParams({ path });
  if (language) query.set('language', language);
  return `/api/calendar?${query}`;
}

/** The answer to a question; `parameters` are those of its page: `after`, `written`. */
export function answerAddress(question: string, language: Language, parameters: URLSearchParams): string {
  const query = new URLSearchParams({ question, language });
  for (const [name, value] of parameters) query.append(name, value);
  return `/api/answer?${query}`;
}

/**
 * `parameters` are those of the search page: filters by name, `start`, `srt`, `srt_direction`.
 * @param by whose records are looked through alone
 */
export function searchAddress(
  term: string,
  language: Language,
  parameters: URLSearchParams,
  portlet?: string,
  by?: SearchedBy,
): string {
  return `/api/search?${askedOf({ term, language, parameters, portlet, by })}`;
}

/** What a map shows of that search: between these sides, in degrees, at a zoom as web maps have them. */
export function mapAddress(search: AskedSearch, view: readonly number[], zoom: number): string {
  const query = askedOf(search);
  // Neither moves what is shown.
  for (const name of ['at', 'start']) query.delete(name);
  query.set('view', view.join(','));
  query.set('zoom', String(zoom));
  return `/api/map?${query}`;
}

interface SearchedBy {
  readonly kind: string;
  readonly id: string;
}

/** A search as the portal's own API is asked for it. */
export interface AskedSearch {
  readonly term: string;
  readonly language: Language;
  readonly parameters: URLSearchParams;
  readonly portlet?: string | undefined;
  readonly by?: SearchedBy | undefined;
}

/** The parameters of a call about a search: what is searched, where, and all that its page's address says. */
export function askedOf({ term, language, parameters, portlet, by }: AskedSearch): URLSearchParams {
  const query = new URLSearchParams({
    term,
    language,
    ...(portlet && { portlet }),
    ...(by && { by: `${by.kind}:${by.id}` }),
  });
  for (const [name, value] of parameters) if (!/^(term|language|portlet|by)$/.test(name)) query.append(name, value);
  return query;
}
