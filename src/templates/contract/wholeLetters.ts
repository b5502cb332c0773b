/**
 * A text with whole letters only, as `String.prototype.toWellFormed` makes it, which not all browsers have that we write
 * for: half a letter, from a cut, is no part of an address, and no two programs show it alike.
 */
export function wholeLetters(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
