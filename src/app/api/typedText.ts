/**
 * What somebody typed or pasted into a field of several lines, as it is sent. Text that is copied out of a PDF or a slide
 * brings characters along that nobody sees, between lines and for hyphens, and that services refuse.
 */
export function typedText(text: unknown): string {
  return String(text ?? '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim();
}
