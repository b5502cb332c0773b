import { describe, expect, it } from 'vitest';
import { readContent } from '#services/query/import/testing/readContent.ts';

/* What these files say is invented; how they say it is what reference managers and publishers write. */

describe('lines of a tag and a text', () => {
  // U+2028, which word processors write for a break within a paragraph.
  it.each([
    ['RIS', 'TY  - JOUR\nT1  - Peat meadows:\u2028 a review\nER  - \n'],
    ['PubMed', 'PMID- 30000001\nTI  - Peat meadows:\u2028 a review\n'],
    ['Web of Science', 'FN Clarivate\nVR 1.0\nPT J\nTI Peat meadows:\u2028 a review\nER\nEF\n'],
  ])('go on behind a separator of lines within them: %s', async (_, content) => {
    const { records, bad } = await readContent(content);
    expect(bad).toEqual([]);
    expect(records).toMatchObject([{ title: 'Peat meadows: a review' }]);
  });
});

describe('RIS', () => {
  it('has its authors in the order in which they stand, whatever their tags', async () => {
    const { records } = await readContent('TY  - JOUR\nTI  - Soil\nA1  - Vries, Bram de\nAU  - Bos, Cees\nER  - \n');
    expect(records[0].authors).toEqual([{ name: 'Vries, Bram de' }, { name: 'Bos, Cees' }]);
  });

  it.each([
    ['CONF', 'C3  - Proceedings of the soil days', 'Proceedings of the soil days'],
    ['CPAPER', 'C3  - Proceedings of the soil days', 'Proceedings of the soil days'],
    // Scopus has a short name there.
    ['CONF', 'C3  - Proc. Soil Days\nT2  - Proceedings of the soil days', 'Proceedings of the soil days'],
    ['JOUR', 'C3  - Something else', ''],
  ])('names the proceedings that Zotero writes for a paper of a conference: %s, %s', async (type, lines, journal) => {
    const { records } = await readContent(`TY  - ${type}\nTI  - Soil\n${lines}\nER  - \n`);
    expect(records[0].journal).toBe(journal);
  });

  it('knows a serial', async () => {
    const { records } = await readContent('TY  - SER\nTI  - Soil\nER  - \n');
    expect(records[0].documenttype).toBe('tijdschrift');
  });
});

describe('BibTeX', () => {
  it.each([
    ['without a key, as JabRef writes it', '@Article{,\n  title = {Peat meadows},\n  year = 2020\n}'],
    ['with spaces for a key', '@article{ ,\n  title = {Peat meadows},\n  year = 2020\n}'],
    ['that begins with its fields', '@article{\n  title = {Peat meadows},\n  year = 2020\n}'],
    ['with a key', '@article{peat,\n  title = {Peat meadows},\n  year = 2020\n}'],
  ])('has an entry %s', async (_, entry) => {
    const { records, bad } = await readContent(`${entry}\n@misc{other, title = {Other}, year = 2021}\n`);
    expect(bad).toEqual([]);
    expect(records).toMatchObject([{ title: 'Peat meadows', year: 2020 }, { title: 'Other' }]);
  });
});

describe('PubMed', () => {
  it('has a chapter in its book', async () => {
    const chapter = 'PMID- 30000001\nPT  - Book Chapter\nBTI - Soils of the world\nTI  - Peat meadows\n';
    const { records } = await readContent(`${chapter}\nPMID- 30000002\nPT  - Book\nBTI - Soils of the world\n`);
    expect(records).toMatchObject([
      { title: 'Peat meadows', journal: 'Soils of the world', documenttype: 'hoofdstuk' },
      { title: 'Soils of the world', journal: '', documenttype: 'boek' },
    ]);
  });
});
