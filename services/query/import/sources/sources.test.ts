import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { type Entry, readEntries } from '#services/query/import/readEntries.ts';
import { createSummary } from '#services/query/import/summary.ts';
import { createCrossrefs, type ReadEntry } from './bibTexCrossrefs.ts';

/* What these files say is invented; how they say it is what the programs write that they are named after. */

const folder = mkdtempSync(join(tmpdir(), 'query-sources-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string | Buffer, name = 'export.txt') {
  const file = join(folder, name);
  writeFileSync(file, content);
  const summary = createSummary();
  const entries: Entry[] = [];
  for await (const entry of readEntries(file, { summary })) entries.push(entry);
  const records = entries.flatMap((entry) => (entry.kind === 'json' ? [JSON.parse(entry.json)] : []));
  const bad = entries.flatMap((entry) => (entry.kind === 'bad' ? [`${entry.at}: ${entry.reason}`] : []));
  return { records, bad, report: summary.lines().join('\n') };
}

const scopusCsv = `\ufeff"Authors","Author full names","Author(s) ID","Title","Year","Source title","DOI","Link","Abstract","Author Keywords","Publisher","ISBN","Language of Original Document","Document Type","Open Access","Source","EID"
"Jansen A.; de Vries B.","Jansen, Anna (57190000001); de Vries, Bram (57190000002)","57190000001; 57190000002","Peat <inf>2</inf> &amp; water","2021","Soil","10.1234/Soil.1","https://www.scopus.com/inward/record.uri?eid=2-s2.0-1","Said ""twice"" in
two lines","peat; water tables","Elsevier","","English","Article","All Open Access; Gold Open Access","Scopus","2-s2.0-1"
`;

const wosText = `FN Clarivate Analytics Web of Science
VR 1.0
PT J
AU Jansen, A
   de Vries, B
AF Jansen, Anna
   van der Berg, Jan Piet
TI Grassland birds and
   mowing dates
SO AGRICULTURE ECOSYSTEMS & ENVIRONMENT
LA English
DT Article; Early Access
DE grassland birds; mowing
C1 [Jansen, Anna] Wageningen Univ, NL-6700 Wageningen, Netherlands.
PU ELSEVIER
PY 2019
DI 10.1234/birds
UT WOS:000000000000001
ER

PT B
TI A book of
   soils
PY 1999
UT WOS:000000000000002
ER

EF
`;

const pubMedText = `
PMID- 30000001
OWN - NLM
DP  - 2020 Mar-Apr
TI  - Feeding dairy cows with
      less soy.
LID - 10.1234/cows [doi]
AB  - Cows were fed.
FAU - Jansen, Anna
AU  - Jansen A
AD  - Wageningen University, Wageningen, Netherlands. anna@example.org; Deltares,
      Delft, Netherlands; Wageningen University, Wageningen, Netherlands. Electronic
      address: bram@example.org.
LA  - dut
PT  - Journal Article
MH  - *Animal Feed
MH  - Cattle/*physiology
JT  - Journal of dairy science

PMID- 30000002
TI  - Second.
DP  - 1998
`;

const risText = `TY  - RPRT
AU  - Jansen, Anna
TI  - Kalveren in de wei
PY  - 2018/05/17/
KW  - kalveren
KW  - weidegang
LA  - nl
SN  - 978-90-8686-304-4
UR  - www.example.nl/kalveren.pdf
ER  -

TY  - JOUR
TI  - Zonder einde
PY  - 2017
TY  - CHAP
TI  - Hoofdstuk drie
ER  -
`;

const bibText = `Scopus
EXPORT DATE: 1 May 2024

@ARTICLE{Jansen2020,
	author = {Jansen, Anna and {Wageningen University}},
	title = {Emissions of {N$_2$O} from f{\\"u}rrows},
	year = {2020},
	doi = {10.1234/furrows},
	author_keywords = {soil; nitrous oxide},
	language = {English}
}
@book{broken, title = {Never closed, year = 2001
@phdthesis{vries, author = "Bram de Vries", title = "On clay", year = 2001, school = "WUR"}
`;

const crossrefJson = JSON.stringify(
  {
    status: 'ok',
    'message-type': 'work-list',
    message: {
      'total-results': 1,
      items: [
        {
          DOI: '10.1234/CLOVER',
          type: 'journal-article',
          title: ['Clover in <i>grass</i>'],
          'container-title': ['Grass and Forage Science'],
          publisher: 'Wiley',
          abstract: '<jats:title>Abstract</jats:title><jats:p>Clover &lt; grass.</jats:p>',
          issued: { 'date-parts': [[2022, 3]] },
          'is-referenced-by-count': 3,
          author: [
            {
              given: 'Anna',
              family: 'Jansen',
              ORCID: 'http://orcid.org/0000-0002-1825-0097',
              affiliation: [{ name: 'WUR', id: [{ id: 'https://ror.org/04qw24q55', 'id-type': 'ROR' }] }],
            },
          ],
          license: [{ URL: 'https://creativecommons.org/licenses/by/4.0/' }],
          resource: { primary: { URL: 'https://example.org/clover' } },
          language: 'en',
        },
      ],
    },
  },
  null,
  1,
);

const openAlexLine = JSON.stringify({
  id: 'https://openalex.org/W1',
  doi: 'https://doi.org/10.1234/w1',
  title: 'Bees & fields',
  publication_year: 2023,
  language: 'fr',
  type: 'article',
  open_access: { is_oa: true, oa_status: 'gold' },
  authorships: [
    {
      author: { display_name: 'Anna Jansen', orcid: 'https://orcid.org/0000-0002-1825-0097' },
      institutions: [{ display_name: 'WUR', ror: 'https://ror.org/04qw24q55' }],
    },
  ],
  primary_location: {
    landing_page_url: 'https://doi.org/10.1234/w1',
    source: { display_name: 'Apis', type: 'journal' },
  },
  best_oa_location: { pdf_url: 'https://example.org/w1.pdf' },
  keywords: [{ display_name: 'Bee' }],
  primary_topic: {
    display_name: 'Bee dances',
    subfield: { display_name: 'Insect Science' },
    field: { display_name: 'Agricultural and Biological Sciences' },
    domain: { display_name: 'Life Sciences' },
  },
  abstract_inverted_index: { fly: [1, 3], Bees: [0], 'and,': [2] },
});

const dataCiteJson = JSON.stringify({
  data: [
    {
      id: '10.1234/data',
      type: 'dois',
      attributes: {
        doi: '10.1234/data',
        titles: [{ title: 'Soil samples' }, { title: 'Of 2019', titleType: 'Subtitle' }],
        publisher: { name: 'DANS' },
        publicationYear: 2020,
        language: 'nl',
        types: { resourceTypeGeneral: 'Dataset', resourceType: '' },
        creators: [
          {
            name: 'WUR',
            nameType: 'Organizational',
            nameIdentifiers: [{ nameIdentifier: 'https://ror.org/04qw24q55' }],
          },
          { name: 'Jansen, Anna', nameType: 'Personal', affiliation: ['Deltares'] },
        ],
        subjects: [{ subject: 'soil' }],
        descriptions: [{ description: 'Many.', descriptionType: 'Abstract' }],
        rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/legalcode' }],
        url: 'https://example.org/data',
      },
    },
  ],
});

const marcXml = `<?xml version="1.0" encoding="UTF-8"?>
<marc:collection xmlns:marc="http://www.loc.gov/MARC21/slim">
 <marc:record><marc:leader>00000nam a2200000 a 4500</marc:leader>
  <marc:controlfield tag="001">990001</marc:controlfield>
  <marc:controlfield tag="008">870612s1987    ne            000 0 dut  </marc:controlfield>
  <marc:datafield tag="020" ind1=" " ind2=" "><marc:subfield code="a">90 6754 104 4 (geb.)</marc:subfield></marc:datafield>
  <marc:datafield tag="100" ind1="1" ind2=" "><marc:subfield code="a">Jansen, Anna,</marc:subfield></marc:datafield>
  <marc:datafield tag="245" ind1="1" ind2="0"><marc:subfield code="a">Klei &amp; veen :</marc:subfield><marc:subfield code="b">een atlas /</marc:subfield></marc:datafield>
  <marc:datafield tag="260" ind1=" " ind2=" "><marc:subfield code="b">Pudoc,</marc:subfield><marc:subfield code="c">1987.</marc:subfield></marc:datafield>
  <marc:datafield tag="650" ind1=" " ind2="0"><marc:subfield code="a">Bodem.</marc:subfield></marc:datafield>
 <marc:record><marc:leader>00000cem a2200000 a 4500</marc:leader>
  <marc:controlfield tag="001">990002</marc:controlfield>
  <marc:datafield tag="245" ind1="0" ind2="0"><marc:subfield code="a">Bodemkaart</marc:subfield></marc:datafield>
 </marc:record>
</marc:collection>`;

const agrisXml = `<?xml version="1.0"?>
<ags:resources xmlns:ags="http://purl.org/agmes/1.1/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">
 <ags:resource ags:ARN="NL2020000001">
  <dc:title xml:lang="en"><![CDATA[Potatoes & blight]]></dc:title>
  <dc:creator><ags:creatorPersonal>Jansen, A.</ags:creatorPersonal><ags:creatorCorporate>WUR</ags:creatorCorporate></dc:creator>
  <dc:publisher><ags:publisherName>WUR Press</ags:publisherName></dc:publisher>
  <dc:date><dcterms:dateIssued>2020-04</dcterms:dateIssued></dc:date>
  <dc:subject><ags:subjectThesaurus scheme="ags:AGROVOC">potatoes</ags:subjectThesaurus></dc:subject>
  <dc:subject>blight</dc:subject>
  <dc:description><dcterms:abstract>It rained.</dcterms:abstract></dc:description>
  <dc:identifier scheme="dcterms:URI">http://example.org/potatoes</dc:identifier>
  <dc:type>Journal Article</dc:type>
  <dc:language scheme="dcterms:ISO639-2">eng</dc:language>
 </ags:resource>
</ags:resources>`;

describe('records as their sources write them', () => {
  it('takes the table of Scopus', async () => {
    const { records, bad, report } = await read(scopusCsv, 'scopus.csv');
    expect(bad).toEqual([]);
    expect(records).toMatchObject([
      {
        id: '2-s2.0-1',
        title: 'Peat 2 & water',
        year: 2021,
        journal: 'Soil',
        abstract: 'Said "twice" in two lines',
        keywords: ['peat', 'water tables'],
        language: 'en',
        documenttype: 'artikel',
        doi: '10.1234/soil.1',
        links: [
          { url: 'https://doi.org/10.1234/soil.1', access: 'open' },
          { url: 'https://www.scopus.com/inward/record.uri?eid=2-s2.0-1' },
        ],
      },
    ]);
    expect(records[0].authors).toEqual([{ name: 'Jansen, Anna' }, { name: 'de Vries, Bram' }]);
    expect(report).toContain('id: EID (1)');
    expect(report).toContain('Fields ignored: Author(s) ID');
  });

  it('takes the plain text of Web of Science', async () => {
    const { records } = await read(wosText);
    expect(records).toMatchObject([
      {
        id: 'WOS:000000000000001',
        title: 'Grassland birds and mowing dates',
        authors: [{ name: 'Jansen, Anna' }, { name: 'van der Berg, Jan Piet' }],
        organisations: [{ name: 'Wageningen Univ, NL-6700 Wageningen, Netherlands' }],
        documenttype: 'artikel',
        year: 2019,
      },
      { title: 'A book of soils', documenttype: 'boek', year: 1999 },
    ]);
  });

  it('takes the text of PubMed', async () => {
    const { records } = await read(pubMedText);
    expect(records).toMatchObject([
      {
        id: 'pmid:30000001',
        title: 'Feeding dairy cows with less soy',
        year: 2020,
        language: 'nl',
        doi: '10.1234/cows',
        authors: [{ name: 'Jansen, Anna' }],
        organisations: [
          { name: 'Wageningen University, Wageningen, Netherlands' },
          { name: 'Deltares, Delft, Netherlands' },
        ],
        keywords: ['Animal Feed', 'Cattle / physiology'],
        journal: 'Journal of dairy science',
      },
      { id: 'pmid:30000002', year: 1998 },
    ]);
  });

  it('takes RIS, also where the end of a record is missing', async () => {
    const { records } = await read(risText);
    expect(records).toMatchObject([
      {
        id: 'isbn:9789086863044',
        documenttype: 'rapport',
        year: 2018,
        keywords: ['kalveren', 'weidegang'],
        links: [{ url: 'https://www.example.nl/kalveren.pdf' }],
      },
      { title: 'Zonder einde', documenttype: 'artikel' },
      { title: 'Hoofdstuk drie', documenttype: 'hoofdstuk' },
    ]);
  });

  it('keeps the parts of a book apart, which all come with its ISBN', async () => {
    const part = (type: string, title: string) => `TY  - ${type}\nTI  - ${title}\nSN  - 978-90-8686-304-4\nER  - \n`;
    const { records } = await read([part('BOOK', 'Kalveren'), part('CHAP', 'Een'), part('CPAPER', 'Twee')].join(''));
    const ids = records.map(({ id }) => id);
    expect(records).toMatchObject([{ isbn: ['9789086863044'] }, { title: 'Een' }, { title: 'Twee' }]);
    expect(ids[0]).toBe('isbn:9789086863044');
    expect(new Set(ids).size).toBe(3);
  });

  it.each(['Tijdschrift', 'Uitgever', 'Organisatie'])(
    'keeps works of one name apart that nobody signed, by what a table has as %s',
    async (column) => {
      const table = `Titel;Jaar;${column}\nJaarverslag;2020;Waterschap Rijn\nJaarverslag;2020;Waterschap Maas\n`;
      const { records, report } = await read(table, 'verslagen.csv');
      expect(new Set(records.map(({ id }) => id)).size).toBe(2);
      expect(report).not.toContain('Twice');
      expect((await read(table, 'verslagen.csv')).records).toEqual(records);
    },
  );

  it('keeps apart what may be parts of a book, its type being in no vocabulary', async () => {
    const part = (title: string) => `TY  - XYZ\nTI  - ${title}\nSN  - 978-90-8686-304-4\nER  - \n`;
    const { records, report } = await read(part('Kalf') + part('Koe'));
    expect(new Set(records.map(({ id }) => id)).size).toBe(2);
    expect(report).toContain('a document type that is not in the vocabulary');
  });

  it('keeps the articles of an issue apart whose DOIs have them between brackets', async () => {
    const article = (page: number) =>
      `TY  - JOUR\nTI  - Page ${page}\nDO  - 10.1002/(SICI)1097-0010(199601)70:1<${page}::AID-JSFA45${page}>3.0.CO;2-6\nER  - \n`;
    const { records } = await read([1, 7].map(article).join(''));
    expect(records).toMatchObject([
      { title: 'Page 1', links: [{ url: expect.stringContaining('70:1%3C1::aid-jsfa451%3E3.0.co;2-6') }] },
      { title: 'Page 7' },
    ]);
  });

  it('takes BibTeX, and an entry that is never closed costs no other', async () => {
    const { records, bad } = await read(bibText);
    expect(records).toMatchObject([
      {
        id: 'doi:10.1234/furrows',
        title: 'Emissions of N₂O from fürrows',
        keywords: ['soil', 'nitrous oxide'],
        authors: [{ name: 'Jansen, Anna' }, { name: 'Wageningen University' }],
      },
      { title: 'On clay', documenttype: 'proefschrift', authors: [{ name: 'de Vries, Bram' }] },
    ]);
    expect(bad).toEqual([expect.stringMatching(/^12: this is not BibTeX/)]);
  });

  it('takes answers of Crossref', async () => {
    const { records } = await read(crossrefJson);
    expect(records).toMatchObject([
      {
        id: 'doi:10.1234/clover',
        title: 'Clover in grass',
        abstract: 'Clover < grass.',
        journal: 'Grass and Forage Science',
        year: 2022,
        authors: [{ name: 'Jansen, Anna', orcid: '0000-0002-1825-0097' }],
        organisations: [{ name: 'WUR', ror: 'https://ror.org/04qw24q55' }],
        links: [{ url: 'https://example.org/clover', access: 'open' }],
      },
    ]);
  });

  it('takes works of OpenAlex, a line each', async () => {
    const { records } = await read(
      `${openAlexLine}\n{"id":"https://openalex.org/W2","title":\n${openAlexLine.replaceAll('W1', 'W3').replaceAll('w1', 'w3')}\n`,
    );
    expect(records.map(({ id }) => id)).toEqual(['openalex:W1', 'openalex:W3']);
    expect(records[0]).toMatchObject({
      abstract: 'Bees fly and, fly',
      language: 'fr',
      journal: 'Apis',
      theme: 'Agricultural and Biological Sciences > Insect Science',
      links: [{ url: 'https://example.org/w1.pdf', filetype: 'pdf', access: 'open' }, {}],
      authors: [{ name: 'Anna Jansen', orcid: '0000-0002-1825-0097' }],
      organisations: [{ name: 'WUR', ror: 'https://ror.org/04qw24q55' }],
    });
  });

  it('takes what older answers of OpenAlex, and tables made of them, have instead', async () => {
    const work = JSON.parse(openAlexLine);
    const { keywords: _, abstract_inverted_index: __, ...older } = work;
    const concepts = [
      { display_name: 'Biology', level: 0, score: 0.9 },
      { display_name: 'Apiary', level: 2, score: 0.6 },
      { display_name: 'Geodesy', level: 2, score: 0.1 },
    ];
    const { records } = await read(JSON.stringify({ ...older, concepts, abstract: 'Bees fly.' }));
    expect(records).toMatchObject([{ keywords: ['Apiary'], abstract: 'Bees fly.' }]);
    const { records: newer } = await read(JSON.stringify({ ...work, concepts }));
    expect(newer).toMatchObject([{ keywords: ['Bee'], abstract: 'Bees fly and, fly' }]);
  });

  it('takes what statistics programs write for nothing as nothing', async () => {
    const { records, report } = await read(
      'title,doi,institution,link_url\nSoil,NA,NA,https://example.org/a\n',
      'a.csv',
    );
    expect(records[0]).toMatchObject({ title: 'Soil', links: [{ url: 'https://example.org/a' }] });
    expect(records[0].organisations).toBeUndefined();
    expect(report).not.toContain('none');
  });

  it('takes the second title of a thesis in RIS for what it is, and an abstract given twice once', async () => {
    const { records } = await read(
      'TY  - THES\nT1  - Urban heat\nT2  - from cities to houses\nAB  - Hot.\nN2  - Hot.\nAU  - Toparlar,Y.\nER  -\n',
    );
    expect(records).toMatchObject([
      {
        title: 'Urban heat: from cities to houses',
        journal: '',
        abstract: 'Hot.',
        authors: [{ name: 'Toparlar, Y.' }],
      },
    ]);
  });

  it('leaves out the marks that MARC has around an article of a title', async () => {
    const record = (title: string) =>
      `<record><leader>01138nam a2200325 c 4500</leader><datafield tag="245"><subfield code="a">${title}</subfield></datafield></record>`;
    const titles = ['&lt;&lt;Das&gt;&gt; gelbe Rechenbuch', '\u0098Die\u009c Moore', 'a &lt; b'].map(record).join('');
    const { records } = await read(`<collection xmlns="http://www.loc.gov/MARC21/slim">${titles}</collection>`);
    expect(records.map(({ title }) => title)).toEqual(['Das gelbe Rechenbuch', 'Die Moore', 'a < b']);
  });

  it('takes the subjects that German libraries have in MARC', async () => {
    const subject = (code: string, text: string) => `<subfield code="${code}">${text}</subfield>`;
    const { records } = await read(
      `<collection xmlns="http://www.loc.gov/MARC21/slim"><record><leader>01138nam a2200325 c 4500</leader><datafield tag="245">${subject('a', 'Moore')}</datafield><datafield tag="689">${subject('D', 's')}${subject('a', 'Naturschutz')}</datafield></record></collection>`,
    );
    expect(records).toMatchObject([{ keywords: ['Naturschutz'] }]);
  });

  it('takes answers of DataCite', async () => {
    const { records } = await read(dataCiteJson);
    expect(records).toMatchObject([
      {
        title: 'Soil samples: Of 2019',
        publisher: 'DANS',
        documenttype: 'dataset',
        authors: [{ name: 'Jansen, Anna' }],
        organisations: [{ name: 'WUR', ror: 'https://ror.org/04qw24q55' }, { name: 'Deltares' }],
        links: [{ url: 'https://example.org/data', access: 'open' }],
      },
    ]);
  });

  it('takes CSL-JSON', async () => {
    const item = {
      id: 'http://zotero.org/1',
      type: 'report',
      title: 'Mest',
      issued: { 'date-parts': [['2015']] },
      author: [{ family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van den' }],
    };
    const { records } = await read(JSON.stringify([item], null, 2));
    expect(records).toMatchObject([
      { title: 'Mest', year: 2015, documenttype: 'rapport', authors: [{ name: 'van den Berg, Jan' }] },
    ]);
  });

  it('takes MARCXML, also where the end of a record is missing', async () => {
    const { records } = await read(marcXml);
    expect(records).toMatchObject([
      {
        id: '990001',
        title: 'Klei & veen: een atlas',
        year: 1987,
        language: 'nl',
        publisher: 'Pudoc',
        documenttype: 'boek',
        isbn: ['9067541044'],
        keywords: ['Bodem'],
        authors: [{ name: 'Jansen, Anna' }],
      },
      { id: '990002', documenttype: 'kaart' },
    ]);
  });

  it('takes AGRIS XML', async () => {
    const { records } = await read(agrisXml);
    expect(records).toMatchObject([
      {
        id: 'NL2020000001',
        title: 'Potatoes & blight',
        publisher: 'WUR Press',
        year: 2020,
        keywords: ['potatoes', 'blight'],
        abstract: 'It rained.',
        authors: [{ name: 'Jansen, A.' }],
        organisations: [{ name: 'WUR' }],
        language: 'en',
        documenttype: 'artikel',
      },
    ]);
  });

  it('takes the identifiers, keywords and persons of tables of Web of Science', async () => {
    const names = 'PT\tAU\tAF\tTI\tSO\tDE\tID\tC3\tAB\tUT';
    const row = (number: number) =>
      `J\tJansen, A\tJansen, Anna\tBirds ${number}\tSOIL\tbirds\tNITROGEN; WATER\tWageningen University\tText.\tWOS:000${number}`;
    const { records } = await read(`${names}\n${row(1)}\n${row(2)}\n`, 'savedrecs.txt');
    expect(records).toMatchObject([
      {
        id: 'WOS:0001',
        authors: [{ name: 'Jansen, Anna' }],
        keywords: ['birds', 'NITROGEN', 'WATER'],
        organisations: [{ name: 'Wageningen University' }],
      },
      { id: 'WOS:0002' },
    ]);
  });

  it('takes keywords for keywords where a program for statistics wrote its table by the tags of Web of Science', async () => {
    const table = 'AU,TI,SO,PY,DE,ID,DI,UT\nJANSEN A,SOIL,GEODERMA,2020,CLAY,WATER;PEAT,10.1234/a,ISI0001\n';
    const { records } = await read(table, 'biblio.csv');
    expect(records).toMatchObject([{ id: 'ISI0001', keywords: ['CLAY', 'WATER', 'PEAT'] }]);
  });

  it('takes what Scopus writes for nothing as nothing', async () => {
    const { records } = await read(
      'Authors,Title,Abstract,EID\n[No author name available],Soil,[No abstract available],2-s2.0-9\n',
      'scopus.csv',
    );
    expect(records[0]).toMatchObject({ title: 'Soil', abstract: '' });
    expect(records[0]).not.toHaveProperty('authors');
  });

  it('takes a cell without the apostrophe that keeps it from being calculated', async () => {
    const { records } = await read("title;publisher;year\n'-20 graden;'@Pudoc;2020\n't Gooi;;2021\n", 'export.csv');
    expect(records).toMatchObject([{ title: '-20 graden', publisher: '@Pudoc' }, { title: "'t Gooi" }]);
  });

  it('takes quotes behind a backslash, as R and MySQL write them', async () => {
    const rows = [
      '"De \\"Groene\\" stal, een proef";2020',
      '"Een buis van 5\\"";2021',
      '"C:\\data\\";2022',
      'Veen;2023',
    ];
    const { records, bad } = await read(`"titel";"jaar"\n${rows.join('\n')}\n`, 'tabel.csv');
    const titles = ['De "Groene" stal, een proef', 'Een buis van 5"', 'C:\\data\\', 'Veen'];
    expect([records.map(({ title }) => title), bad]).toEqual([titles, []]);
  });

  it('takes a row whole that has a zero byte in it', async () => {
    const { records } = await read('title;year\nKlei\0en veen;2020\n', 'export.csv');
    expect(records).toMatchObject([{ title: 'Klei en veen', year: 2020 }]);
  });

  it('takes the sign that Excel wants to read first', async () => {
    const { records } = await read('sep=;\nTitel;Samenvatting\nKoe;Melk, en meer\n', 'excel.csv');
    expect(records).toMatchObject([{ title: 'Koe', abstract: 'Melk, en meer' }]);
  });

  it('takes the persons of BibTeX that are named, and all entries of a line', async () => {
    const { records } = await read(
      '@article{a, title={One}, author={Jansen, A and others}} @article{b, title={Two}, author={de Vries, B}}\n',
      'scholar.bib',
    );
    expect(records).toMatchObject([
      { title: 'One', authors: [{ name: 'Jansen, A' }] },
      { title: 'Two', authors: [{ name: 'de Vries, B' }] },
    ]);
  });

  it('takes the entries of BibTeX behind a name for a text that is broken', async () => {
    const { records, bad } = await read(
      '@string{never = "closed}\n@string{jsb = "Soil Biology"}\n@article{a, title={One}, journal=jsb}\n@article{b, title={Two}}\n',
      'strings.bib',
    );
    expect(records).toMatchObject([{ title: 'One', journal: 'Soil Biology' }, { title: 'Two' }]);
    expect(bad).toHaveLength(1);
  });

  it('takes the entries of BibTeX in parentheses, and keys with spaces', async () => {
    const { records, bad } = await read(
      '@string(jsb = "Soil (Biology)")\n@article(a,\n title = "Clover\n (white)\n and red",\n journal = jsb\n)\n' +
        '@article(b(1), title={Two :)})\n@book{de vries 2001 , title={Three}}\n@misc(c, title={Never closed},\n@misc{d, title={Four}}\n',
      'parentheses.bib',
    );
    expect(records).toMatchObject([
      { title: 'Clover (white) and red', journal: 'Soil (Biology)' },
      { title: 'Two :)' },
      { title: 'Three' },
      { title: 'Four' },
    ]);
    expect(bad).toEqual([expect.stringMatching(/^10: this is not BibTeX/)]);
  });

  it('takes the book, the year and the publisher of the entry of BibTeX that another one names', async () => {
    const { records } = await read(
      '@inproceedings{a, title={Clover}, author={Bos, C.}, crossref={Conf/20}}\n' +
        '@inproceedings{b, title={Grass}, publisher={Own}, year=2019, crossref = "Conf/20"}\n' +
        '@inbook{c, title={Maize}, crossref={lost}}\n@book{d, title={Volume two}, crossref={conf/20}}\n' +
        '@proceedings{conf/20, title={Fodder 2020}, year=2020, publisher={WUR}, doi={10.1234/x}}\n',
      'crossref.bib',
    );
    const byTitle = Object.fromEntries(records.map((record) => [record.title, record]));
    expect(records).toHaveLength(5);
    expect(byTitle).toMatchObject({
      Clover: { journal: 'Fodder 2020', year: 2020, publisher: 'WUR', authors: [{ name: 'Bos, C.' }] },
      Grass: { journal: 'Fodder 2020', year: 2019, publisher: 'Own' },
      Maize: { journal: '', documenttype: 'hoofdstuk' },
      'Volume two': { journal: '', year: 2020, publisher: 'WUR' },
      'Fodder 2020': { doi: '10.1234/x', journal: '' },
    });
    expect(byTitle.Clover).not.toHaveProperty('doi');
  });

  it('takes from an entry of BibTeX what that takes from another one, also where the last one never comes', async () => {
    const { records } = await read(
      '@inproceedings{a, title={Clover}, crossref={b}}\n@proceedings{b, title={Fodder}, crossref={c}}\n' +
        '@proceedings{c, title={Congress}, year=2020, publisher={WUR}}\n' +
        '@inbook{d, title={Maize}, crossref={e}}\n@book{e, title={Crops}, year=2019, crossref={lost}}\n' +
        '@inbook{f, title={Rye}, crossref={g}}\n@inbook{g, title={Oats}, year=2018, crossref={f}}\n' +
        '@inbook{h, title={Self}, crossref={h}}\n',
      'chain.bib',
    );
    expect(records).toHaveLength(8);
    expect(Object.fromEntries(records.map((record) => [record.title, record]))).toMatchObject({
      Clover: { journal: 'Fodder', year: 2020, publisher: 'WUR' },
      Fodder: { journal: '', year: 2020, publisher: 'WUR' },
      Congress: { year: 2020 },
      Maize: { journal: 'Crops', year: 2019 },
      Crops: { year: 2019 },
      Oats: { year: 2018 },
    });
  });

  it('lets no more than fifty thousand entries of BibTeX wait for others', () => {
    const { next, rest } = createCrossrefs();
    const entryOf = (at: number, named: string): ReadEntry => ({
      at,
      type: 'inbook',
      entry: `@inbook{k${at}, crossref={${named}}}`,
      fields: [],
    });
    const passed: ReadEntry[] = [];
    for (let at = 0; at < 50_002; at += 1) passed.push(...next(entryOf(at, at === 0 ? 'whole' : `k${at - 1}`)));
    expect(passed.map(({ at }) => at)).toEqual([50_000, 50_001]);
    expect(next({ at: 60_000, type: 'book', entry: '@book{whole,}', fields: [] })).toHaveLength(50_001);
    expect(next(entryOf(60_001, 'lost'))).toEqual([]);
    expect(rest()).toHaveLength(1);
  });

  it('takes the book of a chapter, several addresses and the kind of a thesis in RIS', async () => {
    const { records } = await read(
      'TY  - CHAP\nTI  - Chapter\nBT  - The Book\nUR  - https://a.example/1\nhttps://b.example/2\nER  -\n' +
        "TY  - THES\nM3  - Master's thesis\nTI  - Clay\nSN  - 9780306406157 0306406152\nER  -\n" +
        'TY  - BOOK\nT1  - Soil\nBT  - Soil\nER  -\n',
    );
    expect(records).toMatchObject([
      {
        title: 'Chapter',
        journal: 'The Book',
        links: [{ url: 'https://a.example/1' }, { url: 'https://b.example/2' }],
      },
      { title: 'Clay', documenttype: 'scriptie', isbn: ['9780306406157', '0306406152'] },
      { title: 'Soil', journal: '' },
    ]);
  });

  it('takes the parts of a title in MARC, and of its persons those who wrote', async () => {
    const field = (tag: string, subfields: string, ind2 = ' ') =>
      `<datafield tag="${tag}" ind1=" " ind2="${ind2}">${subfields.replace(/\$(\w) ([^$]*)/g, '<subfield code="$1">$2</subfield>')}</datafield>`;
    const record = (...fields: string[]) => `<record><leader>     nam a</leader>${fields.join('')}</record>`;
    const { records } = await read(
      `<collection xmlns="http://www.loc.gov/MARC21/slim">${record(
        field('100', '$a Bakker, A.$0 (isni)0000000121032683'),
        field('700', '$a Smit, B.,$e illustrator.$4 ill'),
        field('700', '$a Bos, C.$t Ander werk', '2'),
        field('700', '$a Mulder, D.$4 http://id.loc.gov/vocabulary/relators/aut'),
        field('245', '$a Flora van Nederland.$n Deel 2,$p Mossen /'),
        field('856', '$3 Inhoudsopgave$u http://example.org/toc', '2'),
      )}${record(field('245', '$a Bundel'), field('700', '$a Visser, E.,$e editor.'), field('700', '$a Kok, F.$4 prt'))}${record(
        field('100', '$a Bakker, A.'),
        field('700', '$a Prins, G.$e joint author.'),
        field('245', '$a Samen'),
      )}</collection>`,
    );
    expect(records).toMatchObject([
      {
        title: 'Flora van Nederland: Deel 2, Mossen',
        authors: [{ name: 'Bakker, A.' }, { name: 'Mulder, D.' }],
        links: [],
      },
      { title: 'Bundel', authors: [{ name: 'Visser, E.' }] },
      { title: 'Samen', authors: [{ name: 'Bakker, A.' }, { name: 'Prins, G.' }] },
    ]);
    expect(records[0].authors[0]).not.toHaveProperty('orcid');
  });

  it('takes of several numbers of a person in DataCite the ORCID', async () => {
    const nameIdentifiers = [
      { nameIdentifier: '57195123456', nameIdentifierScheme: 'Scopus' },
      { nameIdentifier: '0000000121032683', nameIdentifierScheme: 'ISNI' },
      { nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' },
    ];
    const { records } = await read(
      JSON.stringify({
        publicationYear: 2020,
        titles: [{ title: 'Data' }],
        creators: [{ name: 'Bos, C.', nameIdentifiers }],
      }),
    );
    expect(records[0].authors).toEqual([{ name: 'Bos, C.', orcid: '0000-0002-1825-0097' }]);
  });

  it('takes the open copy of OpenAlex, and the page of a publisher as it is', async () => {
    const { records } = await read(
      JSON.stringify({
        id: 'https://openalex.org/W1',
        title: 'Green',
        open_access: { oa_status: 'green' },
        primary_location: { is_oa: false, landing_page_url: 'https://doi.org/10.1234/green' },
        best_oa_location: { pdf_url: null, landing_page_url: 'https://hdl.handle.net/10568/1' },
      }),
    );
    expect(records[0].links).toMatchObject([
      { url: 'https://hdl.handle.net/10568/1', access: 'open' },
      { url: 'https://doi.org/10.1234/green', access: 'beperkt' },
    ]);
  });

  it('takes a table with Dutch names, and says what it did with each', async () => {
    const table =
      'Titel;Auteurs;Jaar van uitgave;Taal;Trefwoorden;Tietel;Kleur\nWeides;A. Jansen;ca. 1998;Fries;koe;x;rood\n';
    const { records, report } = await read(table);
    expect(records).toMatchObject([{ title: 'Weides', year: 1998, language: 'fy', authors: [{ name: 'A. Jansen' }] }]);
    expect(report).toContain('Fields ignored: Tietel (is it titel?), Kleur');
  });

  it.each([
    ['gzip', gzipSync(scopusCsv)],
    ['UTF-16', Buffer.from(`\ufeff${scopusCsv.slice(1)}`, 'utf16le')],
  ])('reads a file in %s', async (name, content) => {
    expect((await read(content, `${name}.csv`)).records).toMatchObject([{ title: 'Peat 2 & water' }]);
  });

  it('reads Latin-1, and UTF-8 in the same file', async () => {
    const lines = [
      Buffer.from('title,year\n'),
      Buffer.from('Koeien in Fryslân,2001\n'),
      Buffer.from('Café à la ferme,2002\n', 'latin1'),
    ];
    expect((await read(Buffer.concat(lines), 'mixed.csv')).records.map(({ title }) => title)).toEqual([
      'Koeien in Fryslân',
      'Café à la ferme',
    ]);
  });

  it('shows keywords in one spelling, and keeps the others', async () => {
    const { records } = await read('title,keywords\nA,Koe|Café|soils\nB,koe|cafe|Soil\nC,Koe|bomen|boom\n', 'k.csv');
    expect(records.map(({ keywords }) => keywords)).toEqual([
      ['Koe', 'Café', 'soils'],
      ['Koe', 'Café', 'soils'],
      ['Koe', 'bomen'],
    ]);
    expect(records[1].givenKeywords).toEqual(['koe', 'cafe', 'Soil']);
    expect(records[0]).not.toHaveProperty('givenKeywords');
  });

  it('tells once what is wrong, however often it is, and which of two records counts', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `r${at},T${at},ooit,10.1234/${at}`);
    const { records, report } = await read(
      `id,title,year,doi\n${rows.join('\n')}\nr1,Anew,2001,10.1234/1\nother,Same,2002,10.1234/2\n`,
      'd.csv',
    );
    expect(records).toHaveLength(301);
    expect(report.split('\n')).toEqual(
      expect.arrayContaining([
        '  300 × a date without a year; for example at 2: ooit',
        '  1 × the same identifier as an earlier record: the last one counts; for example at 302: the earlier one is at 3',
        '  1 × the same DOI as an earlier record: the first one counts; for example at 303: the earlier one is at 4',
      ]),
    );
  });

  it('says of an empty file that it is empty', async () => {
    await expect(read('\n', 'nothing.ris')).rejects.toThrow('nothing.ris is empty. Export it again');
  });

  it('says what it knows when a file is in no format', async () => {
    await expect(read('Beste collega,\nhierbij de lijst.\n')).rejects.toThrow(/Nothing tells what format.*ris for RIS/);
  });
});
