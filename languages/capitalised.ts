/** A text with a capital at its beginning. Dutch writes `ij` as one letter: `IJzer`. */
export function capitalised(text: string): string {
  return text.replace(/^(?:ij|.)/su, (letter) => letter.toUpperCase());
}
