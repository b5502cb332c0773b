/** So many letters at its beginning two words share that are forms of one. */
const stemLength = 5;

/** A set of words that are written one after the other. */
export const wordList = (words: string) => new Set(words.trim().split(/\s+/));

export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** As they are compared: without capitals and accents. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
}

export function stemOf(word: string): string {
  return word.slice(0, stemLength);
}
