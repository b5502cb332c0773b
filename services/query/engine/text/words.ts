/** Longer than any word of either language; what is longer is cut, the same way in records and in terms. */
export const wordMax = 100;

/** Letters and digits with their accents; an `'s` at the end belongs to the word: `foto's` is a form of `foto`. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ]s(?![\p{L}\p{N}\p{M}]))?/gu;

/** Letters that are not another letter with an accent. */
const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};

/** A word of a text: folded, and where it stands. */
export interface Span {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The words of a text, folded: lower case, without accents, `²` as `2`. Records and terms are both read this way, so
 * that the database, which splits text by rules of its own and keeps accents, only ever sees plain words.
 */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const written of writtenWords(text)) {
    const word = fold(written);
    // Nothing between two words is a letter, so that the next place is this word's own.
    const start = text.indexOf(written, at);
    at = start + written.length;
    if (word !== '') spans.push({ word, start, end: at });
  }
  return spans;
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return writtenWords(text)
    .map(fold)
    .filter((word) => word !== '');
}

/** The words of a text as they stand in it. Matches with their places would take three times as long. */
const writtenWords = (text: string): readonly string[] => text.match(wordPattern) ?? [];

/** One word in the spelling in which it is looked up. */
export function fold(word: string): string {
  // Almost every word is written like this, and the rest takes ten times as long.
  if (/^[a-zA-Z0-9]+$/.test(word)) return word.toLowerCase().slice(0, wordMax);
  return (
    word
      .replace(/['’ʼ]s$/, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[ßæœøłđıðþ]/g, (letter) => foldedLetters[letter] ?? letter)
      .slice(0, wordMax)
      // The accents, now on their own, and half a character where the cut was.
      .replace(/[^\p{L}\p{N}]/gu, '')
  );
}
