import type { RecordAuthor } from '../api/responses.ts';

/** A person in the words of the Citation Style Language, or a name that has no parts. */
export type CslName =
  | { readonly family: string; readonly given: string; readonly 'non-dropping-particle'?: string }
  | { readonly literal: string };

/** Letters of scripts that have no capitals (Chinese, Arabic, Hebrew) are not small either. */
const isSmall = (word: string | undefined) =>
  word !== undefined && word === word.toLowerCase() && word !== word.toUpperCase();

/** Small words, with the signs between them (`von & zu`). */
const particlesIn = (words: readonly string[]) =>
  words.filter(
    (word, at) => isSmall(word) || (!/\p{L}/u.test(word) && isSmall(words[at - 1]) && isSmall(words[at + 1])),
  );

const wordsOf = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');

/** Lists have persons by their initials. */
const hasInitials = (given: string) => /^\p{L}\./u.test(given);

/**
 * The parts of an author's name. The name under which the service lists the author says which words are the surname and
 * which stand before it (`Boer, A. de`); the name itself has the given names in full (`Anna de Boer`). One that is
 * listed in another form is no person's, whatever commas it has (`Ministerie van Landbouw, Natuur en Voedselkwaliteit`);
 * one that is listed in none has parts only where it has a comma.
 */
export function cslName({ name, listed = '' }: Pick<RecordAuthor, 'name' | 'listed'>): CslName {
  const [family = '', behind] = (listed.includes(',') ? listed : name).split(',').map((part) => part.trim());
  if (!behind || family === '' || (listed.includes(',') && !hasInitials(behind))) return { literal: name };
  const listedWords = wordsOf(behind);
  // Where a surname has no capital, small letters tell nothing.
  const particles = family === family.toLowerCase() ? [] : particlesIn(listedWords);
  const isTaken = new Set([...wordsOf(family), ...particles].map((word) => word.toLowerCase()));
  const given = wordsOf(name).filter((word) => !isTaken.has(word.toLowerCase()));
  const own = given.length > 0 ? given : listedWords.filter((word) => !particles.includes(word));
  return {
    family,
    given: own.join(' '),
    ...(particles.length > 0 && { 'non-dropping-particle': particles.join(' ') }),
  };
}

/** A name with the surname first, as lists of sources have it. */
export function surnameFirst(author: Pick<RecordAuthor, 'name' | 'listed'>): string {
  const parts = cslName(author);
  if ('literal' in parts) return parts.literal;
  return `${[parts['non-dropping-particle'], parts.family].filter(Boolean).join(' ')}, ${parts.given}`;
}
