import { type AskedSearch, askedOf } from './addresses.ts';

/** The files that a list can be taken along as. */
export const listFormats = ['ris', 'bibtex', 'csv'] as const;
export type ListFormat = (typeof listFormats)[number];

/** Records that one file holds at most. */
export const listMost = 1000;

export const listPath = '/api/list';
export const feedPath = '/api/feed';

/** Parameters of a search that say which part of it is shown, and of a list. */
const notOfTheList = ['start', 'facet', 'find', 'id', 'format'];

/** What a form or an address says so that it is this search's list: its filters and its order, and no page of it. */
export function listFields(search: AskedSearch): [name: string, value: string][] {
  const fields = askedOf(search);
  for (const name of notOfTheList) fields.delete(name);
  return [...fields];
}

/** The feed of what is new in a search; its order is its own. */
export function feedAddress(search: AskedSearch): string {
  const fields = listFields(search).filter(([name]) => name !== 'srt' && name !== 'srt_direction');
  return `${feedPath}?${new URLSearchParams(fields)}`;
}
