import type { Language } from '#languages/languages.ts';
import type { SearchRecord } from '../api/responses.ts';

/** Stands for a year that is not known. */
const noYear = { nl: 'z.d.', en: 'n.d.' } as const satisfies Record<Language, string>;

/**
 * A record as it stands in a list of sources, in the order of the APA: publisher, year, title, journal, address.
 * Records name no authors, so that who brought it out comes first; without a publisher the title does.
 */
export function referenceText(
  { publisher, year, title, journal }: Pick<SearchRecord, 'publisher' | 'year' | 'title' | 'journal'>,
  address: string,
  language: Language,
): string {
  const date = `(${year ?? noYear[language]})`;
  const parts = publisher ? [publisher, date, title, journal] : [title, date, journal];
  return [...parts.flatMap((part) => (part ? [ended(part)] : [])), address].join(' ');
}

/** A part closes with a full stop, unless it closes with a sign of its own. */
function ended(part: string): string {
  const text = part.replace(/\s+/g, ' ').trim();
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
