/** A DOI in any form (`doi:`, an address, percent-encoded) as `10.…/…` in small letters; DOIs know no capitals. */
export function doiIn(text: string): string | undefined {
  const found = /\b10\.\d{4,9}\/[^\s"<>{}|\\^`]+/.exec(decoded(text.trim()))?.[0];
  return found
    ?.replace(/[.,;:'\])]+$/, (end) => (isBalanced(found) ? end.replace(/[.,;:'\]]+$/, '') : ''))
    .toLowerCase();
}

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

/** An ISBN without its hyphens, when its last figure is right. */
export function isbnIn(text: string): string | undefined {
  for (const [found] of text.matchAll(/\d[\d -]{8,15}[\dXx]/g)) {
    const isbn = found.replace(/[ -]/g, '').toUpperCase();
    if (isIsbn(isbn)) return isbn;
  }
  return undefined;
}

function isIsbn(isbn: string): boolean {
  const figures = [...isbn].map((figure) => (figure === 'X' ? 10 : Number(figure)));
  if (/^\d{13}$/.test(isbn))
    return figures.reduce((sum, figure, at) => sum + figure * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
  return /^\d{9}[\dX]$/.test(isbn) && figures.reduce((sum, figure, at) => sum + figure * (10 - at), 0) % 11 === 0;
}

/** An ORCID as `0000-0002-1825-0097`, when its last figure is right (ISO 7064). */
export function orcidIn(text: string): string | undefined {
  const found = /(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dXx])(?!\d)/.exec(text);
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
