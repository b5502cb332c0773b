/** Nothing that ends a line, and no letters that steer. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** Lines as they were typed, without letters that steer. */
export function inLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
