/** What a DOI is made of, but for `<` and `>`. */
const sign = String.raw`[^\s"<>{}|\\^\x60]`;
const between = String.raw`[^\s"<>{}|\\^\x60/]*`;
/**
 * What stands between `<` and `>` belongs to a DOI where no mark of HTML or JATS looks like it: it begins with a figure,
 * or ends before the last part of a SICI (ANSI/NISO Z39.56), as in `10.1175/1520-0442(1999)012<0190:TIROAT>2.0.CO;2`.
 */
const bracketed = String.raw`<[\d:]${between}>(?=${sign})|<${between}>(?=\d\.\d\.[a-z]{2})`;
const doi = new RegExp(String.raw`\b10\.\d{4,9}\/(?:${sign}|${bracketed})+`, 'i');

/**
 * A DOI in any form (`doi:`, an address, percent-encoded, with entities, as TeX) as `10.…/…` in small letters; DOIs know no
 * capitals. It takes time in proportion to the text.
 */
export function doiIn(text: string): string | undefined {
  const found = doi.exec(withoutEscapes(decoded(text.trim())))?.[0];
  if (found === undefined) return undefined;
  // The lookbehinds keep a long row of such signs from being tried from each of them.
  const end = isBalanced(found) ? /(?<![.,;:'\]])[.,;:'\]]+$/ : /(?<![.,;:'\])])[.,;:'\])]+$/;
  return found.replace(end, '').toLowerCase();
}

/** Without the entities of `<`, `>` and `&`, even escaped several times over (`&amp;lt;`), and what TeX has before signs. */
const withoutEscapes = (text: string) =>
  text
    .replace(/\{\\([_%&#])\}|\\([_%&#])/g, '$1$2')
    .replace(/&(?:amp;)*lt;/gi, '<')
    .replace(/&(?:amp;)*gt;/gi, '>')
    .replace(/&(?:amp;)+/gi, '&');

/** DOIs have brackets of their own: `10.1016/0022-0000(75)90002-2`. */
const isBalanced = (text: string) => text.split('(').length === text.split(')').length;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A handle in any form as `10568/1234`. */
export function handleIn(text: string): string | undefined {
  return /(?:^|hdl:\s*|hdl\.handle\.net\/|\/handle\/)(\d+(?:\.\d+)*\/[^\s?#]+)/i.exec(text.trim())?.[1];
}

/** The hyphens and dashes that word processors and publishers put between the parts of a number. */
const dashes = /[\u2010-\u2015\u2212\u00ad]/g;

/** The ISBNs whose last figure is right, without their hyphens. */
export function isbnsIn(text: string): string[] {
  const found = text.replace(dashes, '-').match(/(?<!\d)(?:97[89][ -]{0,2})?(?:\d[ -]{0,2}){9}[\dXx](?!\d)/g) ?? [];
  return found.map((each) => each.replace(/[ -]/g, '').toUpperCase()).filter(isIsbn);
}

export const isbnIn = (text: string): string | undefined => isbnsIn(text)[0];

function isIsbn(isbn: string): boolean {
  const figures = [...isbn].map((figure) => (figure === 'X' ? 10 : Number(figure)));
  if (/^\d{13}$/.test(isbn))
    return figures.reduce((sum, figure, at) => sum + figure * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
  return /^\d{9}[\dX]$/.test(isbn) && figures.reduce((sum, figure, at) => sum + figure * (10 - at), 0) % 11 === 0;
}

/** An ORCID as `0000-0002-1825-0097`, when its last figure is right (ISO 7064). */
export function orcidIn(text: string): string | undefined {
  const found = /(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dXx])(?!\d)/.exec(text.replace(dashes, '-'));
  if (found === null) return undefined;
  const orcid = found.slice(1).join('-').toUpperCase();
  let total = 0;
  for (const figure of orcid.replaceAll('-', '').slice(0, -1)) total = (total + Number(figure)) * 2;
  const check = (12 - (total % 11)) % 11;
  return orcid.endsWith(check === 10 ? 'X' : String(check)) ? orcid : undefined;
}

/** A ROR as its address. */
export function rorIn(text: string): string | undefined {
  const found = /(?:^|ror\.org\/)(0[a-hj-km-np-tv-z0-9]{6}\d{2})\b/i.exec(text.trim())?.[1];
  return found === undefined ? undefined : `https://ror.org/${found.toLowerCase()}`;
}
