/** So many letters at its beginning two words share that are forms of one. */
const stemLength = 5;

/** A set of words that are written one after the other. */
export const wordList = (words: string) => new Set(words.trim().split(/\s+/));

/** Without capitals, accents and what cannot be seen, and with one kind of hyphen: models have several. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .toLowerCase();
}

/** As they are compared. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
}

export function stemOf(word: string): string {
  return word.slice(0, stemLength);
}

/** `1500` of `1.500`, in which points part the thousands. */
export function withoutThousands(number: string): string {
  return /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(number) ? number.replaceAll('.', '') : number;
}
