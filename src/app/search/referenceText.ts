import type { Translate } from '#languages/texts.ts';
import type { SearchRecord } from '../api/responses.ts';
import { areEditors } from './areEditors.ts';

/**
 * A record as it stands in a list of sources, in the order of the APA: authors, year, title, journal or publisher,
 * address. Where it names no authors, who brought it out comes first; without a publisher the title does. Of editors it
 * says so.
 */
export function referenceText(
  {
    authors = [],
    publisher,
    year,
    title,
    journal,
  }: Pick<SearchRecord, 'authors' | 'publisher' | 'year' | 'title' | 'journal'>,
  address: string,
  t: Translate<'record'>,
): string {
  const date = `(${year ?? t('cite.noYear')})`;
  const names = authorsText(authors);
  const makers = areEditors(authors) ? `${names} (${t('cite.editors', { count: authors.length })})` : names;
  if (authors.length > 0) return joined([makers, date, title, journal ?? publisher], address);
  const parts = publisher ? [publisher, date, title, journal] : [title, date, journal];
  return joined(parts, address);
}

/** A list of sources names so many authors; of more the first and the last (APA, seventh edition). */
const authorsNamed = 20;

function authorsText(authors: NonNullable<SearchRecord['authors']>): string {
  const names = authors.map(({ name, listed = name }) => spaced(listed));
  const last = names.at(-1) ?? '';
  if (names.length === 1) return last;
  if (names.length > authorsNamed) return `${names.slice(0, authorsNamed - 1).join(', ')}, … ${last}`;
  return `${names.slice(0, -1).join(', ')}, & ${last}`;
}

/** `A. M.` for `A.M.`. */
function spaced(name: string): string {
  return name.replace(/(?<=\p{Lu}\.)(?=\p{Lu}\.)/gu, ' ');
}

function joined(parts: readonly (string | undefined)[], address: string): string {
  return [...parts.flatMap((part) => (part ? [ended(part)] : [])), address].join(' ');
}

/** A part closes with a full stop, unless it closes with a sign of its own. */
function ended(part: string): string {
  const text = part.replace(/\s+/g, ' ').trim();
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
