import { isbnIn } from '#services/query/collection/identifiers.ts';
import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { findAll, readElements, type XmlElement } from '#services/query/import/reading/readElements.ts';
import { hasEditors, isEdited, kindOf } from './endNoteTypes.ts';
import { affiliationsIn, headingOf } from './pubMedValues.ts';
import type { Found, SourceFormat } from './sourceFormat.ts';

/** What EndNote exports as XML, and other reference managers for it. */
export const endNoteXml: SourceFormat = {
  id: 'endnotexml',
  title: 'EndNote XML',
  recognises: (head) => /^\s*</.test(head) && /<ref-type\b/.test(head) && /<records?\b/.test(head),
  read: async function* (text): AsyncGenerator<Found> {
    let at = 0;
    for await (const record of readElements(text, 'record')) {
      at += 1;
      yield { kind: 'record', at, fields: fieldsOf(record) };
    }
  },
};

const simple: Readonly<Record<string, FieldName>> = {
  ...{ abstract: 'abstract', publisher: 'publisher', language: 'language', 'electronic-resource-num': 'doi' },
};

function fieldsOf(record: XmlElement): RawField[] {
  const [type] = record.children.filter(({ name }) => name === 'ref-type');
  const kind = type?.attributes.name ?? '';
  const isOfPubMed = record.children.some(
    ({ name, text }) => name === 'remote-database-provider' && text.trim() === 'NLM',
  );
  // The work's own type says more than the reference's, which is often that of what it stands in.
  const ordered = record.children.toSorted((a, b) => Number(a.name === 'ref-type') - Number(b.name === 'ref-type'));
  return ordered.flatMap((element) => readElement(element, kind, isOfPubMed));
}

function readElement(element: XmlElement, kind: string, isOfPubMed: boolean): RawField[] {
  const { name } = element;
  // Lines of a field end in what was one of EndNote's own.
  const text = element.text.replaceAll('\r', '\n').trim();
  const one = (field: FieldName | undefined, value = text): RawField[] => [{ name, field, text: value }];
  const each = (field: FieldName | undefined, ...names: readonly string[]): RawField[] =>
    findAll(element, ...names).map((inner) => ({ name: inner.name, field, text: inner.text.trim() }));
  switch (name) {
    case 'ref-type':
      return one('documenttype', kindOf(kind));
    case 'work-type':
      return one('documenttype');
    case 'titles':
      return [...each('title', 'title'), ...each('journal', 'secondary-title')];
    case 'periodical':
      return each('journal', 'full-title', 'abbr-1');
    case 'contributors':
      return personsIn(element, kind);
    case 'dates':
      return each('year', 'year', 'date');
    case 'isbn':
      // The number of a journal stands there as well.
      return one(isbnIn(text) === undefined ? undefined : 'isbn');
    case 'keywords':
      return keywordsIn(element, isOfPubMed ? headingOf : String);
    case 'urls':
      return webAddressesIn(element);
    case 'auth-address':
      return one('organisations', isOfPubMed ? text.split('\n').map(affiliationsIn).join('\n') : text);
    case 'accession-num':
      return one('id', isOfPubMed && /^\d+$/.test(text) ? `pmid:${text}` : text);
    default:
      return one(simple[name]);
  }
}

/** Of a book that has third persons, those are its editors and the second ones those of its series. */
function personsIn({ children }: XmlElement, kind: string): RawField[] {
  const isBook = /Book$/.test(kind);
  const editors = isBook && children.some(({ name }) => name === 'tertiary-authors') ? 'tertiary' : 'secondary';
  const fieldOf = (group: string): FieldName | undefined => {
    if (group === 'authors') return isEdited(kind) ? 'editors' : 'authors';
    return group === `${editors}-authors` && hasEditors(kind) ? 'editors' : undefined;
  };
  return children.flatMap(({ name, children: persons }) =>
    persons.map(({ text }) => ({ name, field: fieldOf(name), text: text.trim() })),
  );
}

/** One element each, or all in one. */
function keywordsIn({ children }: XmlElement, shown: (text: string) => string): RawField[] {
  return children.map(({ name, text }) => ({
    name,
    field: 'keywords',
    text: shown(text.replaceAll('\r', '\n').trim()),
    isWhole: children.length > 1 && !/[\r\n;]/.test(text),
  }));
}

/** Addresses of the web; those of files on a desk (`internal-pdf:`, `file:`) are nobody else's. */
const webAddressesIn = (urls: XmlElement): RawField[] =>
  findAll(urls, 'url').flatMap(({ name, text }) =>
    text
      .split(/\s+/)
      .filter((address) => address !== '')
      .map(
        (address): RawField => ({
          name,
          field: /^(?:https?:|www\.)/i.test(address) ? 'url' : undefined,
          text: address,
        }),
      ),
  );
