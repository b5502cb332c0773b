import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { listAt, namesOf, textAt, textsAt, valueAt } from '#services/query/import/reading/json.ts';
import { cslDate, cslName } from './cslFields.ts';
import { isJson, readJsonRecords } from './json.ts';
import type { SourceFormat } from './sourceFormat.ts';

const simple: Readonly<Record<string, FieldName>> = {
  ...{
    title: 'title',
    subtitle: 'subtitle',
    abstract: 'abstract',
    publisher: 'publisher',
    'container-title': 'journal',
  },
  ...{ type: 'documenttype', language: 'language', subject: 'keywords', DOI: 'doi', ISBN: 'isbn' },
} as const;

/** The first of these that says a year counts. */
const dates = ['issued', 'published', 'published-print', 'published-online', 'created'];

/** Works as Crossref's REST API answers them. */
export const crossref: SourceFormat = {
  id: 'crossref',
  title: 'Crossref JSON',
  recognises: (head) =>
    isJson(head) &&
    /"DOI"\s*:/.test(head) &&
    /"(?:indexed|deposited|reference-count|message-type|is-referenced-by-count)"\s*:/.test(head),
  read: (text) => readJsonRecords(text, (value) => fieldsOf(valueAt(value, 'message') ?? value)),
};

function fieldsOf(work: unknown): RawField[] {
  const isOpen =
    textsAt(work, 'license').length > 0 ||
    listAt(work, 'license').some((license) => /creativecommons/.test(textAt(license, 'URL')));
  return [
    ...dates
      .filter((name) => valueAt(work, name) !== undefined)
      .map((name): RawField => ({ name, field: 'year', text: cslDate(work, name) })),
    ...namesOf(work).flatMap((name): RawField[] => {
      const field = simple[name];
      if (field === 'journal' || field === 'subtitle') return [{ name, field, text: textsAt(work, name)[0] ?? '' }];
      if (field !== undefined) return textsAt(work, name).map((text) => ({ name, field, text }));
      if (name === 'author') return listAt(work, name).flatMap(authorFields);
      if (name === 'editor')
        return listAt(work, name).map((person) => ({ name, field: 'editors', ...cslName(person) }));
      if (name === 'resource')
        return [{ name, field: 'url', text: textAt(work, 'resource.primary.URL'), access: isOpen ? 'open' : '' }];
      if (name === 'URL' && valueAt(work, 'resource') === undefined)
        return [{ name, field: 'url', text: textAt(work, name), access: isOpen ? 'open' : '' }];
      return [...dates, 'license', 'URL'].includes(name) ? [] : [{ name, field: undefined, text: textAt(work, name) }];
    }),
  ];
}

function authorFields(author: unknown): RawField[] {
  const places = listAt(author, 'affiliation').map(
    (place): RawField => ({
      name: 'author.affiliation',
      field: 'organisations',
      text: textAt(place, 'name'),
      identifier:
        listAt(place, 'id')
          .map((id) => textAt(id, 'id'))
          .find((id) => /ror\.org/.test(id)) ?? '',
    }),
  );
  return [{ name: 'author', field: 'authors', ...cslName(author) }, ...places];
}
