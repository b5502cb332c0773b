import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { findAll, readElements, type XmlElement } from '#services/query/import/reading/readElements.ts';
import { affiliationsIn, headingOf, withoutStop } from './pubMedValues.ts';
import type { Found, SourceFormat } from './sourceFormat.ts';

/** What PubMed and its services answer in XML: articles, and books or their chapters. */
export const pubMedXml: SourceFormat = {
  id: 'pubmedxml',
  title: 'PubMed XML',
  recognises: (head) => /^\s*</.test(head) && /<Pubmed(?:Book)?Article(?:Set)?\b/.test(head),
  read: async function* (text): AsyncGenerator<Found> {
    let at = 0;
    for await (const article of readElements(text, 'pubmedarticle', 'pubmedbookarticle')) {
      at += 1;
      yield { kind: 'record', at, fields: article.children.flatMap(readPart) };
    }
  },
};

/** The parts of an article: its description, and what came later (the numbers that others gave it). */
function readPart(part: XmlElement): RawField[] {
  // The numbers of what it refers to stand deeper.
  if (part.name === 'pubmeddata' || part.name === 'pubmedbookdata')
    return part.children.filter(({ name }) => name === 'articleidlist').flatMap(readElement);
  if (part.name === 'bookdocument') return readBookDocument(part);
  return part.children.flatMap(readElement);
}

/** A book, or a chapter with the book around it, whose authors may be others. */
function readBookDocument(document: XmlElement): RawField[] {
  const isChapter = document.children.some(({ name }) => name === 'articletitle');
  const hasAuthors = document.children.some(({ name }) => name === 'authorlist');
  const kind: RawField = {
    name: document.name,
    field: 'documenttype',
    text: isChapter ? 'book chapter' : 'book',
  };
  const fields = document.children.flatMap((child) =>
    child.name === 'book' ? readBook(child, isChapter, isChapter && hasAuthors) : readElement(child),
  );
  return [kind, ...fields];
}

const simple: Readonly<Record<string, FieldName>> = {
  ...{ language: 'language', publicationtype: 'documenttype', isbn: 'isbn' },
};

/** What only holds what is meant. */
const wrappers = new Set([
  ...['article', 'articleidlist', 'journalissue', 'publicationtypelist', 'meshheadinglist', 'keywordlist'],
]);

function readElement(element: XmlElement): RawField[] {
  const { name, children, attributes } = element;
  const one = (field: FieldName | undefined, text = element.text.trim()): RawField[] => [{ name, field, text }];
  if (wrappers.has(name)) return children.flatMap(readElement);
  switch (name) {
    case 'pmid':
      return one('id', `pmid:${element.text.trim()}`);
    case 'journal':
      return [...children.filter((child) => child.name === 'journalissue').flatMap(readElement), ...titleOf(element)];
    case 'abstract':
      return one('abstract', abstractOf(element));
    case 'authorlist':
      return children.flatMap((person) => readPerson(person, attributes.type === 'editors'));
    case 'elocationid':
      return one(attributes.eidtype === 'doi' ? 'doi' : undefined);
    case 'articleid':
      return one(attributes.idtype === 'doi' ? 'doi' : undefined);
    case 'keyword':
      return [{ name, field: 'keywords', text: element.text.trim(), isWhole: true }];
    case 'meshheading':
      return [{ name, field: 'keywords', text: headingIn(element), isWhole: true }];
    case 'articletitle':
    case 'vernaculartitle':
      return one('title', withoutStop(element.text.trim()));
    case 'pubdate':
    case 'articledate':
      return one('year', yearOf(element));
    default:
      return one(simple[name]);
  }
}

const titleOf = (journal: XmlElement): RawField[] =>
  journal.children
    .filter(({ name }) => name === 'title')
    .map(({ text }) => ({ name: 'journal.title', field: 'journal', text: text.trim() }));

function readBook(book: XmlElement, isAround: boolean, hasOtherAuthors: boolean): RawField[] {
  return book.children.flatMap((child): RawField[] => {
    const { name, attributes } = child;
    if (name === 'booktitle') return [{ name, field: isAround ? 'journal' : 'title', text: child.text.trim() }];
    if (name === 'authorlist' && hasOtherAuthors && attributes.type !== 'editors') return [];
    if (name !== 'publisher') return readElement(child);
    return findAll(child, 'publishername').map(({ text }) => ({ name, field: 'publisher', text: text.trim() }));
  });
}

/** An abstract whose parts may have headings. */
const abstractOf = (abstract: XmlElement): string =>
  abstract.children
    .filter(({ name }) => name === 'abstracttext')
    .map(({ attributes, text }) =>
      attributes.label === undefined ? text.trim() : `${attributes.label}: ${text.trim()}`,
    )
    .join('\n');

/** The year of a date in parts, or what stands instead of them (`1998 Dec-1999 Jan`). */
const yearOf = (date: XmlElement): string => findAll(date, 'year', 'medlinedate')[0]?.text.trim() ?? '';

const headingIn = (heading: XmlElement): string => headingOf(heading.children.map(({ text }) => text.trim()).join('/'));

function readPerson(person: XmlElement, isEditor: boolean): RawField[] {
  const part = (wanted: string) => person.children.find(({ name }) => name === wanted)?.text.trim() ?? '';
  const [family, given, suffix] = [part('lastname'), part('forename') || part('initials'), part('suffix')];
  const name = [family, [given, suffix].filter((each) => each !== '').join(' ')]
    .filter((each) => each !== '')
    .join(', ');
  const identifier =
    person.children.find(({ attributes }) => /orcid/i.test(attributes.source ?? ''))?.text.trim() ?? '';
  const own: RawField[] =
    name === '' ? [] : [{ name: 'author', field: isEditor ? 'editors' : 'authors', text: name, identifier }];
  const groups = [part('collectivename'), ...findAll(person, 'affiliation').map(({ text }) => affiliationsIn(text))];
  return [
    ...own,
    ...groups
      .filter((text) => text !== '')
      .map((text): RawField => ({ name: 'author.affiliation', field: 'organisations', text })),
  ];
}
