import { describe, expect, it } from 'vitest';
import { readContent } from '#services/query/import/testing/readContent.ts';

/* What these files say is invented; how they say it is what the databases write that they are named after. */

const wos = (...lines: readonly string[]) => ['FN Clarivate', 'VR 1.0', ...lines, 'ER', 'EF', ''].join('\n');

describe('Web of Science', () => {
  it.each([
    ['PT S', 'DT Proceedings Paper', 'conferentiebijdrage'],
    ['PT B', 'DT Article; Book Chapter', 'artikel'],
    ['PT J', 'DT Review', 'artikel'],
    ['PT B', 'PY 2005', 'boek'],
    ['PT P', 'PY 2005', 'octrooi'],
    // Exports of titles and abstracts alone have no type.
    ['PT B', 'SO Soils of the world\nCT 2nd Conference on Soils', 'conferentiebijdrage'],
    ['PT S', 'SO SOILS OF THE WORLD\nSE Ecological Studies', 'hoofdstuk'],
    ['PT J', 'SO Geoderma\nCT 2nd Conference on Soils', 'artikel'],
    ['PT B', 'SO SOIL', 'boek'],
  ])('tells what a record is before what it stands in: %s, %s', async (kind, more, type) => {
    const { records } = await readContent(wos(kind, 'TI Soil', more));
    expect(records[0].documenttype).toBe(type);
  });

  it('has the ORCIDs of its authors, by their names', async () => {
    const { records } = await readContent(
      wos(
        'PT J',
        'AF Jansen, Anna',
        '   de Vries, Bram',
        'TI Soil',
        'OI Bos, Cees/0000-0001-5109-3700; Jansen,',
        '   Anna/0000-0002-1825-0097',
      ),
    );
    expect(records[0].authors).toEqual([
      { name: 'Jansen, Anna', orcid: '0000-0002-1825-0097' },
      { name: 'de Vries, Bram' },
    ]);
  });

  it('has a book that stands in no other, which names its title twice', async () => {
    const { records } = await readContent(wos('PT B', 'TI Soils of the world', 'SO SOILS OF THE WORLD', 'PY 2005'));
    expect(records).toMatchObject([{ title: 'Soils of the world', documenttype: 'boek', journal: '' }]);
  });

  it.each([
    ['Deltares, Delft. a.jansen@example.org', ['Deltares, Delft']],
    ['Deltares, Delft, Netherlands. Electronic address: a@example.org.', ['Deltares, Delft, Netherlands']],
    ['Deltares, Delft (e-mail: a@example.org)', ['Deltares, Delft']],
    ['Jansen, Anna B.: Deltares, Delft, a@example.org\nAD  - Jansen, Anna B.: a@example.org', ['Deltares, Delft']],
    ['Jansen, Anna B., a@example.org', undefined],
    ['a@example.org', undefined],
    ['Wageningen: Alterra', ['Wageningen: Alterra']],
  ])('has no addresses of e-mail nor those who have them among organisations: %s', async (address, names) => {
    const { records } = await readContent(`TY  - JOUR\nTI  - Soil\nAU  - Jansen, Anna B\nAD  - ${address}\nER  - \n`);
    expect(records[0].organisations?.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it('keeps no address of e-mail in a name', async () => {
    const { records } = await readContent(wos('PT J', 'AF Jansen, Anna (anna@example.org)', 'TI Soil'));
    expect(records[0].authors).toEqual([{ name: 'Jansen, Anna' }]);
  });
});

describe('tables of databases', () => {
  it('are read behind the lines that Dimensions and people write above the names of their columns', async () => {
    const rows = [
      '"About the data: Exported on Nov 12, 2020. Criteria: \'soil; peat\' in full data."',
      'Rank,Publication ID,DOI,Title,Source title,Anthology title,PubYear,Open Access,Authors,Source Linkout',
      '500,pub.1,10.1234/soil,Soil,Geoderma,,2019,"All OA, Gold","Jansen, Anna; de Vries, Bert",https://example.org/soil',
    ];
    const { records, bad } = await readContent(rows.join('\n'), 'dimensions.csv');
    expect(bad).toEqual([]);
    expect(records).toMatchObject([
      {
        doi: '10.1234/soil',
        year: 2019,
        journal: 'Geoderma',
        authors: [{ name: 'Jansen, Anna' }, { name: 'de Vries, Bert' }],
        links: [{ url: 'https://example.org/soil', access: 'open' }],
      },
    ]);
    const dutch = 'Overzicht van publicaties;;\nBijgewerkt op 1 mei;;\n;;\nTitel;Auteur(s);Jaar\nMest;A. Jansen;2019\n';
    expect((await readContent(dutch, 'lijst.csv')).records).toMatchObject([{ title: 'Mest', year: 2019 }]);
  });

  it('say which names stand in the first row where no row names a title', async () => {
    await expect(readContent('Naam van het stuk;Jaar\nMest;2019\n', 'lijst.csv')).rejects.toThrow(
      'naam van het stuk, jaar',
    );
  });

  it.each([
    [
      'Lens',
      'Lens ID,Title,Author/s,Date Published,External URL,Is Open Access\n1,Soil,"Anna Jansen; B. Peters",2019-05-01,https://example.org/soil,true\n',
    ],
    [
      'Springer',
      'Item Title,Item DOI,Authors,Publication Year,URL,Content Type,Access\nSoil,,Anna Jansen; B. Peters,2019,https://example.org/soil,Article,open\n',
    ],
    [
      'IEEE',
      '"Document Title","Authors","Publication Year","PDF Link","Access"\n"Soil","Anna Jansen; B. Peters","2019","https://example.org/soil","open"\n',
    ],
    [
      'Publish or Perish',
      'Cites,Authors,Title,Year,ArticleURL,Access\n4,"Anna Jansen; B. Peters",Soil,2019,https://example.org/soil,open\n',
    ],
    [
      'OpenAIRE',
      'Title,Authors,Publication Year,Download From,Access\nSoil,Anna Jansen; B. Peters,2019,https://example.org/soil,Open Access\n',
    ],
    [
      'somebody',
      'Titel;Auteur(s);Jaar;URL/DOI;Toegang\nSoil;"Anna Jansen; B. Peters";2019;https://example.org/soil;open\n',
    ],
  ])('have names of their own for what every table has: %s', async (_, content) => {
    const { records } = await readContent(content, 'table.csv');
    expect(records).toMatchObject([
      {
        title: 'Soil',
        year: 2019,
        authors: [{ name: 'Anna Jansen' }, { name: 'B. Peters' }],
        links: [{ url: 'https://example.org/soil', access: 'open' }],
      },
    ]);
  });

  it.each([
    // Covidence, and a list that somebody made.
    ['Title,Authors,Published Year,DOI\nSoil,"Jansen, A; Bos, C",2020,10.1000/soil\n'],
    ['Titles,Year of publication,DOIs\nSoil,2020,10.1000/soil\n'],
    // As R names the columns of a table.
    ['X,Article.title,Published.Year,DOI.\n1,Soil,2020,10.1000/soil\n'],
  ])('have names of their own for years, and those of several for one: %j', async (content) => {
    const { records } = await readContent(content);
    expect(records).toMatchObject([{ title: 'Soil', year: 2020, doi: '10.1000/soil' }]);
  });

  it('have the addresses of Web of Science where they tell authors apart from them, and what Cochrane takes trials from', async () => {
    const row = (...cells: readonly string[]) => `${cells.join('\t')}\n`;
    const [heads, bare] = [row('PT', 'TI', 'C1', 'PY', 'UT'), 'JANSEN, A, DELTARES, DELFT, NETHERLANDS.'];
    const { records } = await readContent(
      heads +
        row(
          'J',
          'Soil',
          '[Jansen, Anna; Bos, Cees] Deltares, Delft, Netherlands; [Bos, Cees] WUR, Wageningen',
          '2020',
          'WOS:1',
        ) +
        row('J', 'Peat', bare, '2020', 'WOS:2'),
    );
    const names = records.map(({ organisations = [] }) => organisations.map(({ name }: { name: string }) => name));
    expect(names).toEqual([['Deltares, Delft, Netherlands', 'WUR, Wageningen'], []]);
    const cochrane =
      'CENTRAL ID,Title,Source,Year,Keywords\nCN-1,Soil,Journal of soil,2020,Water Supply [*standards]; Farms\n';
    expect((await readContent(cochrane)).records).toMatchObject([
      { journal: 'Journal of soil', keywords: ['Water Supply', 'Farms'] },
    ]);
  });

  it.each([
    [
      'as it writes them',
      'id,display_name,publication_year,primary_location.source.display_name,doi,type,open_access.is_oa,authorships.author.display_name,authorships.institutions.display_name,keywords.display_name\n' +
        'https://openalex.org/W9,Soil,2024,Journal of soil,https://doi.org/10.1000/soil,article,true,Anna Jansen|Bob de Boer,Deltares|WUR,Peat|Clay\n',
    ],
    [
      'as it wrote them',
      'id,display_name,publication_date,primary_location_display_name,author_names,author_institution_names,is_oa,oa_status,doi\n' +
        'https://openalex.org/W9,Soil,2024-03-02,Journal of soil,Anna Jansen|Bob de Boer,Deltares|WUR,True,gold,https://doi.org/10.1000/soil\n',
    ],
  ])('are read of OpenAlex, %s, under the identifiers of its own form', async (_, content) => {
    const { records } = await readContent(content);
    expect(records).toMatchObject([
      {
        ...{ id: 'openalex:W9', title: 'Soil', year: 2024, journal: 'Journal of soil', doi: '10.1000/soil' },
        authors: [{ name: 'Anna Jansen' }, { name: 'Bob de Boer' }],
        organisations: [{ name: 'Deltares' }, { name: 'WUR' }],
        links: [{ access: 'open' }],
      },
    ]);
  });

  it('have the journals of OpenAlex also where these are called its source', async () => {
    const { records } = await readContent(
      'Title,Author,Year,DOI,Source,ID\nSoil,Anna Jansen,2023,10.1000/soil,Journal of soil,https://openalex.org/W9\n',
    );
    expect(records).toMatchObject([{ id: 'openalex:W9', journal: 'Journal of soil' }]);
  });

  it('name persons as Google Scholar does', async () => {
    const { records } = await readContent(
      'Authors,Title\n"A Jansen, BC de Vries",Soil\n"LI Xiaoming, Jan",Peat\n',
      'a.csv',
    );
    expect(records[0].authors).toEqual([{ name: 'A Jansen' }, { name: 'BC de Vries' }]);
    expect(records[1].authors).toHaveLength(1);
  });
});

describe('Crossref', () => {
  it('tells of no date that no work has', async () => {
    const work = {
      DOI: '10.1234/soil',
      'reference-count': 0,
      title: ['Soil'],
      created: { 'date-parts': [[2013, 2, 7]] },
    };
    const { records, report } = await readContent(JSON.stringify(work, null, 2));
    expect(records[0].year).toBe(2013);
    expect(report).toContain('year: created (1)');
    expect(report).not.toContain('published-print');
  });
});

describe('DataCite', () => {
  const dataCite = (value: object) => JSON.stringify({ publicationYear: 2020, ...value }, null, 2);

  it('has a title where all it has is a translated one', async () => {
    const { records } = await readContent(
      dataCite({
        titles: [
          { title: 'Soil', titleType: 'TranslatedTitle' },
          { title: 'S.', titleType: 'Subtitle' },
        ],
      }),
    );
    expect(records).toMatchObject([{ title: 'Soil: S.' }]);
  });

  it('tells what a work stands in also where that has no DOI', async () => {
    const item = (relationType: string, title: string) => ({ relationType, titles: [{ title }] });
    const { records } = await readContent(
      dataCite({
        titles: [{ title: 'Soil' }],
        container: {},
        relatedItems: [
          item('References', 'Peat'),
          item('IsPartOf', 'Data of a project'),
          item('IsPublishedIn', 'Geoderma'),
        ],
      }),
    );
    expect(records[0].journal).toBe('Geoderma');
  });

  it('keeps an organisation whole that has a number of its own', async () => {
    const creator = {
      name: 'DIPF | Leibniz-Institut',
      nameType: 'Organizational',
      nameIdentifiers: [{ nameIdentifier: 'https://ror.org/0327sr118', nameIdentifierScheme: 'ROR' }],
    };
    const { records } = await readContent(dataCite({ titles: [{ title: 'Soil' }], creators: [creator] }));
    expect(records[0].organisations).toEqual([{ name: 'DIPF | Leibniz-Institut', ror: 'https://ror.org/0327sr118' }]);
  });
});

describe('OpenAlex', () => {
  it.each([
    ['conference', 'book series'],
    ['book series', 'conference'],
  ])('has what a work stands in, be it no journal: %s', async (type) => {
    const primary_location = { source: { display_name: 'Lecture Notes in Soil', type } };
    const { records } = await readContent(
      `${JSON.stringify({ id: 'https://openalex.org/W1', title: 'Soil', primary_location })}\n`.replace(
        '"id":',
        '"id": ',
      ),
    );
    expect(records[0].journal).toBe('Lecture Notes in Soil');
  });

  it('has the journal and the address of answers before 2023', async () => {
    const host_venue = {
      display_name: 'Geoderma',
      type: 'journal',
      publisher: 'Elsevier',
      url: 'https://doi.org/10.1234/soil',
      is_oa: true,
    };
    const { records } = await readContent(
      JSON.stringify({ id: 'https://openalex.org/W1', title: 'Soil', host_venue }, null, 2),
    );
    expect(records).toMatchObject([
      { journal: 'Geoderma', publisher: 'Elsevier', links: [{ url: 'https://doi.org/10.1234/soil', access: 'open' }] },
    ]);
  });
});

describe('AGRIS', () => {
  it('keeps a title apart from its other language, and codes of classes out of the keywords', async () => {
    const { records } =
      await readContent(`<ags:resources xmlns:ags="http://purl.org/agmes/1.1/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">
 <ags:resource ags:ARN="NL2020000001">
  <dc:title xml:lang="nl">Mest<dcterms:alternative xml:lang="en">Manure</dcterms:alternative><ags:titleSupplement>een studie</ags:titleSupplement></dc:title>
  <dc:subject><ags:subjectClassification scheme="ags:ASC">F04</ags:subjectClassification></dc:subject>
  <dc:subject><ags:subjectThesaurus scheme="ags:AGROVOC">manures</ags:subjectThesaurus></dc:subject>
 </ags:resource>
</ags:resources>`);
    expect(records).toMatchObject([{ title: 'Mest: een studie', keywords: ['manures'] }]);
  });

  it('keeps a title whole that begins as its other one', async () => {
    const { records } =
      await readContent(`<ags:resources xmlns:ags="http://purl.org/agmes/1.1/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">
 <ags:resource ags:ARN="NL2020000001">
  <dc:title>Flora van Nederland<dcterms:alternative>Flora</dcterms:alternative></dc:title>
 </ags:resource>
</ags:resources>`);
    expect(records[0].title).toBe('Flora van Nederland');
  });
});
