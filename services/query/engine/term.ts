/** The term that matches every record. */
export const EVERYTHING = '*';

/** More words than anyone types; PostgreSQL compares each of them with every record that it looks at. */
const WORDS_MAX = 200;

/**
 * Brings a typed term into the form in which it is looked up and remembered: one spelling of every letter, lower case,
 * single spaces. An empty term, or one of asterisks alone, is `*` (specification, section 5). Quotes, `or` and a minus
 * before a word keep their meaning; everything else is ordinary text and never an error.
 */
export function normaliseTerm(typed: string): string {
  const words = typed
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    // Control characters, the replacement for half characters, and a minus that stands before nothing to leave out:
    // PostgreSQL refuses the first and runs out of stack on a row of the last.
    .replace(/[\p{Cc}\p{Cf}\ufffd]|-(?![\p{L}\p{N}"])/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
  return words.every((word) => /^\*+$/.test(word)) ? EVERYTHING : words.join(' ');
}
