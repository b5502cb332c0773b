import table from './dutchPostalCodes.json';

/** The four digits of all postal codes with addresses; `npm run postal-codes` makes it (docs/adr/0035). */
export const postalCodeTable = table;

/**
 * What is known of a postal code, and how it is usually written: `8251 AB`. Those of PO boxes alone are not covered: the
 * table is of codes with addresses.
 */
export type PostalCode =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'found' | 'notCovered' | 'notFound'; readonly code: string };

/** Four digits, the first no zero, and two letters; since 2005 these may be any. */
const form = /^([1-9]\d{3})\s*([a-z]{2})$/i;

/** Never given out, for what they stood for between 1940 and 1945. */
const forbidden = new Set(['SA', 'SD', 'SS']);

/** PO boxes have the lowest numbers of a place: those that end in 0, in larger cities 00 to 09. */
const ofPostOfficeBoxes = /0.?$/;

const known = readTable(Object.values(table.runs));

/** Looks a Dutch postal code up, however it is spaced and whatever its letters' case. */
export function lookUpPostalCode(written: string): PostalCode {
  const [, digits, pair] = form.exec(written.trim()) ?? [];
  if (digits === undefined || pair === undefined) return { kind: 'malformed' };
  const letters = pair.toUpperCase();
  const code = `${digits} ${letters}`;
  if (forbidden.has(letters)) return { kind: 'notFound', code };
  if (known.has(Number(digits))) return { kind: 'found', code };
  return { kind: ofPostOfficeBoxes.test(digits) ? 'notCovered' : 'notFound', code };
}

/** @param lines runs of codes: `8211-8219 8221` */
function readTable(lines: readonly string[]): ReadonlySet<number> {
  const codes = new Set<number>();
  for (const run of lines.flatMap((line) => line.split(' '))) {
    const [first = '', last = first] = run.split('-');
    for (let code = Number(first); code <= Number(last); code++) codes.add(code);
  }
  return codes;
}
