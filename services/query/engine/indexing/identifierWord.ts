import { doiIn, isbnIn, orcidIn, rorIn } from '#services/query/collection/identifiers.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { wordMax } from '#services/query/engine/text/words.ts';

/**
 * An identifier as the one word that it is in the index: its letters and digits. `undefined` for one without any, or
 * with letters that no identifier has.
 */
export function identifierWord(identifier: string): string | undefined {
  const word = identifier.toLowerCase().replace(/[^a-z0-9]/g, '');
  return word === '' ? undefined : word.slice(0, wordMax);
}

/** The identifiers of a record, each as a word; an ISBN of ten figures also as one of thirteen, and the other way round. */
export function identifierWords({
  id,
  doi,
  isbn = [],
  handle,
  authors = [],
  organisations = [],
}: CollectionRecord): string[] {
  const contributors = [...authors.map(({ orcid }) => orcid), ...organisations.map(({ ror }) => ror)];
  const all = [id, doi, handle, ...isbn, ...isbn.map(otherIsbn), ...contributors];
  return [...new Set(all.flatMap((each) => (each === undefined ? [] : (identifierWord(each) ?? []))))];
}

/**
 * The word of the identifier that a piece of a term is: a DOI or a handle, with or without an address before it, an
 * ISBN, an ORCID, a ROR; or a record's own identifier, which has digits, and signs between. `undefined` for anything else.
 */
export function identifierTyped(piece: string): string | undefined {
  const known = doiIn(piece) ?? handleTyped(piece) ?? isbnTyped(piece) ?? orcidIn(piece) ?? rorIn(piece);
  if (known !== undefined) return identifierWord(known);
  return /^(?=.*\d{4})[a-z0-9]+(?:[-_.:/][a-z0-9.]+)+$/i.test(piece) ? identifierWord(piece) : undefined;
}

/**
 * Figures behind a letter are another number's: `openalex:W2101234009`. So are ten of them behind anything: of eleven
 * numbers one ends as an ISBN does (`2-s2.0-0033456704`).
 */
function isbnTyped(piece: string): string | undefined {
  const isbn = isbnIn(piece.replace(/isbn/gi, '').replace(/\p{L}\d+/gu, ''));
  const isAlone = () => /^(?:urn)?(?:e?isbn(?:10)?)?\d{9}[\dx]$/i.test(piece.replace(/[^\p{L}\d]/gu, ''));
  return isbn?.length === 13 || isAlone() ? isbn : undefined;
}

function handleTyped(piece: string): string | undefined {
  return /(?:^|hdl:|hdl\.handle\.net\/|\/handle\/)(\d{4,}(?:\.\d+)*\/\w[^\s?#]*)$/i.exec(piece)?.[1];
}

/** `9789086861234` for `9086861239`, and the other way round; only those that start with 978 have ten figures too. */
function otherIsbn(isbn: string): string | undefined {
  if (/^978\d{10}$/.test(isbn)) {
    const figures = isbn.slice(3, 12);
    const check = (11 - (sumOf(figures, (at) => 10 - at) % 11)) % 11;
    return `${figures}${check === 10 ? 'X' : check}`;
  }
  if (!/^\d{9}[\dX]$/.test(isbn)) return undefined;
  const figures = `978${isbn.slice(0, 9)}`;
  return `${figures}${(10 - (sumOf(figures, (at) => (at % 2 === 0 ? 1 : 3)) % 10)) % 10}`;
}

function sumOf(figures: string, weight: (at: number) => number): number {
  return [...figures].reduce((sum, figure, at) => sum + Number(figure) * weight(at), 0);
}
