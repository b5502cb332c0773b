import { orcidIn, rorIn } from '#services/query/collection/identifiers.ts';
import type { Contributor, Organisation } from '#services/query/collection/record.ts';
import { plainText } from './plainText.ts';

interface Given {
  readonly text: string;
  readonly identifier?: string;
}

/** Persons as sources name them: one a value, or several between semicolons, or between commas in short forms. */
export function authorsIn(given: readonly Given[]): Contributor[] {
  const found = given.flatMap(({ text, identifier }) =>
    splitNames(text).map((name): Contributor => {
      const orcid = orcidIn(identifier ?? name);
      return { name: tidyName(name), ...(orcid === undefined ? {} : { orcid }) };
    }),
  );
  return uniqueByName(found);
}

export function organisationsIn(given: readonly Given[]): Organisation[] {
  const found = given.flatMap(({ text, identifier }) =>
    text.split(/[;|\n]/).map((name): Organisation => {
      const ror = rorIn(identifier ?? '');
      return { name: tidyName(name), ...(ror === undefined ? {} : { ror }) };
    }),
  );
  return uniqueByName(found);
}

/** Names as `Jansen A, de Vries B.` and `A. Jansen, B. de Vries`, but not `Jansen, A.`. */
function splitNames(text: string): string[] {
  const parts = text.split(/[;|\n]|\s+and\s+(?=\p{Lu})/u);
  if (parts.length > 1) return parts;
  const names = text.split(',').map((name) => name.trim());
  const hasInitials = (name: string) => /^\p{Lu}\.|\s(?:\p{Lu}\.?-?){1,4}$/u.test(name);
  const isList = names.every((name) => /\s/.test(name)) && (names.length > 2 || names.every(hasInitials));
  return isList ? names : [text];
}

/** A name without the numbers that some exports put behind it (`Jansen, Anna (57190000000)`). */
function tidyName(text: string): string {
  return plainText(text)
    .replace(/\s*[[(](?:\d[\d-]*[\dXx]|https?:[^)\]]*)[\])]/g, '')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/[\s,.;]+$/, (end) => (end.startsWith('.') ? '.' : ''))
    .trim();
}

function uniqueByName<Named extends { readonly name: string }>(list: readonly Named[]): Named[] {
  const byName = new Map<string, Named>();
  for (const each of list) {
    const known = byName.get(each.name);
    if (each.name !== '') byName.set(each.name, { ...each, ...known });
  }
  return [...byName.values()].slice(0, contributorsMax);
}

/** As many as a record keeps; papers with thousands of authors exist. */
const contributorsMax = 500;
