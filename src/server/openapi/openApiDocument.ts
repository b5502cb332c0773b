import { citationFormats, citationPath } from '#app/api/citationAddress.ts';
import { feedPath, listFormats, listMost, listPath } from '#app/api/listAddress.ts';
import { oaiPath } from '#app/api/oaiAddress.ts';
import { languages } from '#languages/languages.ts';
import { schemaRef, schemas } from './schemas.ts';

const parameter = (name: string, description: string, schema: object, more: object = {}) =>
  ({ name, in: 'query', description, schema, ...more }) as const;

const string = { type: 'string' } as const;
const language = parameter('language', 'Of the labels, and of the pages that addresses lead to.', {
  enum: languages,
});
const term = parameter(
  'term',
  'What is searched for, up to 500 characters: words, "a phrase", `-without` (or `NOT without`), `or`, `beginning*`, an author, a DOI. Nothing, or `*`, is everything.',
  string,
);
const exact = parameter('exact', 'The words as they are typed, and no others.', { const: '1' });
const filters = parameter(
  'filters',
  'The filters by their ids, as a search lists them, each repeated for more values: `taal=nl&taal=en&documenttype=rapport`. Of years there are `jaar_van` and `jaar_tot` too. Thirty choices in all.',
  { type: 'object', additionalProperties: { type: 'array', items: string } },
  { style: 'form', explode: true },
);
const order = [
  parameter('srt', 'What the list is sorted by.', { enum: ['score', 'titel', 'jaar'] }),
  parameter('srt_direction', 'Which way, of titles and years.', { enum: ['asc', 'desc'] }),
];
const ids = (description: string, more: object = {}) =>
  parameter(
    'id',
    description,
    { type: 'array', items: string, maxItems: 60 },
    { style: 'form', explode: true, ...more },
  );

const json = (description: string, name: Parameters<typeof schemaRef>[0]) => ({
  description,
  content: { 'application/json': { schema: schemaRef(name) } },
});
const file = (description: string, ...types: readonly string[]) => ({
  description,
  content: Object.fromEntries(types.map((type) => [type, { schema: string }])),
});
const plain = (description: string) => file(description, 'text/plain');

const refused = {
  '429': plain('Too many requests from this network: come back after the seconds of `Retry-After`.'),
} as const;
const away = { '503': plain('The search does not answer now, or the portal is busy.') } as const;

const arguments_ = {
  verb: {
    enum: ['Identify', 'ListMetadataFormats', 'ListSets', 'ListIdentifiers', 'ListRecords', 'GetRecord'],
    description: 'What is asked for.',
  },
  metadataPrefix: { const: 'oai_dc', description: 'The form of the records.' },
  identifier: { ...string, description: 'Of one record: `oai:groenkennisnet.nl:…`.' },
  from: { ...string, description: 'Records written since: `2026-01-31` or `2026-01-31T12:00:00Z`.' },
  until: { ...string, description: 'Records written until then.' },
  resumptionToken: { ...string, description: 'The next part of a list, as the part before names it. Stands alone.' },
} as const;
const oai = {
  '200': file('An answer of OAI-PMH 2.0, also for mistakes that it has a code for.', 'text/xml'),
  ...refused,
  ...away,
};

/**
 * The calls that others may use, as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1).
 * @param origin of the first site
 */
export function openApiDocument(origin: string, title: string) {
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      summary: 'Search the collection, and take records along.',
      description: `For everyone, without a key. Each network has a number of requests a minute, which \`RateLimit-Policy\` and \`RateLimit\` tell. Fields may be added; those that are described stay what they are. For people: ${origin}/developers`,
    },
    servers: [{ url: origin }],
    paths: {
      '/api/search': {
        get: {
          operationId: 'search',
          summary: 'Search, or get records by their ids',
          parameters: [
            ...[term, language, filters, exact, ...order],
            parameter('start', 'The offset of the first record; twenty are listed.', { type: 'integer', minimum: 0 }),
            ids('Records that are wanted, in this order, instead of a search.'),
          ],
          responses: {
            '200': json('What was found.', 'Results'),
            '429': refused['429'],
            '503': json('The search does not answer now.', 'Failure'),
          },
        },
      },
      '/api/values': {
        get: {
          operationId: 'values',
          summary: 'All values of one filter in a search',
          parameters: [
            parameter('facet', 'The id of the filter.', string, { required: true }),
            parameter('find', 'What a word of the value begins with.', string),
            ...[term, language, filters, exact],
          ],
          responses: {
            '200': json('Its values.', 'Values'),
            '404': plain('There is no such filter.'),
            ...refused,
            ...away,
          },
        },
      },
      '/api/suggest': {
        get: {
          operationId: 'suggest',
          summary: 'What may be meant by what is being typed',
          parameters: [parameter('q', 'What has been typed so far.', string), language],
          responses: { '200': json('The likeliest first.', 'Suggestions'), ...refused },
        },
      },
      [citationPath]: {
        get: {
          operationId: 'citation',
          summary: 'References of records',
          parameters: [
            ids('The records.', { required: true }),
            parameter('format', 'Of the file.', { enum: citationFormats }, { required: true }),
            language,
          ],
          responses: {
            '200': file(
              'A file for reference managers.',
              ...['application/x-research-info-systems', 'application/x-bibtex'],
              'application/vnd.citationstyles.csl+json',
            ),
            '400': plain('No record is named, or no format.'),
            '404': plain('There is no such record.'),
            ...refused,
            ...away,
          },
        },
      },
      [listPath]: {
        get: {
          operationId: 'list',
          summary: `The list of a search as a file, up to ${listMost} records`,
          parameters: [
            parameter('format', 'Of the file.', { enum: listFormats }, { required: true }),
            ...[term, language, filters, exact, ...order],
            ids('Records that are wanted, instead of a search.'),
          ],
          responses: {
            '200': file('The file.', 'application/x-research-info-systems', 'application/x-bibtex', 'text/csv'),
            '400': plain('No format is named.'),
            ...refused,
            ...away,
          },
        },
      },
      [feedPath]: {
        get: {
          operationId: 'feed',
          summary: 'What is new in a search, as a feed (Atom)',
          parameters: [term, language, filters, exact],
          responses: {
            '200': file('The fifty records that came in last.', 'application/atom+xml'),
            ...refused,
            ...away,
          },
        },
      },
      [oaiPath]: {
        get: {
          operationId: 'oai',
          summary: 'All records, and what has changed since (OAI-PMH 2.0)',
          externalDocs: { url: 'https://www.openarchives.org/OAI/openarchivesprotocol.html' },
          parameters: Object.entries(arguments_).map(([name, { description, ...schema }]) =>
            parameter(name, description, schema, { required: name === 'verb' }),
          ),
          responses: { ...oai, '404': plain('The records of this portal cannot be harvested.') },
        },
        post: {
          operationId: 'oaiPost',
          summary: 'The same, with the arguments as a form',
          requestBody: {
            required: true,
            content: {
              'application/x-www-form-urlencoded': {
                schema: { type: 'object', properties: arguments_, required: ['verb'] },
              },
            },
          },
          responses: {
            ...oai,
            '404': plain('The records of this portal cannot be harvested.'),
            '413': plain('More than the arguments of one request.'),
            '415': plain('The arguments are not sent as a form.'),
          },
        },
      },
    },
    components: { schemas },
  } as const;
}
