import type { ChangePage, RecordChange } from '../records/changeSource.ts';
import { dublinCore } from './dublinCore.ts';
import { type ListRequest, metadataPrefix, type OaiError, writeToken } from './oaiArguments.ts';
import { escapeXml, textElement } from './xml.ts';

/** The collection as its provider speaks of it. */
export interface Repository {
  readonly name: string;
  /** The address of the provider. */
  readonly baseUrl: string;
  readonly adminMail: string;
  /** What identifiers begin with. */
  readonly identifierPrefix: string;
  /** The address of a record's own page. */
  readonly pageOf: (record: { readonly title: string; readonly id: string }) => string;
}

/** Answers of OAI-PMH 2.0 (section 3.2), as XML that its schema allows. */
export function writeAnswer(
  { baseUrl }: Repository,
  given: URLSearchParams,
  now: Date,
  content: string | OaiError,
): string {
  const isRefused = typeof content !== 'string' && ['badVerb', 'badArgument'].includes(content.code);
  const attributes = isRefused ? '' : [...given].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
  const body =
    typeof content === 'string' ? content : `<error code="${content.code}">${escapeXml(content.message)}</error>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd">
<responseDate>${toSecond(now.toISOString())}</responseDate>
<request${attributes}>${escapeXml(baseUrl)}</request>
${body}
</OAI-PMH>
`;
}

export function writeIdentity({ name, baseUrl, adminMail }: Repository, earliest: string | undefined): string {
  const fields = [
    ['repositoryName', name],
    ['baseURL', baseUrl],
    ['protocolVersion', '2.0'],
    ['adminEmail', adminMail],
    ['earliestDatestamp', toSecond(earliest ?? '1970-01-01T00:00:00Z')],
    ['deletedRecord', 'persistent'],
    ['granularity', 'YYYY-MM-DDThh:mm:ssZ'],
    ['compression', 'gzip'],
  ] as const;
  return `<Identify>${fields.map(([name, value]) => textElement(name, value)).join('')}</Identify>`;
}

export const metadataFormats = `<ListMetadataFormats><metadataFormat><metadataPrefix>${metadataPrefix}</metadataPrefix><schema>http://www.openarchives.org/OAI/2.0/oai_dc.xsd</schema><metadataNamespace>http://www.openarchives.org/OAI/2.0/oai_dc/</metadataNamespace></metadataFormat></ListMetadataFormats>`;

export const writeRecord = (repository: Repository, change: RecordChange): string =>
  `<GetRecord>${recordOf(repository, change)}</GetRecord>`;

export function writeList(repository: Repository, request: ListRequest, page: ChangePage): string {
  const write = request.verb === 'ListRecords' ? recordOf : headerOf;
  const entries = page.changes.map((change) => write(repository, change)).join('\n');
  return `<${request.verb}>\n${entries}\n${tokenOf(request, page)}</${request.verb}>`;
}

/** The last part of a list has an empty one; a list of one part has none. */
function tokenOf(request: ListRequest, { total, changes, next }: ChangePage): string {
  if (next === undefined && request.after === undefined) return '';
  const listed = request.listed + changes.length;
  const token = next === undefined ? '' : writeToken({ ...request, after: next, listed });
  return `<resumptionToken completeListSize="${total}" cursor="${request.listed}">${token}</resumptionToken>\n`;
}

function recordOf(repository: Repository, change: RecordChange): string {
  const { record } = change;
  const metadata = record && `<metadata>${dublinCore(record, repository.pageOf(record))}</metadata>`;
  return `<record>${headerOf(repository, change)}${metadata ?? ''}</record>`;
}

function headerOf(repository: Repository, { id, changed, record }: RecordChange): string {
  const status = record === undefined ? ' status="deleted"' : '';
  const identifier = textElement('identifier', identifierOf(repository, id));
  return `<header${status}>${identifier}<datestamp>${toSecond(changed)}</datestamp></header>`;
}

/** `oai:groenkennisnet.nl:gkn-1` (https://www.openarchives.org/OAI/2.0/guidelines-oai-identifier.htm). */
const identifierOf = ({ identifierPrefix }: Repository, id: string) => identifierPrefix + encodeURIComponent(id);

/** The id of the record that an identifier stands for; `undefined` for one that is not ours. */
export function idOf({ identifierPrefix }: Repository, identifier: string): string | undefined {
  if (!identifier.startsWith(identifierPrefix)) return undefined;
  try {
    return decodeURIComponent(identifier.slice(identifierPrefix.length));
  } catch {
    return undefined;
  }
}

const toSecond = (moment: string) => `${moment.slice(0, 19)}Z`;
