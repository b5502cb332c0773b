import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { type Answer, json } from '../testing/testService.ts';

let running: TestPortal;
afterEach(() => running.close());

const record = {
  title: 'Klei & <veen> "]]>" \u0007',
  authors: [{ name: 'Jansen, Anna', orcid: '0000-0002-1825-0097' }, { name: 'Vries, Bram de' }],
  organisations: [{ name: 'Deltares' }],
  publisher: 'Pudoc',
  journal: 'Bodem',
  year: 2019,
  abstract: 'Over de bodem.',
  keywords: ['klei', 'veen'],
  documenttype: 'artikel',
  language: 'nl',
  doi: '10.1234/klei(1)',
  isbn: ['9789086863044'],
  handle: '10568/1',
  links: [{ url: 'https://example.nl/klei.pdf', access: 'open', filetype: 'pdf' }],
};
const changes = Array.from({ length: 7 }, (_, at) => ({
  id: at === 1 ? 'doi:10.1234/a b' : `r-${at}`,
  changed: `2026-01-0${at + 1}T12:00:00.500000Z`,
  ...(at === 4 ? {} : { record: { ...record, id: `r-${at}` } }),
}));

/** A query service that tells what changed, three records a page. */
const withChanges: Answer = ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname !== '/gkz/changes' && pathname !== '/gkn3/changes') return response.writeHead(404).end();
  const [id, from, until] = ['id', 'from', 'until'].map((name) => searchParams.get(name));
  const found = changes.filter(
    (change) => (!id || change.id === id) && (!from || change.changed >= from) && (!until || change.changed < until),
  );
  const start = Number(searchParams.get('after') ?? 0);
  if (Number.isNaN(start)) return response.writeHead(400).end();
  const next = start + 3 < found.length ? String(start + 3) : undefined;
  json(response, { earliest: changes[0]?.changed, total: found.length, changes: found.slice(start, start + 3), next });
};

async function portalWith(query: Answer = withChanges) {
  running = await startTestPortal({ query });
  return running;
}
const textOf = async (parameters: string) => (await (await portalWith()).get(`/oai?${parameters}`)).text();
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value]) => value);
/** A token in the form of ours. */
const tokenWith = (after: string, listed: number) =>
  Buffer.from(JSON.stringify([null, null, after, listed])).toString('base64url');
const errorIn = (xml: string) => /<error code="(\w+)">[^<]+<\/error>/.exec(xml)?.[1];

describe('the provider of OAI-PMH', () => {
  it('says what it is', async () => {
    const xml = await textOf('verb=Identify');
    expect(xml).toContain('<request verb="Identify">http://localhost:3000/oai</request>');
    expect(valuesOf(xml, 'repositoryName')).toEqual(['Groen Kennisnet']);
    expect(valuesOf(xml, 'adminEmail')).toEqual(['postmaster@groenkennisnet.nl']);
    expect(valuesOf(xml, 'earliestDatestamp')).toEqual(['2026-01-01T12:00:00Z']);
    expect(valuesOf(xml, 'deletedRecord')).toEqual(['persistent']);
  });

  it('leads to the whole of a DOI and a handle, whatever signs they have', async () => {
    const odd = { ...record, id: 'r-0', doi: '10.1002/(sici)1097?a<1>3.0.co;2-#', handle: '10568/1#b\ud800' };
    const change = { id: 'r-0', changed: changes[0]?.changed, record: odd };
    const { get } = await portalWith((_, response) => json(response, { total: 1, changes: [change] }));
    const answer = await get('/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:groenkennisnet.nl:r-0');
    const identifiers = valuesOf(await answer.text(), 'dc:identifier');
    expect(identifiers).toContain('https://doi.org/10.1002/(sici)1097%3Fa%3C1%3E3.0.co;2-%23');
    expect(identifiers).toContain('https://hdl.handle.net/10568/1%23b%EF%BF%BD');
  });

  it('gives a record in Dublin Core', async () => {
    const xml = await textOf('verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:groenkennisnet.nl:r-0');
    expect(valuesOf(xml, 'identifier')).toEqual(['oai:groenkennisnet.nl:r-0']);
    expect(valuesOf(xml, 'dc:title')).toEqual(['Klei &amp; &lt;veen&gt; &quot;]] &gt;&quot; ']);
    expect(valuesOf(xml, 'dc:creator')).toEqual(['Jansen, Anna', 'Vries, Bram de']);
    expect(valuesOf(xml, 'dc:contributor')).toEqual(['Deltares']);
    expect(valuesOf(xml, 'dc:subject')).toEqual(['klei', 'veen']);
    expect(valuesOf(xml, 'dc:date')).toEqual(['2019']);
    expect(valuesOf(xml, 'dc:type')).toEqual(['artikel', 'info:eu-repo/semantics/article']);
    expect(valuesOf(xml, 'dc:source')).toEqual(['Bodem']);
    expect(valuesOf(xml, 'dc:rights')).toEqual(['info:eu-repo/semantics/openAccess']);
    expect(valuesOf(xml, 'dc:identifier')).toEqual([
      'http://localhost:3000/zoeken/resultaat/klei-veen?id=r-0',
      'https://doi.org/10.1234/klei(1)',
      'https://hdl.handle.net/10568/1',
      'urn:ISBN:9789086863044',
      'https://example.nl/klei.pdf',
    ]);
  });

  it('lists a record of any kind, also of one that is called like what every object has', async () => {
    const odd = {
      id: 'r-0',
      changed: changes[0]?.changed,
      record: { ...record, id: 'r-0', documenttype: 'constructor' },
    };
    const { get } = await portalWith((_, response) => json(response, { total: 1, changes: [odd] }));
    const answer = await get('/oai?verb=ListRecords&metadataPrefix=oai_dc');
    expect(answer.status).toBe(200);
    expect(valuesOf(await answer.text(), 'dc:type')).toEqual(['constructor']);
  });

  it('has identifiers that stand in an address, whatever the record is called', async () => {
    const identifier = 'oai:groenkennisnet.nl:doi%3A10.1234%2Fa%20b';
    const given = new URLSearchParams({ verb: 'GetRecord', metadataPrefix: 'oai_dc', identifier });
    expect(valuesOf(await textOf(given.toString()), 'identifier')).toEqual([identifier]);
  });

  it('lists records in parts, deleted ones too, until an empty token', async () => {
    const { get } = await portalWith();
    const found: (string | undefined)[] = [];
    let next = 'metadataPrefix=oai_dc';
    let parts = 0;
    for (; next !== ''; parts += 1) {
      const xml = await (await get(`/oai?verb=ListIdentifiers&${next}`)).text();
      found.push(...valuesOf(xml, 'identifier'));
      expect(xml).toMatch(new RegExp(`<resumptionToken completeListSize="7" cursor="${parts * 3}">`));
      const [token] = valuesOf(xml, 'resumptionToken');
      next = token ? `resumptionToken=${token}` : '';
    }
    expect([parts, found.length, new Set(found).size]).toEqual([3, 7, 7]);
    const xml = await (await get('/oai?verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-05')).text();
    expect(xml).toContain(
      '<record><header status="deleted"><identifier>oai:groenkennisnet.nl:r-4</identifier><datestamp>2026-01-05T12:00:00Z</datestamp></header></record>',
    );
    expect(xml).not.toContain('resumptionToken');
  });

  it.each([
    ['from=2026-01-02&until=2026-01-03', 2],
    ['from=2026-01-02T12:00:00Z&until=2026-01-02T12:00:00Z', 1],
    ['until=2026-01-01T12:00:00Z', 1],
    ['from=0001-01-01&until=9999-12-31', 3],
    ['until=9999-12-31T23:59:59Z', 3],
  ])('takes both ends of a time to it (%s)', async (time, count) => {
    const xml = await textOf(`verb=ListIdentifiers&metadataPrefix=oai_dc&${time}`);
    expect(valuesOf(xml, 'identifier')).toHaveLength(count);
  });

  it('is asked by POST as well', async () => {
    const { post } = await portalWith();
    const answer = await post('/oai', new URLSearchParams({ verb: 'ListMetadataFormats' }));
    expect(valuesOf(await answer.text(), 'metadataPrefix')).toEqual(['oai_dc']);
    expect((await post('/oai', '{"verb":"Identify"}', { 'content-type': 'application/json' })).status).toBe(415);
    const long = new URLSearchParams({ verb: 'Identify', rest: 'x'.repeat(20_000) });
    expect((await post('/oai', long)).status).toBe(413);
  });

  it.each([
    ['', 'badVerb'],
    ['verb=Explode', 'badVerb'],
    ['verb=constructor', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&set=x', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-31', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=0000-01-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01&until=2026-01-02T00:00:00Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-02&until=2026-01-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01&from=2026-01-02', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=a%20b', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=marc', 'cannotDisseminateFormat'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=clay', 'noSetHierarchy'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2030-01-01', 'noRecordsMatch'],
    ['verb=ListRecords&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListRecords&resumptionToken=W10', 'badResumptionToken'],
    [`verb=ListRecords&resumptionToken=${tokenWith('forged', 3)}`, 'badResumptionToken'],
    [`verb=ListRecords&resumptionToken=${tokenWith('3', -5)}`, 'badResumptionToken'],
    ['verb=ListSets', 'noSetHierarchy'],
    ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListMetadataFormats&identifier=oai:groenkennisnet.nl:weg', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:elders.nl:r-0', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:groenkennisnet.nl:%25', 'idDoesNotExist'],
  ])('answers %j with %s', async (given, code) => {
    const xml = await textOf(given);
    expect(errorIn(xml)).toBe(code);
    const isNamed = code !== 'badVerb' && code !== 'badArgument';
    expect(/<request verb=/.test(xml)).toBe(isNamed);
  });

  it('writes what it was asked so that it stays XML', async () => {
    const xml = await textOf('verb=GetRecord&metadataPrefix=oai_dc&identifier=%22%3E%3Cx%3E%00');
    expect(xml).toContain('identifier="&quot;&gt;&lt;x&gt;"');
  });

  it('stands on the first site alone, and is counted like searches', async () => {
    const { get } = await portalWith();
    expect((await get('/oai?verb=Identify')).headers.get('ratelimit-policy')).toContain('"search"');
    const elsewhere = await get('http://eurcaw-pigs.localhost:3000/oai?verb=Identify');
    expect([elsewhere.status, await elsewhere.text()]).toEqual([404, expect.not.stringContaining('<OAI-PMH')]);
  });

  it('is not there where the query service knows the specification alone, and waits where it is away', async () => {
    await portalWith((_, response) => response.writeHead(404).end());
    expect((await running.get('/oai?verb=Identify')).status).toBe(404);
    await running.close();
    await portalWith((_, response) => response.writeHead(500).end());
    expect((await running.get('/oai?verb=ListRecords&metadataPrefix=oai_dc')).status).toBe(503);
  });
});
