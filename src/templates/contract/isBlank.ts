/** White space, and signs that show nothing: editing tools leave zero-width spaces and soft hyphens behind. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether a text has nothing in it to read. */
export function isBlank(text: string): boolean {
  return blank.test(text);
}
