import { personsAndPlaces } from '#services/query/import/mapping/contributors.ts';
import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import { coordinatesIn } from '#services/query/import/mapping/places.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import type { XmlElement } from '#services/query/import/reading/readElements.ts';
import { isAuthorRole, isEditorRole, isOtherRole } from './authorRole.ts';
import { readOaiRecords } from './oaiRecords.ts';
import type { SourceFormat } from './sourceFormat.ts';

/** The elements of Dublin Core that mean one thing, whoever writes them. */
const simple: Readonly<Record<string, FieldName>> = {
  ...{ title: 'title', type: 'documenttype', language: 'language' },
} as const;

/** A description that is shorter says where or how ("Peer reviewed", "12 p."), unless there is no other. */
const abstractMin = 80;

/** Dublin Core as OAI-PMH has it (`oai_dc`), in answers that were kept. */
export const dublinCore: SourceFormat = {
  id: 'oai_dc',
  title: 'Dublin Core in XML',
  recognises: (head) => /^\s*</.test(head) && /<(?:\w+:)?dc\b[^>]*>|<(?:\w+:)?dc$/.test(head),
  read: (text) => readOaiRecords(text, 'dc', dublinCoreFields),
};

export function dublinCoreFields(dc: XmlElement): RawField[] {
  const longest = Math.max(0, ...dc.children.map(({ name, text }) => (name === 'description' ? text.length : 0)));
  const isEPrints = dc.children.some(({ name, text }) => name === 'type' && /^\s*(?:Non)?PeerReviewed\s*$/.test(text));
  const fields = dc.children.flatMap(({ name, text }): RawField | RawField[] => {
    const value = text.trim();
    const plain = (field: FieldName | undefined, as = value): RawField => ({ name, field, text: as });
    switch (name) {
      case 'creator':
        return creatorFields(name, value);
      case 'subject':
        // Libraries end their headings with a point.
        return plain('keywords', value.replace(/(?<=\p{L}{4})(?<!\b(?:etc|spp|subsp))\.$/u, ''));
      case 'publisher':
        // As it stands on a catalogue card: `Wageningen : Pudoc,`.
        return plain('publisher', value.replace(/^[^:]*\S : (?=\S)/, '').replace(/ ?[,:;]$/, ''));
      case 'description':
        return plain(text.length >= Math.min(abstractMin, longest) ? 'abstract' : undefined);
      case 'date':
        return plain(value.startsWith('info:') ? undefined : 'year', value.replace(/^issued:\s*/i, ''));
      case 'identifier':
        return plain(identifierField(value), value.replace(/^(?:isbn|doi|hdl|handle|uri):?\s+/i, ''));
      case 'coverage':
        return plain(...coverageField(value));
      case 'relation':
        // EPrints has its own page and that of the publisher here, and files among the identifiers.
        if (isEPrints && /^https?:\/\/\S+$/i.test(value)) return { ...plain('url'), access: '', filetype: '' };
        return /^info:eu-repo\/semantics\/altIdentifier\/doi\//i.test(value) ? plain('doi') : plain(undefined);
      case 'source':
        return plain(isJournal(value) ? 'journal' : undefined, value.split(';')[0]?.replace(volumeBehind, ''));
      case 'format':
        return plain(/^[\w-]+\/[\w.+-]+$/.test(value) ? 'filetype' : undefined, fileType(value));
      case 'rights':
        return plain('access', accessIn(value));
      default:
        return plain(simple[name]);
    }
  });
  // Whoever made what nobody wrote: photographs, maps.
  const isWritten = fields.some(({ field }) => field === 'authors' || field === 'editors');
  const told = fields.map((field) =>
    !isWritten && field.name === 'creator' ? { ...field, field: 'authors' as const } : field,
  );
  // A moment is when the repository noted something; a day or a year is when it was published. Files come before pages.
  const isLast = (field: RawField) => Number(isMoment(field) || field.name === 'relation');
  return [...told.toSorted((a, b) => isLast(a) - isLast(b)), ...doiOfReference(dc)];
}

/** A DOI that a whole reference ends with: `Geoderma 12(3), 1-10. doi: 10.1234/soil`. */
const referenceEnd = /[\s.,]\(?(?:doi:?\s*|https?:\/\/(?:dx\.)?doi\.org\/)(10\.\d{4,9}\/\S+)$/i;

/** The DOI of the reference to a record that some have among its identifiers; several are those of what it refers to. */
function doiOfReference(dc: XmlElement): RawField[] {
  const dois = dc.children.flatMap(({ name, text }) =>
    name === 'identifier' ? (referenceEnd.exec(text.trim())?.[1] ?? []) : [],
  );
  return dois.length === 1 ? dois.map((text) => ({ name: 'identifier', field: 'doi', text })) : [];
}

const isMoment = ({ field, text }: RawField) => field === 'year' && /T\d\d:/.test(text);

/** Behind a name and the years somebody lived, a word for their part in the work: `Jansen, Anna, 1951- author.` */
const nameAndRole = /^(.+(?:,|\d{4}-(?:\d{4})?,?)) (\p{L}{5,}(?: \p{L}+){0,2})\.?$/u;

/** An ORCID behind a name: `; orcid: 0000-0002-1825-0097`, `; https://orcid.org/…`. */
const orcidBehind = /;\s*(?:orcid:?\s*)?(?:https?:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dXx])$/i;

/** A creator as catalogues write it, with a part in the work, or as OJS does, with where somebody works. */
function creatorFields(name: string, given: string): RawField[] {
  const [, identifier = ''] = orcidBehind.exec(given) ?? [];
  const text = given.replace(orcidBehind, '');
  const [, before = '', last = ''] = nameAndRole.exec(text) ?? [];
  const isRole = last !== '' && [isAuthorRole, isEditorRole, isOtherRole].some((isOne) => isOne(last));
  if (isRole && !isAuthorRole(last)) return [{ name, field: isEditorRole(last) ? 'editors' : undefined, text: before }];
  const { persons, places } = personsAndPlaces(isRole ? before : text);
  return [
    { name, field: 'authors', text: persons, identifier },
    ...(places === '' ? [] : [{ name, field: 'organisations' as const, text: places }]),
  ];
}

/**
 * Where something is about, if it says so by a point: `52.04, 5.66`, or `east=5.66; north=52.04` (DCMI Point). Names and
 * periods stand there as well; a name alone may be of any country.
 */
function coverageField(value: string): [field: FieldName | undefined, text: string] {
  const side = (name: string) => new RegExp(`\\b${name}=\\s*(-?\\d+(?:\\.\\d+)?)`, 'i').exec(value)?.[1];
  const [north, east] = [side('north'), side('east')];
  const text = north === undefined || east === undefined ? value : `${north}, ${east}`;
  return [coordinatesIn(text) === undefined ? undefined : 'coordinates', text];
}

function identifierField(value: string): FieldName | undefined {
  if (/^(?:doi:?\s*|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\//i.test(value)) return 'doi';
  if (/^(?:urn:)?isbn\b|^97[89][\d -]{10,14}$/i.test(value)) return 'isbn';
  if (/^(?:hdl:|https?:\/\/hdl\.handle\.net\/)/i.test(value)) return 'handle';
  return /^(?:https?:\/\/|www\.)\S+$/i.test(value) ? 'url' : undefined;
}

/** A source is a journal's name, with volume and pages behind a semicolon, or its ISSN, or an address. */
const isJournal = (value: string) => !/^(?:https?:|urn:|info:|issn|isbn|doi|[\d -]+[\dx]?$)/i.test(value);

/** Volume and what follows behind a journal's name: `, 43(19), 341-376`, ` 123, 064507 (2005)`, `, vol. 12`. */
const volumeBehind = /(?<=\S)(?:\s(?:1[89]|20)\d\d)?[,:]?\s(?:vol(?:ume)?\.?\s?\d|\d{1,3}\s?\(\d|\d{1,3},\s?\d).*$/is;

/** What comes behind the stroke of a media type. */
export const fileType = (mediaType: string): string => mediaType.replace(/^.*\//, '');

/** Whether rights as repositories word them, or COAR's codes for them, let anyone read; empty where they say neither. */
export function accessIn(rights: string): string {
  if (/\b(?:no|not|non|niet|geen)[ -]open/i.test(rights)) return 'restricted';
  if (/open ?access|creativecommons\.org|public ?domain|\bcc[- ](?:by|0)|access_right\/c_abf2/i.test(rights))
    return 'open';
  return /(?:closed|restricted|embargoed) ?access|access_right\/c_(?:16ec|f1cf|14cb)/i.test(rights) ? 'restricted' : '';
}
