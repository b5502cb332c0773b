import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEntries } from '#services/query/import/readEntries.ts';
import { createSummary } from '#services/query/import/summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'query-oai-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string) {
  const file = join(folder, 'answer.xml');
  writeFileSync(file, content);
  const records = [];
  for await (const entry of readEntries(file, { summary: createSummary() })) {
    records.push(entry.kind === 'json' ? JSON.parse(entry.json) : entry.reason);
  }
  return records;
}

const answer = (metadata: string) => `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-01-01T00:00:00Z</responseDate><ListRecords>
<record><header><identifier>oai:repository.example:10/1</identifier><datestamp>2025-01-01</datestamp></header><metadata>${metadata}</metadata></record>
<record><header status="deleted"><identifier>oai:repository.example:10/2</identifier><datestamp>2025-01-01</datestamp></header></record>
</ListRecords></OAI-PMH>`;

/** As DSpace writes it: moments of its own before the date, and everything that is an address or a number in `identifier`. */
const dspace = `<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title>Clover &amp;amp; grass</dc:title><dc:creator>Jansen, Anna</dc:creator><dc:creator>Vries, Bram de</dc:creator>
<dc:contributor>A funder</dc:contributor><dc:subject>clover</dc:subject><dc:subject>grass, mown</dc:subject>
<dc:description>Peer reviewed</dc:description>
<dc:description>Clover was sown in grass on sandy soils, and mown in May, in June and in August of three years.</dc:description>
<dc:date>2024-03-01T10:00:00Z</dc:date><dc:date>info:eu-repo/date/embargoEnd/2027-01-01</dc:date><dc:date>2019-05</dc:date>
<dc:type>info:eu-repo/semantics/bookPart</dc:type><dc:type>info:eu-repo/semantics/publishedVersion</dc:type>
<dc:format>12 p.</dc:format><dc:format>application/pdf</dc:format><dc:identifier>1234-5678</dc:identifier>
<dc:identifier>https://hdl.handle.net/10568/1</dc:identifier><dc:identifier>doi:10.1234/Clover</dc:identifier>
<dc:source>Grass and Forage; Vol. 3 No. 1 (2019); 1-12</dc:source><dc:source>1234-5678</dc:source>
<dc:language>eng</dc:language><dc:relation>https://example.org/other</dc:relation><dc:publisher>A Press</dc:publisher>
<dc:rights>info:eu-repo/semantics/openAccess</dc:rights></oai_dc:dc>`;

const record = `<mods xmlns="http://www.loc.gov/mods/v3" xmlns:xlink="http://www.w3.org/1999/xlink" version="3.7">
<titleInfo><nonSort>De</nonSort><title>bodem</title><subTitle>een atlas</subTitle></titleInfo><titleInfo type="translated"><title>The soil</title></titleInfo>
<name type="personal"><namePart type="family">Jansen</namePart><namePart type="given">Anna</namePart><role><roleTerm type="code">aut</roleTerm></role>
<nameIdentifier type="orcid">https://orcid.org/0000-0002-1825-0097</nameIdentifier><affiliation>Wageningen University</affiliation></name>
<name type="personal"><namePart>Vries, Bram de</namePart><role><roleTerm type="text">editor</roleTerm></role></name>
<name type="corporate"><namePart>Deltares</namePart></name>
<typeOfResource>text</typeOfResource><genre>journal article</genre>
<originInfo><publisher>Pudoc</publisher><dateIssued encoding="w3cdtf">2011-04-01</dateIssued></originInfo>
<language><languageTerm type="code" authority="iso639-2b">dut</languageTerm></language><abstract>Over de bodem.</abstract>
<subject><topic>bodem</topic><geographic>Drenthe</geographic></subject><subject><topic>veen</topic></subject>
<relatedItem type="host"><titleInfo><title>Bodem en land</title></titleInfo></relatedItem><relatedItem type="series"><titleInfo><title>Reeks</title></titleInfo></relatedItem>
<identifier type="doi">10.1234/bodem</identifier><identifier type="isbn" invalid="yes">9067541044</identifier><identifier type="uri">https://example.nl/bodem</identifier>
<location><url>https://example.nl/bodem.pdf</url></location><physicalDescription><internetMediaType>application/pdf</internetMediaType></physicalDescription>
<accessCondition type="use and reproduction" xlink:href="https://creativecommons.org/licenses/by/4.0/">CC BY</accessCondition></mods>`;

describe('answers of OAI-PMH that somebody kept', () => {
  it.each([
    ['east=5.66; north=52.04; name=Ede', [{ lat: 52.04, lon: 5.66, kind: 'point', name: '' }]],
    ['52.04, 5.66', [{ lat: 52.04, lon: 5.66, kind: 'point', name: '' }]],
    ['1950-1960', undefined],
    ['America', undefined],
  ])('reads where Dublin Core is about by points alone: %s', async (coverage, places) => {
    const [first] = await read(
      answer(dspace.replace('</oai_dc:dc>', `<dc:coverage>${coverage}</dc:coverage></oai_dc:dc>`)),
    );
    expect(first.places).toEqual(places);
  });

  it.each([
    ['<country>Nederland</country><province>Gelderland</province><city>Ede</city>', ['Ede']],
    ['<state>Drenthe</state>', ['Drenthe']],
    ['<country>United States</country><city>Ede</city>', undefined],
  ])('reads places of MODS in what they lie in: %s', async (place, names) => {
    const subject = `<subject><hierarchicalGeographic>${place}</hierarchicalGeographic></subject></mods>`;
    const [first] = await read(answer(record.replace('</mods>', subject)));
    expect(first.places?.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it.each([
    ['info:eu-repo/semantics/openAccess', 'open'],
    ['Not open access', 'beperkt'],
    ['Geen open access', 'beperkt'],
    ['http://purl.org/coar/access_right/c_abf2', 'open'],
    ['http://purl.org/coar/access_right/c_f1cf', 'beperkt'],
    ['© A Press', ''],
  ])('knows by rights who may read: %s', async (rights, access) => {
    const [first] = await read(answer(dspace.replace('info:eu-repo/semantics/openAccess', rights)));
    expect(first.links).toMatchObject([{ access }]);
  });

  it('gives Dublin Core its meaning', async () => {
    expect(await read(answer(dspace))).toMatchObject([
      {
        id: 'oai:repository.example:10/1',
        title: 'Clover & grass',
        authors: [{ name: 'Jansen, Anna' }, { name: 'Vries, Bram de' }],
        keywords: ['clover', 'grass, mown'],
        abstract: expect.stringMatching(/^Clover was sown.*years\.$/),
        year: 2019,
        documenttype: 'hoofdstuk',
        doi: '10.1234/clover',
        handle: '10568/1',
        journal: 'Grass and Forage',
        publisher: 'A Press',
        language: 'en',
        links: [{ url: 'https://doi.org/10.1234/clover', access: 'open', filetype: 'pdf' }],
      },
      { id: 'oai:repository.example:10/2', deleted: true },
    ]);
  });

  it('gives MODS its meaning', async () => {
    const [found] = await read(answer(record));
    expect(found).toMatchObject({
      id: 'oai:repository.example:10/1',
      title: 'De bodem: een atlas',
      authors: [{ name: 'Jansen, Anna', orcid: '0000-0002-1825-0097' }],
      organisations: [{ name: 'Wageningen University' }, { name: 'Deltares' }],
      documenttype: 'artikel',
      publisher: 'Pudoc',
      journal: 'Bodem en land',
      year: 2011,
      language: 'nl',
      keywords: ['bodem - Drenthe', 'veen'],
      doi: '10.1234/bodem',
      links: [
        { url: 'https://example.nl/bodem', access: 'open', filetype: 'pdf' },
        { url: 'https://example.nl/bodem.pdf', access: 'open', filetype: 'pdf' },
      ],
    });
    expect(found).not.toHaveProperty('isbn');
  });

  it('reads metadata alone too, without identifiers of a provider', async () => {
    expect(await read(`<modsCollection>${record}</modsCollection>`)).toMatchObject([{ id: 'doi:10.1234/bodem' }]);
    expect(await read(dspace)).toMatchObject([{ id: 'doi:10.1234/clover' }]);
  });
});
