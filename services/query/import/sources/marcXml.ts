import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { findAll, readElements, type XmlElement } from '#services/query/import/reading/readElements.ts';
import { isEditorRole, isOtherRole } from './authorRole.ts';
import type { Found, SourceFormat } from './sourceFormat.ts';

/** The fields of MARC 21 that we have a use for: which of its subfields, and what they are. */
const simple: Readonly<Record<string, readonly [subfields: string, field: FieldName]>> = {
  '020': ['a', 'isbn'],
  '041': ['a', 'language'],
  '100': ['a', 'authors'],
  '700': ['a', 'authors'],
  '110': ['ab', 'organisations'],
  '710': ['ab', 'organisations'],
  // Of catalogues that have no lists of names.
  '720': ['a', 'authors'],
  '520': ['a', 'abstract'],
  '653': ['a', 'keywords'],
  // Of German libraries.
  '689': ['a', 'keywords'],
  '655': ['a', 'documenttype'],
  '773': ['t', 'journal'],
};

/** What the seventh place of the leader says of a record that is text (`a` in the sixth) and no part. */
const levels: Readonly<Record<string, string>> = { b: 'article', m: 'book', s: 'journal' };
/** The sixth place, of what is no text. */
const kinds: Readonly<Record<string, string>> = {
  e: 'map',
  f: 'map',
  g: 'video',
  i: 'audio',
  j: 'audio',
  k: 'image',
  m: 'software',
};

/** MARC 21 in XML, as libraries hand it out. */
export const marcXml: SourceFormat = {
  id: 'marcxml',
  title: 'MARCXML',
  recognises: (head) => /^\s*</.test(head) && /<(?:\w+:)?(?:datafield|leader)\b|MARC21\/slim/.test(head),
  read: async function* (text): AsyncGenerator<Found> {
    let at = 0;
    for await (const record of readElements(text, 'record')) {
      const has = (...names: readonly string[]) => record.children.some(({ name }) => names.includes(name));
      // Answers of OAI-PMH and of SRU have a record around the record; it holds no fields of its own.
      if (has('header', 'recordschema', 'recorddata')) continue;
      at += 1;
      if (isOfHoldings(record)) continue;
      if (has('datafield', 'controlfield')) yield { kind: 'record', at, fields: fieldsOf(record) };
      else yield { kind: 'broken', at, reason: 'it has no fields' };
    }
  },
};

function fieldsOf(record: XmlElement): RawField[] {
  const leader = findAll(record, 'leader')[0]?.text ?? '';
  const [kind, level] = [leader.charAt(6), leader.charAt(7)];
  const type = isText(record, leader) ? (level === 'a' ? partIn(record) : levels[level]) : kinds[kind];
  const fields = findAll(record, 'controlfield', 'datafield').flatMap(readField);
  return [...fields, { name: 'leader', field: 'documenttype', text: type ?? '' }];
}

/** Whether it tells which copies a library has of what another record describes. */
const isOfHoldings = (record: XmlElement) => /^.{6}[uvxy]/.test(findAll(record, 'leader')[0]?.text ?? '');

/** How volumes and issues of journals are told: `Vol. 12, no. 3`, `Jaargang 12`, `39. Jahrgang`. */
const volume = /\b(?:vol(?:ume)?|jaargang|jrg|jahrgang|jg|issue|no|nr|nummer|afl|heft)\b/i;

/** What a part is of what it stands in: an article in a journal, a chapter in a book. The leader says `a` of both. */
function partIn(record: XmlElement): string {
  const hosts = findAll(record, 'datafield').filter(({ attributes }) => attributes.tag === '773');
  const isInSerial = hosts.some(
    (host) =>
      subfields(host, 'x').length > 0 ||
      subfields(host, '7').some((level) => level.charAt(3) === 's') ||
      // The union catalogue of journals.
      subfields(host, 'w').some((number) => number.startsWith('(DE-600)')) ||
      subfields(host, 'g').some((place) => volume.test(place)),
  );
  return isInSerial && hosts.every((host) => subfields(host, 'z').length === 0) ? 'article' : 'chapter';
}

/** Whether it is to be read, be it on a computer: the leader says of some texts how they are carried instead. */
function isText(record: XmlElement, leader: string): boolean {
  if (leader.charAt(6) === 'a' || leader.charAt(6) === 't') return true;
  const contents = findAll(record, 'datafield').filter(({ attributes }) => attributes.tag === '336');
  return leader.charAt(6) === 'm' && contents.some((field) => /^te?xt$/i.test(subfields(field, 'ab')[0] ?? ''));
}

/** What notes on theses of students have: `Diplomarbeit`, `Bachelor`. */
const studentWork = /\b(?:master|bachelor|diplom|magister|scriptie|afstudeer|doctoraal)/i;

/** Degrees of students: `M.Sc.`, `BA`, `MEd`. Their capitals tell them from the `Med.` of doctors of medicine. */
const studentDegree = /(?<![.\p{L}])(?:[MB]\.? ?(?:A|S|Eng|Ed|Phil)|[MBmb]\.? ?[Ss][Cc])\b/u;

const isByStudent = (note: string) => studentWork.test(note) || studentDegree.test(note);

/** Libraries mark an article that a title is not sorted by: with control characters, or as `<<Das>> Buch`. */
const withoutSortMarks = (text: string) => text.replace(/[\u0098\u009c]/g, '').replace(/<<([^<>]*)>>/g, '$1');

/** What the subfields with these codes say, in the order in which they stand. */
const subfields = (field: XmlElement, codes: string): string[] =>
  field.children
    .filter(({ attributes }) => codes.includes(attributes.code ?? '-'))
    .map(({ text }) => withoutSortMarks(text).trim());

/** A title and what stands behind it, which may be the same in another language: `Bodem = Soil`. */
function titleFields(name: string, written: string, title: string, rest: string): RawField[] {
  const isParallel = rest !== '' && (/=\s*$/.test(written) || rest.startsWith('='));
  if (isParallel) return [{ name, field: 'title', text: `${title} = ${rest.replace(/^=\s*/, '')}` }];
  return [
    { name, field: 'title', text: title },
    { name, field: 'subtitle', text: rest },
  ];
}

/** What booksellers are told of a book, which German catalogues have among its keywords; those of publishers are marked as well. */
const ofBookTrade =
  /^\((?:VLB-(?!FS)[A-Z]+|Produkt\p{L}+|Product [^)]*|Zielgruppe|Lesealter|Altersfreigabe|BISAC [^)]*|BIC [^)]*|Thema[^)]*|DDC-[^)]*)\)/u;
const freeKeyword = /^\(VLB-FS\)/;

function isAuthor(person: XmlElement): boolean {
  const roles = subfields(person, 'e4');
  const isOther = (role: string) => isEditorRole(role) || isOtherRole(role);
  return subfields(person, 't').length === 0 && (roles.length === 0 || !roles.every(isOther));
}

/** The fields of persons beside the first. */
const beside = ['700', '720'];

/** What a person is: the first an author where nothing says otherwise. Of those beside it others played, drew or printed. */
function personField(person: XmlElement, isBeside: boolean): FieldName | undefined {
  if (isAuthor(person)) return 'authors';
  if (subfields(person, 't').length === 0 && subfields(person, 'e4').some(isEditorRole)) return 'editors';
  return isBeside ? undefined : 'authors';
}

function readField(element: XmlElement): RawField[] {
  const name = element.attributes.tag ?? '';
  const values = (codes: string) => subfields(element, codes);
  const value = (codes: string) =>
    values(codes)
      .join(' ')
      .replace(/\s*[/:;,=]$/, '');
  const numbered = (field: FieldName | undefined, text: string): RawField => ({
    name,
    field,
    text,
    // An ISNI looks like an ORCID.
    identifier: values('01')
      .filter((number) => !/isni/i.test(number))
      .join(' '),
  });
  switch (name) {
    case '001':
      return [{ name, field: 'id', text: element.text }];
    case '008':
      // Fixed places: the first date, and the language.
      return [
        { name, field: 'year', text: element.text.slice(7, 11) },
        { name, field: 'language', text: element.text.slice(35, 38).replace(/[^a-z]/g, '') },
      ];
    case '024':
      return [
        {
          name,
          field: value('2').toLowerCase() === 'hdl' ? 'handle' : value('2').toLowerCase() === 'doi' ? 'doi' : undefined,
          text: value('a'),
        },
      ];
    case '245':
      return titleFields(name, values('a').join(' '), value('a'), value('bnp'));
    case '260':
    case '264':
      return [
        { name, field: 'publisher', text: value('b') },
        { name, field: 'year', text: value('c') },
      ];
    case '856':
      return values('u').map((text) => ({
        name,
        // The second indicator tells what is only about the work, such as a list of its contents.
        field: element.attributes.ind2 === '2' ? undefined : 'url',
        text,
        filetype: value('q').replace(/^application\//, ''),
      }));
    case '502':
      return [{ name, field: 'documenttype', text: isByStudent(value('ab')) ? 'master thesis' : 'thesis' }];
    // Persons, organisations, conferences, works, subjects and places that it is about.
    case '600':
    case '610':
    case '611':
    case '630':
    case '650':
    case '651':
      return [
        {
          name,
          field: 'keywords',
          text: values('abtxyz')
            .map((part) => part.replace(/[.,;]$/, ''))
            .join(' - '),
          isWhole: true,
        },
      ];
    default: {
      const known = simple[name];
      if (known === undefined) return [{ name, field: undefined, text: '' }];
      const [codes, field] = known;
      if (field === 'authors') return [numbered(personField(element, beside.includes(name)), value(codes))];
      if (field === 'organisations') return [numbered(field, value(codes))];
      // Older records have the codes of several languages in one subfield.
      if (field === 'language')
        return values(codes)
          .flatMap((text) => (/^(?:[a-z]{3})+$/.test(text) ? (text.match(/.{3}/g) ?? []) : text))
          .map((text) => ({ name, field, text }));
      const texts = name === '653' ? values(codes).filter((text) => !ofBookTrade.test(text)) : [value(codes)];
      return texts.map((text) => ({ name, field, text: text.replace(freeKeyword, '') }));
    }
  }
}
