import { documentKind } from '#app/citation/documentKind.ts';
import { doiAddress, handleAddress } from '#app/search/identifierAddress.ts';
import type { WholeRecord } from '../records/wholeRecord.ts';
import { textElement } from './xml.ts';

const namespaces = [
  'xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd"',
].join(' ');

/**
 * What kinds of documents are called in the vocabularies that harvesters know: that of OpenAIRE
 * (https://guidelines.openaire.eu/en/latest/literature/field_publicationtype.html) and, of what is no text, that of DCMI.
 */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    artikel: 'info:eu-repo/semantics/article',
    boek: 'info:eu-repo/semantics/book',
    hoofdstuk: 'info:eu-repo/semantics/bookPart',
    conferentiebijdrage: 'info:eu-repo/semantics/conferenceObject',
    proefschrift: 'info:eu-repo/semantics/doctoralThesis',
    rapport: 'info:eu-repo/semantics/report',
    preprint: 'info:eu-repo/semantics/preprint',
    octrooi: 'info:eu-repo/semantics/patent',
    ...{ dataset: 'Dataset', software: 'Software', video: 'MovingImage', afbeelding: 'StillImage', podcast: 'Sound' },
  }),
);

/**
 * A record in unqualified Dublin Core, the one form that every provider has: https://www.openarchives.org/OAI/2.0/oai_dc.xsd
 * @param page the address of the record's own page
 */
export function dublinCore(record: WholeRecord, page: string): string {
  const links = record.links.length > 0 ? record.links : [record];
  const doi = record.doi && doiAddress(record.doi);
  const handle = record.handle && handleAddress(record.handle);
  const isbn = record.isbn.map((each) => each && `urn:ISBN:${each}`);
  const identifiers = [page, doi, handle, ...isbn, ...links.map(({ url }) => url)];
  const isOpen = links.some(({ access }) => access === 'open');
  const fields: readonly (readonly [name: string, values: readonly (string | undefined)[]])[] = [
    ['title', [record.title]],
    ['creator', record.authors.map(({ name }) => name)],
    ['subject', record.keywords],
    ['description', [record.abstract || record.description || record.summary]],
    ['publisher', [record.publisher]],
    ['contributor', record.organisations.map(({ name }) => name)],
    ['date', [record.year?.toString().padStart(4, '0')]],
    ['type', [record.documenttype, types.get(documentKind(record.documenttype))]],
    ['format', links.map(({ filetype }) => filetype)],
    ['identifier', identifiers],
    ['source', [record.journal]],
    ['language', [record.language]],
    ['rights', [isOpen ? 'info:eu-repo/semantics/openAccess' : undefined]],
  ];
  const elements = fields.flatMap(([name, values]) =>
    [...new Set(values)].map((value) => textElement(`dc:${name}`, value)),
  );
  return `<oai_dc:dc ${namespaces}>${elements.join('')}</oai_dc:dc>`;
}
