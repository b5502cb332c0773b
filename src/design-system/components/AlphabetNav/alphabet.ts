/** The letters of the alphabet. */
export const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Stands for everything that starts with no letter: figures, signs, other scripts. */
export const noLetter = '#';

/** Where the items of a letter stand on the page: `letter-a`, and `letter-other` for `#`. */
export function letterId(letter: string): string {
  return `letter-${letter === noLetter ? 'other' : letter.toLowerCase()}`;
}
