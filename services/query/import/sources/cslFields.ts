import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { listAt, namesOf, textAt, textsAt } from '#services/query/import/reading/json.ts';

/**
 * The names of CSL-JSON (1.0.2) that we have a use for. Its `id` is a key within the file, which another file has for
 * another publication.
 */
const simple: Readonly<Record<string, FieldName>> = {
  ...{ title: 'title', abstract: 'abstract', publisher: 'publisher', 'container-title': 'journal' },
  ...{ language: 'language', DOI: 'doi', ISBN: 'isbn', URL: 'url' },
} as const;

/** An item of CSL-JSON as fields. */
export function cslFields(item: unknown): RawField[] {
  // A genre says more than a type: a preprint is an article, a fact sheet a report.
  const names = namesOf(item).toSorted((a, b) => Number(b === 'genre') - Number(a === 'genre'));
  return names.flatMap((name): RawField[] => {
    const field = simple[name];
    if (field !== undefined) return textsAt(item, name).map((text) => ({ name, field, text }));
    if (name === 'type' || name === 'genre') return [{ name, field: 'documenttype', text: textAt(item, name) }];
    if (name === 'issued') return [{ name, field: 'year', text: cslDate(item, name) }];
    if (name === 'author' || name === 'editor')
      return listAt(item, name).map((person) => ({ name, field: `${name}s` as const, ...cslName(person) }));
    // Between commas; a semicolon between them is taken as it is meant.
    if (name === 'keyword') return [{ name, field: 'keywords', text: textsAt(item, name).join(';') }];
    return [{ name, field: undefined, text: textAt(item, name) }];
  });
}

/** A date of CSL-JSON, or of Crossref, as text. */
export const cslDate = (item: unknown, name: string): string =>
  textAt(item, `${name}.date-parts.0.0`) ||
  textAt(item, `${name}.raw`) ||
  textAt(item, `${name}.literal`) ||
  textAt(item, name);

/** A person as `family, given`, an institution as it is called. */
export function cslName(person: unknown): { text: string; identifier: string } {
  const particles = [textAt(person, 'dropping-particle'), textAt(person, 'non-dropping-particle')];
  const family = [...particles, textAt(person, 'family')].filter((part) => part !== '').join(' ');
  const given = textAt(person, 'given');
  const own = textAt(person, 'literal') || textAt(person, 'name');
  const text = own || (given === '' ? family : `${family}, ${given}`);
  return { text, identifier: textAt(person, 'ORCID') };
}
