/** Quotations (``…''), whose end databases put in braces. */
const quotations = /``([^`]{1,500}?)(?:\{''\}|'')/g;
/** What is left of one where the other half was cut off, or stands in another field. */
const halves = /\{''\}/g;
/** A sign that means something in TeX, in braces or behind a backslash. */
const signs = /\{([^\p{L}\p{N}\s{}])\}|\\([%&$#_])/gu;

/** What keeps its capitals in TeX: `{FLAP}`, `{I}sbell`. */
const capitals = /\{(\p{Lu}[\p{L}\p{N}-]{0,20})\}/gu;

/**
 * Text without what TeX writes for signs. Databases have it in what they give as BibTeX, and what was read from there goes
 * on in other formats as it stood: in RIS, in tables of those who review literature.
 */
export function withoutTexSigns(text: string): string {
  if (!/[\\{]|``/.test(text)) return text;
  return text
    .replace(quotations, '“$1”')
    .replace(halves, '”')
    .replace(signs, '$1$2')
    .replace(capitals, '$1')
    .replace(/\\textbackslash(?:\{\}| )/g, '\\');
}
