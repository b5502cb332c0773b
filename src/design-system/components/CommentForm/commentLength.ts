/** The most letters of a comment. */
export const longestComment = 2000;

/** So many letters before that, its length is said. */
export const nearTheEnd = 200;

/**
 * How long a comment is, the same for whoever types and for the server: in letters as Unicode counts them, a line break
 * as one however it was sent, white space around the text not at all.
 */
export function commentLength(text: string): number {
  return [...text.replaceAll('\r\n', '\n').trim()].length;
}
