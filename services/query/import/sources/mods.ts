import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { findAll, type XmlElement } from '#services/query/import/reading/readElements.ts';
import { isAuthorRole, isEditorRole } from './authorRole.ts';
import { accessIn, fileType } from './dublinCore.ts';
import { readOaiRecords } from './oaiRecords.ts';
import type { SourceFormat } from './sourceFormat.ts';

/** MODS 3 in XML: a record, a collection, or answers of OAI-PMH that were kept. */
export const mods: SourceFormat = {
  id: 'mods',
  title: 'MODS',
  recognises: (head) => /^\s*</.test(head) && /<(?:\w+:)?mods(?:Collection)?\b|loc\.gov\/mods/.test(head),
  read: (text) => readOaiRecords(text, 'mods', modsFields),
};

/** What a text stands in. */
const isHost = ({ name, attributes }: XmlElement) => name === 'relateditem' && attributes.type === 'host';

export function modsFields(record: XmlElement): RawField[] {
  const titles = record.children.filter(({ name }) => name === 'titleinfo');
  // Abbreviated, translated and uniform titles have a type; the title itself has none. In another language it may be there
  // again, with a subtitle of its own.
  const own = titles.find(({ attributes }) => attributes.type === undefined) ?? titles[0];
  const children = record.children.filter((child) => child === own || !titles.includes(child));
  return [
    // Its own publisher and year count before those of what it stands in.
    ...children.toSorted((a, b) => Number(isHost(a)) - Number(isHost(b))).flatMap(readElement),
    ...kindOfText(record),
  ];
}

/** What texts are by how they were issued. */
const issued: ReadonlyMap<string, string> = new Map(
  Object.entries({
    monographic: 'book',
    'single unit': 'book',
    'multipart monograph': 'book',
    continuing: 'journal',
    serial: 'journal',
  }),
);

/** What texts are by the kind of what they stand in, or by how that was issued. */
const within: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ periodical: 'article', 'academic journal': 'article', newspaper: 'article', book: 'chapter' },
    ...{ 'conference publication': 'conference paper', monographic: 'chapter' },
    ...{ continuing: 'article', serial: 'article' },
  }),
);

/** Lists of genres that name what is in a text beside what it is. */
const describing = /^(?:marcgt|rdacontent)$/;

/** Tells what a text is where no genre of its own does: a book, a journal, or a part of one. */
function kindOfText(record: XmlElement): RawField[] {
  const named = (wanted: string) => record.children.filter(({ name }) => name === wanted);
  const isGenre = ({ attributes, text }: XmlElement) =>
    !describing.test(attributes.authority ?? '') || text.trim() === 'government publication';
  const isText = named('typeofresource').every(({ text }) => text.trim() === 'text');
  if (!isText || named('genre').some(isGenre)) return [];
  const hosts = record.children.filter(isHost);
  const [elements, kinds] =
    hosts.length > 0
      ? [hosts.flatMap((host) => [...findAll(host, 'genre'), ...findAll(host, 'issuance')]), within]
      : [named('origininfo').flatMap((origin) => findAll(origin, 'issuance')), issued];
  return elements.map(({ name, text }) => ({ name, field: 'documenttype', text: kinds.get(text.trim()) ?? '' }));
}

function readElement(element: XmlElement): RawField[] {
  const { name, attributes } = element;
  const text = element.text.trim();
  const one = (field: FieldName | undefined, value = text): RawField[] => [{ name, field, text: value }];
  const each = (field: FieldName, ...names: readonly string[]): RawField[] =>
    findAll(element, ...names).map((inner) => ({ name: `${name}.${inner.name}`, field, text: inner.text.trim() }));
  switch (name) {
    case 'titleinfo':
      return [
        { name, field: 'title', text: partsOf(element, ' ', 'nonsort', 'title') },
        {
          name: `${name}.subtitle`,
          field: 'subtitle',
          text: partsOf(element, ': ', 'subtitle', 'partnumber', 'partname'),
        },
      ];
    case 'name':
      return nameFields(element);
    case 'genre':
    case 'typeofresource':
      return one('documenttype');
    case 'origininfo':
      return [...each('publisher', 'publisher'), ...agentFields(element), ...dateFields(element)];
    case 'language':
      // Before the third version the code stood in the element itself.
      return element.children.length === 0 ? one('language') : each('language', 'languageterm');
    case 'abstract':
      return one('abstract');
    case 'subject':
      return [
        { name, field: 'keywords', text: subjectIn(element), isWhole: true },
        ...each('coordinates', 'coordinates'),
        ...element.children.filter((child) => child.name === 'hierarchicalgeographic').flatMap(placeFields),
      ];
    case 'relateditem':
      return isHost(element) ? hostFields(element) : one(undefined);
    case 'identifier':
      return attributes.invalid === 'yes' ? one(undefined) : one(identifierField(attributes.type ?? '', text));
    case 'location':
      return findAll(element, 'url').map((url) => ({
        name: `${name}.url`,
        // A preview is a small picture of a page or a cover.
        field: url.attributes.access === 'preview' ? undefined : 'url',
        text: url.text.trim(),
      }));
    case 'physicaldescription':
      return each('filetype', 'internetmediatype').map((field) => ({ ...field, text: fileType(field.text) }));
    case 'accesscondition':
      return one('access', accessIn(`${text} ${attributes.href ?? ''}`));
    default:
      return one(undefined);
  }
}

/** Publishers as agents, which they are since version 3.8. */
const agentFields = (origin: XmlElement): RawField[] =>
  origin.children
    .filter(({ name }) => name === 'agent')
    .filter((agent) =>
      findAll(agent, 'roleterm').every(({ text }) => /^(?:pbl|publisher|uitgever)$/i.test(text.trim())),
    )
    .map((agent) => ({ name: 'originInfo.agent', field: 'publisher', text: nameIn(agent) }));

/** When it was published; what never was has the date that it goes by, or on which it was made. */
function dateFields(origin: XmlElement): RawField[] {
  const dates = origin.children.filter(({ name }) => /^(?:dateissued|copyrightdate|datecreated)$/.test(name));
  const of = (name: string) => dates.filter((date) => date.name === name);
  const keyDates = dates.filter(({ attributes }) => attributes.keydate === 'yes');
  return [...new Set([...of('dateissued'), ...keyDates, ...of('copyrightdate'), ...of('datecreated')])].map(
    ({ name, text }) => ({ name: `originInfo.${name}`, field: 'year', text: text.trim() }),
  );
}

/** A subject in its parts: `Bodem - Twente`; of persons the name without their dates. */
const subjectIn = (subject: XmlElement): string =>
  subject.children
    .filter(({ name }) => ['name', 'topic', 'geographic', 'temporal', 'titleinfo'].includes(name))
    .map((part) => (part.name === 'name' ? nameIn(part) : part.text.trim()))
    .filter((part) => part !== '')
    .join(' - ');

/**
 * Places as parts of what they lie in. Those of other countries are left out: several of their names are those of Dutch
 * villages, and the table has no others.
 */
function placeFields(place: XmlElement): RawField[] {
  const [country] = findAll(place, 'country');
  const isDutch = country === undefined || /^(?:the )?(?:netherlands|nederland)$/i.test(country.text.trim());
  const fields = { city: 'place', province: 'province', state: 'province' } as const;
  return Object.entries(fields).flatMap(([name, field]) =>
    findAll(place, name).map(({ text }) => ({
      name: `hierarchicalGeographic.${name}`,
      field: isDutch ? field : undefined,
      text: text.trim(),
    })),
  );
}

/** The texts of the elements of these names in an element, in the order in which they stand there. */
function partsOf(element: XmlElement, between: string, ...names: readonly string[]): string {
  const parts = element.children.filter(({ name }) => names.includes(name)).map(({ text }) => text.trim());
  return parts.filter((part) => part !== '').join(between);
}

function nameFields(person: XmlElement): RawField[] {
  const roles = findAll(person, 'roleterm').map(({ text }) => text.trim());
  const isAuthor = roles.length === 0 || roles.some(isAuthorRole);
  const { type = 'personal' } = person.attributes;
  // An ISNI looks like an ORCID.
  const identifier = findAll(person, 'nameidentifier')
    .filter(({ attributes, text }) => !/isni/i.test(`${attributes.type ?? ''} ${text}`))
    .map(({ text }) => text.trim())
    .join(' ');
  const own: RawField = {
    name: `name.${type}`,
    field: nameField(type, isAuthor, roles.some(isEditorRole)),
    text: nameIn(person),
    identifier,
  };
  const places = isAuthor
    ? findAll(person, 'affiliation').map(
        ({ text }): RawField => ({ name: 'name.affiliation', field: 'organisations', text: text.trim() }),
      )
    : [];
  return [own, ...places];
}

function nameField(type: string, isAuthor: boolean, isEditor: boolean): FieldName | undefined {
  if (type === 'corporate') return 'organisations';
  if (type === 'conference') return undefined;
  return isAuthor ? 'authors' : isEditor ? 'editors' : undefined;
}

/** `Jansen, Anna`, of parts that say which is which, or as it is written. */
function nameIn(person: XmlElement): string {
  const parts = person.children.filter(({ name }) => name === 'namepart');
  const typed = (type: string | undefined) =>
    parts
      .filter(({ attributes }) => attributes.type === type)
      .map(({ text }) => text.trim())
      .join(' ');
  const [family, given] = [typed('family'), typed('given')];
  if (family === '') return typed(undefined) || given;
  return given === '' ? family : `${family}, ${given}`;
}

function hostFields(host: XmlElement): RawField[] {
  const [title] = host.children.filter(({ name }) => name === 'titleinfo');
  const dates = findAll(host, 'dateissued', 'date').map(
    ({ text }): RawField => ({ name: 'relatedItem.date', field: 'year', text: text.trim() }),
  );
  const journal = title === undefined ? '' : partsOf(title, ' ', 'nonsort', 'title');
  const publishers = findAll(host, 'publisher').map(
    ({ text }): RawField => ({ name: 'relatedItem.publisher', field: 'publisher', text: text.trim() }),
  );
  return [{ name: 'relatedItem.titleInfo', field: 'journal', text: journal }, ...publishers, ...dates];
}

function identifierField(type: string, text: string): FieldName | undefined {
  if (/doi/i.test(type)) return 'doi';
  if (/isbn/i.test(type)) return 'isbn';
  if (/hdl|handle/i.test(type)) return 'handle';
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text) ? 'url' : undefined;
}
