import { withoutInvisible } from '#services/query/collection/invisible.ts';

/** The term that matches every record. */
export const everythingTerm = '*';

/** Limits because each word is looked up in every form that it may have; typed terms are far shorter. */
export const wordsMax = 64;
const charactersMax = 1000;

/**
 * Brings a typed term into the form in which it is looked up and remembered: one spelling of every letter, lower case,
 * single spaces. An empty term, or one of asterisks alone, is `*` (specification, section 5). Quotes, `or`, a minus
 * before a word and an asterisk behind one keep their meaning; everything else is ordinary text and never an error.
 */
export function normaliseTerm(typed: string): string {
  const words = withoutInvisible(typed.slice(0, charactersMax))
    .toWellFormed()
    .normalize('NFC')
    // As phones and word processors write them.
    .replace(/[“”„‟«»]/g, '"')
    // As databases of literature have it, in capitals: `not` is a word, of English titles first of all.
    .replace(/("[^"]*")|(?<=\S\s)\s*(?:AND\s+)?NOT\s+(?=[\p{L}\p{N}"])/gu, (_, quoted?: string) => quoted ?? '-')
    .toLowerCase()
    // A dash, as typewriters and BibTeX write it (`1996--2001`), leaves nothing out.
    .replace(/(?<=\S)-{2,}/g, '-')
    // Control characters, the replacement for half characters, and a minus that stands before nothing to leave out.
    .replace(/[\p{Cc}\p{Cf}\ufffd]|-(?![\p{L}\p{N}"])/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordsMax);
  return words.every((word) => /^\*+$/.test(word)) ? everythingTerm : words.join(' ');
}
