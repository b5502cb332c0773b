import { describe, expect, it } from 'vitest';
import { readContent } from '#services/query/import/testing/readContent.ts';

/* What these records say is invented; how they say it is what catalogues and repositories write. */

const subfields = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([code, text]) => `<subfield code="${code}">${text}</subfield>`)
    .join('');
const field = (tag: string, texts: Readonly<Record<string, string>>) =>
  `<datafield tag="${tag}" ind1=" " ind2=" ">${subfields(texts)}</datafield>`;
const marc = (leader: string, ...fields: readonly string[]) =>
  `<record xmlns="http://www.loc.gov/MARC21/slim"><leader>00000${leader} a2200000 c 4500</leader>${field('245', { a: 'Soil' })}${fields.join('')}</record>`;

const mods = (...elements: readonly string[]) =>
  `<mods><titleInfo><title>Soil</title></titleInfo>${elements.join('')}</mods>`;
const collection = (...records: readonly string[]) =>
  `<modsCollection xmlns="http://www.loc.gov/mods/v3">${records.join('')}</modsCollection>`;
const readMods = async (...elements: readonly string[]) =>
  (await readContent(collection(mods(...elements)))).records[0];

describe('records in XML', () => {
  it('take a new line within a text for a space', async () => {
    const { records } = await readContent(
      collection(
        mods(
          '<name><namePart>Jansen,\n   Anna</namePart></name>',
          '<subject><topic>Politics and\n      government</topic></subject>',
        ),
      ),
    );
    expect(records).toMatchObject([{ authors: [{ name: 'Jansen, Anna' }], keywords: ['Politics and government'] }]);
  });

  it('take lines that begin where they begin for one of several each', async () => {
    const { records } = await readContent(
      '<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Soil</dc:title><dc:creator>Jansen, Anna\nVries, Bram de</dc:creator><dc:subject>soil biology&#13;\npeat, fen&#13;\nclay</dc:subject></oai_dc:dc>',
    );
    expect(records).toMatchObject([
      {
        authors: [{ name: 'Jansen, Anna' }, { name: 'Vries, Bram de' }],
        keywords: ['soil biology', 'peat, fen', 'clay'],
      },
    ]);
  });
});

describe('MARCXML', () => {
  it('reads a role that is a row of signs once', async () => {
    const record = marc('nam', field('100', { a: 'Jansen, Anna', e: `aut${'.;'.repeat(100_000)}!` }));
    expect((await readContent(record)).records[0]?.title).toBe('Soil');
  });

  it('counts the records of an answer of SRU, not what is around them', async () => {
    const wrapped = (record: string) =>
      `<zs:record><zs:recordSchema>marcxml</zs:recordSchema><zs:recordData>${record}</zs:recordData></zs:record>`;
    const answer = [
      marc('nam', '<controlfield tag="001">1</controlfield>'),
      '<record xmlns="http://www.loc.gov/MARC21/slim"><leader/></record>',
    ].map(wrapped);
    const { records, bad } = await readContent(
      `<zs:searchRetrieveResponse xmlns:zs="http://www.loc.gov/zing/srw/"><zs:records>${answer.join('')}</zs:records></zs:searchRetrieveResponse>`,
    );
    expect(records).toMatchObject([{ id: '1' }]);
    expect(bad).toEqual(['2: it has no fields']);
  });

  it('takes theses for theses, by the note that libraries make of them', async () => {
    const { records } = await readContent(
      `<collection>${[
        marc('nam', field('502', { a: 'Proefschrift Wageningen.' })),
        marc('nam', field('502', { b: 'M.Sc.', c: 'Wageningen University' })),
        marc('nam', field('502', { a: 'Thesis (Bachelor)--Delft, 2001.' })),
        marc('nam', field('502', { a: 'München, Univ., Med. Diss., 1999' })),
        marc('nam', field('502', { a: 'Hannover, Tierärztliche Hochschule, Diss. med. vet., 2004' })),
        marc('nam', field('502', { a: 'Afdeling Bodemkunde, MSc-verslag' })),
        marc('nam'),
      ].join('')}</collection>`,
    );
    expect(records.map(({ documenttype }) => documenttype)).toEqual([
      ...['proefschrift', 'scriptie', 'scriptie'],
      ...['proefschrift', 'proefschrift', 'scriptie', 'boek'],
    ]);
  });

  it('takes the first of the languages that older records write as one', async () => {
    const { records } = await readContent(marc('nam', field('041', { a: 'dutger' })));
    expect(records[0].language).toBe('nl');
  });

  it('takes a text that is read on a computer for a text', async () => {
    const { records } = await readContent(
      `<collection>${[
        marc('nmm', field('336', { b: 'txt', 2: 'rdacontent' })),
        marc('nma', field('336', { a: 'text' })),
        marc('nmm', field('336', { b: 'cop', 2: 'rdacontent' })),
      ].join('')}</collection>`,
    );
    expect(records.map(({ documenttype }) => documenttype)).toEqual(['boek', 'hoofdstuk', 'software']);
  });

  it.each([
    ['with the number of a journal', { t: 'Bodem', g: '20 (2010), p. 3-5', x: '1234-5679' }, 'artikel'],
    ['with a number of a list of journals', { t: 'Bodem', g: '88. 2010, S. 3-5', w: '(DE-600)202700-8' }, 'artikel'],
    ['in a volume', { t: 'Bodem', g: 'Jaargang 20, nr. 3, p. 12-14' }, 'artikel'],
    ['in what is said to be a serial', { 7: 'nnas', t: 'Bodem' }, 'artikel'],
    ['with the number of a book', { t: 'Bodems van de wereld', x: '1234-5679', z: '9789022007839' }, 'hoofdstuk'],
    ['with pages alone', { t: 'Bodems van de wereld', g: 'p. 12-14' }, 'hoofdstuk'],
  ])('tells an article from a chapter by what it stands in: %s', async (_, host, type) => {
    const { records } = await readContent(marc('naa', field('773', host)));
    expect(records[0].documenttype).toBe(type);
  });

  it('passes over what says only which copies a library has', async () => {
    const holdings = '<record type="Holdings"><leader>00000ny  a22000003n 4500</leader></record>';
    const { records, bad } = await readContent(`<collection>${marc('nam')}${holdings}</collection>`);
    expect(records).toMatchObject([{ title: 'Soil' }]);
    expect(bad).toEqual([]);
  });

  it('has no codes of the book trade among its keywords', async () => {
    const { records } = await readContent(
      `<record xmlns="http://www.loc.gov/MARC21/slim"><leader>00000nam a2200000 c 4500</leader>${field('245', { a: 'Soil' })}<datafield tag="653" ind1=" " ind2=" ">${[
        ...['(Produktform)Paperback / softback', '(VLB-WN)1977', '(BISAC Subject Heading)LAN006000'],
        ...['(Product Discount Code)TDI: Trade Discount', '(VLB-FS)Bodenkunde', '(poly)phenols'],
      ]
        .map((text) => subfields({ a: text }))
        .join('')}</datafield></record>`,
    );
    expect(records[0].keywords).toEqual(['Bodenkunde', '(poly)phenols']);
  });

  it.each([
    ['Bodem', '= Soil', 'Bodem = Soil'],
    ['Bodem =', 'Soil', 'Bodem = Soil'],
    ['Bodem :', 'een atlas = Soil : an atlas', 'Bodem: een atlas = Soil : an atlas'],
  ])('has its title in two languages as it stands on its title page: %s %s', async (a, b, title) => {
    const { records } = await readContent(
      `<record xmlns="http://www.loc.gov/MARC21/slim"><leader>00000nam a2200000 c 4500</leader>${field('245', { a, b })}</record>`,
    );
    expect(records[0].title).toBe(title);
  });

  it('takes names that are in no list of authors, and persons, organisations and works as subjects', async () => {
    const { records } = await readContent(
      marc(
        'nam',
        field('720', { a: 'Jansen, Anna', 4: 'aut' }),
        field('720', { a: 'Peters, Karel', e: 'Illustrator' }),
        field('600', { a: 'Staring, Winand Carel Hugo,', d: '1808-1877.' }),
        field('610', { a: 'Rijkswaterstaat', x: 'History.' }),
        field('630', { a: 'Natuurschoonwet.' }),
      ),
    );
    expect(records).toMatchObject([
      {
        authors: [{ name: 'Jansen, Anna' }],
        keywords: ['Staring, Winand Carel Hugo', 'Rijkswaterstaat - History', 'Natuurschoonwet'],
      },
    ]);
  });
});

describe('MODS', () => {
  it.each([
    [
      'with the subtitle of its own alone',
      '<titleInfo xml:lang="nl"><title>Bodem</title></titleInfo><titleInfo xml:lang="en"><title>Soil</title><subTitle>An atlas</subTitle></titleInfo>',
      'Bodem',
    ],
    [
      'behind one that is translated',
      '<titleInfo type="translated"><title>Soil</title></titleInfo><titleInfo><title>Bodem</title></titleInfo>',
      'Bodem',
    ],
    ['that is the only one, of whatever type', '<titleInfo type="uniform"><title>Bodem</title></titleInfo>', 'Bodem'],
  ])('has a title %s', async (_, titles, title) => {
    const { records } = await readContent(`<mods xmlns="http://www.loc.gov/mods/v3">${titles}</mods>`);
    expect(records).toMatchObject([{ title }]);
  });

  it('takes of several numbers of a person the ORCID', async () => {
    const isni = '<nameIdentifier type="isni">0000000121032683</nameIdentifier>';
    const orcid = '<nameIdentifier type="orcid">0000-0002-1825-0097</nameIdentifier>';
    const name = (numbers: string) => `<name type="personal"><namePart>Jansen, Anna</namePart>${numbers}</name>`;
    const read = async (numbers: string) =>
      (
        await readContent(
          `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Bodem</title></titleInfo>${name(numbers)}</mods>`,
        )
      ).records[0].authors;
    expect(await read(isni)).toEqual([{ name: 'Jansen, Anna' }]);
    expect(await read(isni + orcid)).toEqual([{ name: 'Jansen, Anna', orcid: '0000-0002-1825-0097' }]);
  });

  it('names the publisher also as an agent', async () => {
    const record = await readMods('<originInfo><agent><namePart>Pudoc</namePart></agent></originInfo>');
    expect(record.publisher).toBe('Pudoc');
  });

  it.each([
    ['what was made and never published', '<dateCreated>1955-03-22</dateCreated>', 1955],
    ['the key date', '<dateCreated keyDate="yes">1955</dateCreated><copyrightDate>2003</copyrightDate>', 1955],
    ['the date of issue', '<dateCreated keyDate="yes">1955</dateCreated><dateIssued>1956</dateIssued>', 1956],
    ['the copyright', '<dateCreated>1955</dateCreated><copyrightDate>1957</copyrightDate>', 1957],
  ])('has a year: %s', async (_, dates, year) => {
    expect((await readMods(`<originInfo>${dates}</originInfo>`)).year).toBe(year);
  });

  it('keeps the volumes of a work apart', async () => {
    const volume = (number: string) =>
      `<mods><titleInfo><title>Soil</title><partNumber>${number}</partNumber><partName>Clay</partName></titleInfo></mods>`;
    const { records } = await readContent(collection(volume('Vol. 1'), volume('Vol. 2')));
    expect(records.map(({ title }) => title)).toEqual(['Soil: Vol. 1: Clay', 'Soil: Vol. 2: Clay']);
    expect(records[0].id).not.toBe(records[1].id);
  });

  it('has no picture of a cover among its addresses', async () => {
    const record = await readMods(
      '<location><url access="preview">https://example.org/thumbs/1.jpg</url><url usage="primary display">https://example.org/1</url></location>',
    );
    expect(record.links.map(({ url }: { url: string }) => url)).toEqual(['https://example.org/1']);
  });

  it('has persons and organisations as subjects', async () => {
    const record = await readMods(
      '<subject><name type="personal"><namePart>Staring, W.C.H.</namePart><namePart type="date">1808-1877</namePart></name></subject>',
      '<subject><topic>Soil</topic><geographic>Twente</geographic></subject>',
    );
    expect(record.keywords).toEqual(['Staring, W.C.H.', 'Soil - Twente']);
  });

  it.each([
    ['a book', '<typeOfResource>text</typeOfResource>', 'monographic', 'boek'],
    ['of a marked kind', '<typeOfResource>text</typeOfResource><genre>report</genre>', 'monographic', 'rapport'],
    ['a journal', '<typeOfResource>text</typeOfResource>', 'continuing', 'tijdschrift'],
    ['a picture', '<typeOfResource>still image</typeOfResource>', 'monographic', 'afbeelding'],
    ['a letter in an archive', '<typeOfResource>text</typeOfResource><genre>Brief</genre>', 'monographic', ''],
    [
      'a book with what it is made of',
      '<typeOfResource>text</typeOfResource><genre authority="marcgt">bibliography</genre><genre authority="rdacontent">text</genre>',
      'monographic',
      'boek',
    ],
    [
      'a law of a government',
      '<typeOfResource>text</typeOfResource><genre authority="marcgt">government publication</genre>',
      'monographic',
      '',
    ],
    [
      'an article',
      '<relatedItem type="host"><genre authority="marcgt">periodical</genre></relatedItem>',
      '',
      'artikel',
    ],
    [
      'a chapter',
      '<relatedItem type="host"><originInfo><issuance>monographic</issuance></originInfo></relatedItem>',
      '',
      'hoofdstuk',
    ],
    [
      'a photograph in a collection',
      '<typeOfResource>still image</typeOfResource><relatedItem type="host"><typeOfResource collection="yes"/></relatedItem>',
      '',
      'afbeelding',
    ],
    ['a recording', '<typeOfResource>sound recording-nonmusical</typeOfResource>', '', 'podcast'],
    ['a site', '<genre authority="marcgt">web site</genre>', '', 'webpagina'],
  ])('tells what it is by how it was issued where nothing else does: %s', async (_, kind, issuance, type) => {
    const record = await readMods(kind, `<originInfo><issuance>${issuance}</issuance></originInfo>`);
    expect(record.documenttype).toBe(type);
  });

  it('reads one that was issued in a way that is called like what every object has', async () => {
    const record = await readMods('<originInfo><issuance>constructor</issuance></originInfo>');
    expect(record).toMatchObject({ title: 'Soil', documenttype: '' });
  });

  it('has its own publisher and year before those of what it stands in, wherever that is told', async () => {
    const record = await readMods(
      '<relatedItem type="host"><originInfo><publisher>Pudoc</publisher><dateIssued>1994</dateIssued></originInfo></relatedItem>',
      '<originInfo><publisher>Moerbos</publisher><dateIssued>1996</dateIssued></originInfo>',
    );
    expect(record).toMatchObject({ publisher: 'Moerbos', year: 1996 });
  });

  it('takes the publisher of what it stands in, and the language of older versions', async () => {
    const record = await readMods(
      '<language authority="iso639-2b">dut</language>',
      '<relatedItem type="host"><titleInfo><title>Land</title></titleInfo><originInfo><publisher>Pudoc</publisher><dateIssued>1994</dateIssued></originInfo></relatedItem>',
    );
    expect(record).toMatchObject({ language: 'nl', publisher: 'Pudoc', journal: 'Land', year: 1994 });
  });
});
