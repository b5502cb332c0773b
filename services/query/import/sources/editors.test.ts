import { describe, expect, it } from 'vitest';
import { readContent } from '#services/query/import/testing/readContent.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);
const editor = { family: 'Vries', given: 'Bram de' };
const pubMed = (lines: string) => `PMID- 30000001\nOWN - NLM\nTI  - Soil\n${lines}\n`;
const mods = (names: string) =>
  `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Soil</title></titleInfo>${names}</mods>`;
const modsName = (name: string, role: string) =>
  `<name type="personal"><namePart>${name}</namePart><role><roleTerm>${role}</roleTerm></role></name>`;

describe('a work without an author', () => {
  it.each([
    ['BibTeX', '@book{a, title = {Soil}, editor = {de Vries, Bram}}', 'de Vries, Bram'],
    ['RIS', 'TY  - BOOK\nTI  - Soil\nED  - Vries, Bram de\nER  - \n', 'Vries, Bram de'],
    ['RIS of a paper', 'TY  - CPAPER\nTI  - Soil\nA2  - Vries, Bram de\nA3  - Series\nER  - \n', 'Vries, Bram de'],
    ['RIS of a book', 'TY  - BOOK\nTI  - Soil\nA2  - Series\nA3  - Vries, Bram de\nER  - \n', 'Vries, Bram de'],
    ['CSL-JSON', json([{ type: 'book', issued: {}, title: 'Soil', editor: [editor] }]), 'Vries, Bram de'],
    ['Crossref', json({ DOI: '10.1234/x', 'reference-count': 0, title: ['Soil'], editor: [editor] }), 'Vries, Bram de'],
    ['Web of Science', 'PT B\nTI Soil\nBE Vries, B\nER\n', 'Vries, B'],
    ['PubMed', pubMed('FED - Vries, Bram de\nED  - Vries B'), 'Vries, Bram de'],
    ['MODS', mods(modsName('Vries, Bram de', 'editor')), 'Vries, Bram de'],
    ['a table of Zotero', 'Key,Title,Author,Editor\nA1,Soil,,"Vries, Bram de"\n', 'Vries, Bram de'],
    ['a table of Web of Science', 'PT\tAU\tBE\tTI\tUT\nB\t\tVries, B\tSoil\tWOS:1\n', 'Vries, B'],
    ['a Dutch table', 'Titel;Auteur;Redactie\nSoil;;B. de Vries\n', 'B. de Vries'],
  ])('goes by its editors: %s', async (_, content, name) => {
    const { records } = await readContent(content);
    expect(records).toMatchObject([{ title: 'Soil', authors: [{ name }] }]);
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
