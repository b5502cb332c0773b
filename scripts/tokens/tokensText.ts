/** A list without objects, as `JSON.stringify` breaks it over lines: no text in it has a line's end of its own. */
const brokenList = /\[\n\s+([^[\]{}]*?)\n\s+\]/g;

/** The text of a tokens.json as the linter wants it: numbers of a colour and names of a font on one line. */
export function tokensText(tokens: unknown): string {
  const text = JSON.stringify(tokens, null, 2);
  return `${text.replace(brokenList, (_, items: string) => `[${items.replace(/,\n\s+/g, ', ')}]`)}\n`;
}
