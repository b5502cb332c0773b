import type { Language } from '#languages/languages.ts';

/** The files that a list can be taken along as. */
export const listFormats = ['ris', 'bibtex', 'csv'] as const;
export type ListFormat = (typeof listFormats)[number];

/** Records that one file holds at most. */
export const listMost = 1000;

export const listPath = '/api/list';
export const feedPath = '/api/feed';

interface ListedSearch {
  readonly term: string;
  readonly language: Language;
  readonly portlet?: string | undefined;
  /** Of the search page's address. */
  readonly parameters: URLSearchParams;
}

/** What a form or an address says so that it is this search's list: its filters and its order, and no page of it. */
export function listFields({ term, language, portlet, parameters }: ListedSearch): [name: string, value: string][] {
  const own = new Set(['term', 'language', 'portlet', 'start', 'facet', 'find', 'id', 'format']);
  const rest = [...parameters].filter(([name]) => !own.has(name));
  return [
    ['term', term],
    ['language', language],
    ...(portlet ? [['portlet', portlet] as [string, string]] : []),
    ...rest,
  ];
}

/** The feed of what is new in a search; its order is its own. */
export function feedAddress(search: ListedSearch): string {
  const fields = listFields(search).filter(([name]) => name !== 'srt' && name !== 'srt_direction');
  return `${feedPath}?${new URLSearchParams(fields)}`;
}
