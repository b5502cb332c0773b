/** The letters of the alphabet. */
export const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Stands for everything that starts with no letter: figures, signs, other scripts. */
export const noLetter = '#';

/**
 * Where the items of a letter stand on the page: `letter-a`, and `letter-other` for `#`.
 * @param prefix tells the lists of one page apart
 */
export function letterId(letter: string, prefix = 'letter'): string {
  return `${prefix}-${letter === noLetter ? 'other' : letter.toLowerCase()}`;
}
