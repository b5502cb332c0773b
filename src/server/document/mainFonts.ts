/** More than two early fonts compete with the picture that opens the page. */
const maximumFonts = 2;

/** Ranges that hold the basic letters, as they are written and as minifiers shorten them. */
const basicLatin = /u\+(?:0*20-0*7e|0+-0*ff|\?\?)/i;

/**
 * The font files a first view needs: of each family that a stylesheet declares, the upright face with the basic
 * letters, in the order of the stylesheet.
 *
 * @param address where the stylesheet is served, for resolving the addresses in it
 */
export function mainFonts(css: string, address: string): string[] {
  const fonts = new Map<string, string>();
  for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const family = /font-family:\s*["']?([^;"'}]+)/.exec(face)?.[1];
    const source = /url\(\s*["']?([^)"']+\.woff2)/.exec(face)?.[1];
    const range = /unicode-range:([^;}]+)/.exec(face)?.[1];
    if (family === undefined || source === undefined || fonts.has(family)) continue;
    if (/font-style:\s*(italic|oblique)/.test(face) || (range !== undefined && !basicLatin.test(range))) continue;
    fonts.set(family, new URL(source, `http://portal${address}`).pathname);
  }
  return [...fonts.values()].slice(0, maximumFonts);
}
