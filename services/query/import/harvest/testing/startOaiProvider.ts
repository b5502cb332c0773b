import { once } from 'node:events';
import { createServer } from 'node:http';

/** What a provider has: an item's metadata as XML, or `undefined` for one that it has deleted. */
export interface OaiItem {
  readonly identifier: string;
  readonly datestamp: string;
  readonly sets?: readonly string[];
  readonly metadata: string | undefined;
}

/** What a request gets instead of its answer. */
export interface Fault {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes something else of the answer. */
  readonly spoil?: (answer: string) => string | Buffer;
}

export interface TestedProvider {
  readonly address: string;
  /** The requests so far, as their parameters without `Identify`. */
  readonly asked: readonly string[];
  readonly items: OaiItem[];
  /** The answer to the next request for records, and to those behind it. */
  readonly faults: Fault[];
  /** Tokens that were handed out do not hold any more. */
  readonly expireTokens: () => void;
  readonly close: () => Promise<void>;
}

const pageSize = 3;

/** A provider of OAI-PMH 2.0 on loopback that pages by tokens, tells what it deleted, and does wrong when it is told to. */
export async function startOaiProvider(deletedRecord = 'persistent'): Promise<TestedProvider> {
  const asked: string[] = [];
  const items: OaiItem[] = [];
  const faults: Fault[] = [];
  const tokens = new Map<string, { left: readonly OaiItem[]; size: number }>();
  let given = 0;

  const server = createServer((request, response) => {
    const parameters = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const isList = parameters.get('verb') === 'ListRecords';
    if (isList) asked.push(parameters.toString().replace('verb=ListRecords&', ''));
    const fault = isList ? faults.shift() : undefined;
    response.statusCode = fault?.status ?? 200;
    response.setHeader('content-type', 'text/xml; charset=utf-8');
    for (const [name, value] of Object.entries(fault?.headers ?? {})) response.setHeader(name, value);
    const answer = `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/">
<responseDate>2026-02-01T12:00:00Z</responseDate><request>http://localhost</request>
${isList ? listRecords(parameters) : identify()}
</OAI-PMH>
`;
    response.end(fault?.spoil?.(answer) ?? answer);
  });

  const identify = () =>
    `<Identify><protocolVersion>2.0</protocolVersion><deletedRecord>${deletedRecord}</deletedRecord><granularity>YYYY-MM-DDThh:mm:ssZ</granularity></Identify>`;

  function listRecords(parameters: URLSearchParams): string {
    const token = parameters.get('resumptionToken');
    const { left, size } = (token === null ? begin(parameters) : tokens.get(token)) ?? { left: undefined, size: 0 };
    if (left === undefined) return '<error code="badResumptionToken">It has expired</error>';
    if (left.length === 0) return '<error code="noRecordsMatch">Nothing</error>';
    const rest = left.slice(pageSize);
    given += 1;
    if (rest.length > 0) tokens.set(`token ${given}`, { left: rest, size });
    const next = rest.length > 0 ? `token ${given}` : '';
    const records = left.slice(0, pageSize).map(recordOf).join('\n');
    return `<ListRecords>${records}<resumptionToken completeListSize="${size}">${next}</resumptionToken></ListRecords>`;
  }

  function begin(parameters: URLSearchParams) {
    const [from, set] = [parameters.get('from') ?? '', parameters.get('set')];
    const left = items.filter(({ datestamp, sets = [] }) => datestamp >= from && (set === null || sets.includes(set)));
    return { left, size: left.length };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    ...{ address: `http://127.0.0.1:${port}/oai`, asked, items, faults },
    expireTokens: () => tokens.clear(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function recordOf({ identifier, datestamp, metadata }: OaiItem): string {
  const header = `<header${metadata === undefined ? ' status="deleted"' : ''}><identifier>${identifier}</identifier><datestamp>${datestamp}</datestamp></header>`;
  return `<record>${header}${metadata === undefined ? '' : `<metadata>${metadata}</metadata>`}</record>`;
}

/** An item with Dublin Core, as repositories write it. */
export function dublinCoreItem(number: number, more = ''): OaiItem {
  const names =
    'xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return {
    identifier: `oai:example.org:${number}`,
    datestamp: `2026-01-${String(number).padStart(2, '0')}T00:00:00Z`,
    metadata: `<oai_dc:dc ${names}><dc:title>Furrow ${number}</dc:title>${more}</oai_dc:dc>`,
  };
}
