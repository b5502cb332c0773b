import { describe, expect, it } from 'vitest';
import { readContent } from '#services/query/import/testing/readContent.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);
const editor = { family: 'Vries', given: 'Bram de' };
const pubMed = (lines: string) => `PMID- 30000001\nOWN - NLM\nTI  - Soil\n${lines}\n`;
const marcName = ([tag, name, role]: readonly [string, string, string]) =>
  `<datafield tag="${tag}" ind1="1" ind2=" "><subfield code="a">${name}</subfield><subfield code="4">${role}</subfield></datafield>`;
const marc = (names: readonly (readonly [string, string, string])[]) =>
  `<collection><record xmlns="http://www.loc.gov/MARC21/slim"><leader>00000nam a2200000 c 4500</leader><datafield tag="245" ind1=" " ind2=" "><subfield code="a">Soil</subfield></datafield>${names.map(marcName).join('')}</record></collection>`;
const mods = (names: string) =>
  `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Soil</title></titleInfo>${names}</mods>`;
const modsName = (name: string, role: string) =>
  `<name type="personal"><namePart>${name}</namePart><role><roleTerm>${role}</roleTerm></role></name>`;

describe('a work without an author', () => {
  it.each([
    ['BibTeX', '@book{a, title = {Soil}, editor = {de Vries, Bram}}', 'de Vries, Bram'],
    ['BibTeX that names no others', '@book{a, title = {Soil}, editor = {de Vries, Bram and others}}', 'de Vries, Bram'],
    ['RIS', 'TY  - BOOK\nTI  - Soil\nED  - Vries, Bram de\nER  - \n', 'Vries, Bram de'],
    ['RIS of a paper', 'TY  - CPAPER\nTI  - Soil\nA2  - Vries, Bram de\nA3  - Series\nER  - \n', 'Vries, Bram de'],
    ['RIS of a book', 'TY  - BOOK\nTI  - Soil\nA2  - Series\nA3  - Vries, Bram de\nER  - \n', 'Vries, Bram de'],
    ['CSL-JSON', json([{ type: 'book', issued: {}, title: 'Soil', editor: [editor] }]), 'Vries, Bram de'],
    ['Crossref', json({ DOI: '10.1234/x', 'reference-count': 0, title: ['Soil'], editor: [editor] }), 'Vries, Bram de'],
    ['Web of Science', 'PT B\nTI Soil\nBE Vries, B\nER\n', 'Vries, B'],
    ['PubMed', pubMed('FED - Vries, Bram de\nED  - Vries B'), 'Vries, Bram de'],
    ['MARCXML', marc([['700', 'Vries, Bram de', 'edt']]), 'Vries, Bram de'],
    ['MARCXML, in the first place', marc([['100', 'Vries, Bram de', 'edt']]), 'Vries, Bram de'],
    ['our own form', json([{ title: 'Soil', editors: ['Bram de Vries'] }]), 'Bram de Vries'],
    [
      'our own form, as records have it',
      json([{ title: 'Soil', authors: [{ name: 'Bram de Vries', role: 'editor' }] }]),
      'Bram de Vries',
    ],
    ['MODS', mods(modsName('Vries, Bram de', 'editor')), 'Vries, Bram de'],
    ['a table of Zotero', 'Key,Title,Author,Editor\nA1,Soil,,"Vries, Bram de"\n', 'Vries, Bram de'],
    ['a table of Web of Science', 'PT\tAU\tBE\tTI\tUT\nB\t\tVries, B\tSoil\tWOS:1\n', 'Vries, B'],
    ['a Dutch table that says it of its authors', 'Titel;Auteur\nSoil;"B. de Vries (red.)"\n', 'B. de Vries'],
    ['a Dutch table', 'Titel;Auteur;Redactie\nSoil;;B. de Vries\n', 'B. de Vries'],
  ])('goes by its editors: %s', async (_, content, name) => {
    const { records } = await readContent(content);
    expect(records).toMatchObject([{ title: 'Soil' }]);
    expect(records[0].authors).toEqual([{ name, role: 'editor' }]);
  });

  it('goes by the editors that DataCite has among its contributors', async () => {
    const contributors = [
      { name: 'Vries, Bram de', contributorType: 'Editor' },
      { name: 'Peters, Karel', contributorType: 'DataManager' },
    ];
    const { records } = await readContent(json({ publicationYear: 2020, titles: [{ title: 'Soil' }], contributors }));
    expect(records).toMatchObject([{ authors: [{ name: 'Vries, Bram de' }] }]);
  });

  it('has no advisor of a thesis for its author', async () => {
    const { records } = await readContent('TY  - THES\nTI  - Soil\nA2  - Vries, Bram de\nER  - \n');
    expect(records[0].authors).toBeUndefined();
  });

  it('keeps the identifier that it had before its editors were read', async () => {
    const book = 'TY  - BOOK\nTI  - Soil\nPY  - 2020\n';
    const { records } = await readContent(`${book}ER  - \n${book}ED  - Vries, Bram de\nER  - \n`);
    expect(records[1].id).toBe(records[0].id);
  });
});

describe('a work with an author', () => {
  it('does not go by its editors', async () => {
    const { records } = await readContent('TY  - CHAP\nTI  - Soil\nAU  - Jansen, Anna\nED  - Vries, Bram de\nER  - \n');
    expect(records[0].authors).toEqual([{ name: 'Jansen, Anna' }]);
  });
});
