import type { Translate } from '#languages/texts.ts';
import type { SearchRecord } from '../api/responses.ts';

/**
 * A record as it stands in a list of sources, in the order of the APA: publisher, year, title, journal, address.
 * Records name no authors, so that who brought it out comes first; without a publisher the title does.
 */
export function referenceText(
  { publisher, year, title, journal }: Pick<SearchRecord, 'publisher' | 'year' | 'title' | 'journal'>,
  address: string,
  t: Translate<'record'>,
): string {
  const date = `(${year ?? t('cite.noYear')})`;
  const parts = publisher ? [publisher, date, title, journal] : [title, date, journal];
  return [...parts.flatMap((part) => (part ? [ended(part)] : [])), address].join(' ');
}

/** A part closes with a full stop, unless it closes with a sign of its own. */
function ended(part: string): string {
  const text = part.replace(/\s+/g, ' ').trim();
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
