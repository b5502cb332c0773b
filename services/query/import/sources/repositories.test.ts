import { describe, expect, it } from 'vitest';
import { readContent } from '#services/query/import/testing/readContent.ts';

/* What these records say is invented; how they say it is what the programs write that they are named after. */

const dc = (elements: string) =>
  `<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Peat</dc:title>${elements}</oai_dc:dc>`;
const creators = (...names: readonly string[]) => names.map((name) => `<dc:creator>${name}</dc:creator>`).join('');

async function readDc(elements: string) {
  const { records } = await readContent(dc(elements), 'records.xml');
  return records[0];
}

describe('journals of OJS', () => {
  it.each([
    ['Wageningen University, the Netherlands', 'Wageningen University, the Netherlands'],
    ['Alterra', 'Alterra'],
    ['Alterra; Team Soil', 'Alterra', 'Team Soil'],
  ])('name where an author works behind the name: %s', async (behind, ...organisations) => {
    const found = await readDc(creators(`Jansen, Anna; ${behind}`, 'Vries, Bram de'));
    expect(found.authors).toEqual([{ name: 'Jansen, Anna' }, { name: 'Vries, Bram de' }]);
    expect(found.organisations).toEqual(organisations.map((name) => ({ name })));
  });

  it.each(['; orcid: 0000-0002-1825-0097', '; Deltares; https://orcid.org/0000-0002-1825-0097'])(
    'keep an ORCID behind a name for the person: %s',
    async (behind) => {
      const found = await readDc(creators(`Jansen, Anna${behind}`));
      expect(found.authors).toEqual([{ name: 'Jansen, Anna', orcid: '0000-0002-1825-0097' }]);
    },
  );

  it('do not make those of other programs who name several authors in one place work for each other', async () => {
    const single = await readDc(creators('A. Jansen; Sukarno; B. Bos'));
    expect(single.authors).toEqual([{ name: 'A. Jansen' }, { name: 'Sukarno' }, { name: 'B. Bos' }]);
    expect(single.organisations).toBeUndefined();
    const found = await readDc(creators('Jansen, Anna; Vries, Bram de', 'A. Bos; C. van Dam'));
    expect(found.authors.map(({ name }: { name: string }) => name)).toEqual([
      ...['Jansen, Anna', 'Vries, Bram de', 'A. Bos', 'C. van Dam'],
    ]);
    expect(found.organisations).toBeUndefined();
  });
});

describe('repositories that tell of subjects by their addresses', () => {
  it('give no keywords by these', async () => {
    const subjects = [
      'http://aims.fao.org/aos/agrovoc/c_5690',
      'info:eu-repo/classification/ddc/630',
      'ddc:630',
      'peat',
      'info: for farmers',
    ];
    const found = await readDc(subjects.map((text) => `<dc:subject>${text}</dc:subject>`).join(''));
    expect(found.keywords).toEqual(['peat', 'info: for farmers']);
  });
});

describe('repositories that write volume and pages behind a journal', () => {
  it.each([
    ['Annalen der Bodemkunde: 56 (1912) pp. 339-342', 'Annalen der Bodemkunde'],
    ['Geoderma, 43(19), 341-376, (2021-08-26)', 'Geoderma'],
    ['Geoderma 2015, 43(7), 655', 'Geoderma'],
    ['J. Chem. Phys. 123, 064507 (2005) (6 pages)', 'J. Chem. Phys.'],
    ['Bodem, vol. 12, no. 3, pp. 1-10', 'Bodem'],
    ['Alterra-rapport 2345', 'Alterra-rapport 2345'],
    ['Natura 2000 (Den Haag)', 'Natura 2000 (Den Haag)'],
  ])('have its name alone: %s', async (source, journal) => {
    expect((await readDc(`<dc:source>${source}</dc:source>`)).journal).toBe(journal);
  });
});

describe('repositories that have references among identifiers', () => {
  const identifiers = (...texts: readonly string[]) =>
    texts.map((text) => `<dc:identifier>${text}</dc:identifier>`).join('');
  const own = 'Jansen, A., 2015. Soil. Geoderma 12(3), 1-10 (DOI: 10.1234/soil.1)';

  it.each([
    [[own], '10.1234/soil.1'],
    [['Geoderma 2015, 12, 1-10. https://doi.org/10.1234/Soil.1'], '10.1234/soil.1'],
    [[own, 'doi:10.1234/soil.2'], '10.1234/soil.2'],
    // Those of the works that it refers to.
    [[own, 'Bos, C., 2002, Peat, Geoderma 3, 4-9. DOI: 10.1234/peat'], undefined],
  ])('have the DOI of a record at the end of its own: %j', async (texts, doi) => {
    expect((await readDc(identifiers(...texts))).doi).toBe(doi);
  });
});

describe('EPrints', () => {
  const page = '<dc:relation>https://eprints.example.org/12/</dc:relation>';
  const own = '<dc:type>Article</dc:type><dc:type>PeerReviewed</dc:type>';

  it('has its page, the publisher’s and a DOI as relations', async () => {
    const found = await readDc(
      `${page}${own}<dc:format>application/pdf</dc:format><dc:identifier>https://eprints.example.org/12/1/peat.pdf</dc:identifier><dc:relation>https://doi.org/10.1234/Peat</dc:relation><dc:identifier>Jansen, Anna (2020) Peat. Soils, 3 (1). pp. 1-12.</dc:identifier>`,
    );
    expect(found).toMatchObject({ doi: '10.1234/peat', documenttype: 'artikel' });
    expect(found.links).toMatchObject([
      { url: 'https://eprints.example.org/12/1/peat.pdf', filetype: 'pdf' },
      { url: 'https://eprints.example.org/12/', filetype: '' },
      { url: 'https://doi.org/10.1234/Peat', filetype: '' },
    ]);
  });

  it('leads to its page where it has no file', async () => {
    const found = await readDc(`${page}${own}`);
    expect(found.links).toMatchObject([{ url: 'https://eprints.example.org/12/' }]);
  });

  it('is told from others, whose relations are other publications', async () => {
    expect((await readDc(page)).links).toEqual([]);
  });
});

/** As an XSLT writes all that stands in a field of MARC: a line for each part, and the next one indented. */
const field = (...parts: readonly string[]) => `\n    ${parts.join('\n    ')}\n  `;

describe('catalogues of Koha', () => {
  it('write behind a name when somebody lived, and what they did', async () => {
    const found = await readDc(
      creators(
        field('Jansen, Anna,', '1951-', 'author.'),
        field('Vries, Bram de,', 'editor.'),
        field('Bos, Cees,', '1948-2003,', 'illustrator.'),
        field('Dam, Art van,'),
        'Peters, Art',
      ),
    );
    expect(found.authors).toEqual([{ name: 'Jansen, Anna' }, { name: 'Dam, Art van' }, { name: 'Peters, Art' }]);
  });

  it('have editors where there is no author', async () => {
    const found = await readDc(creators(field('Vries, Bram de,', 'editor.')));
    expect(found.authors).toEqual([{ name: 'Vries, Bram de', role: 'editor' }]);
  });

  it('have whoever made what nobody wrote', async () => {
    const found = await readDc(creators(field('Jansen, Anna,', '1951-', 'photographer.')));
    expect(found.authors).toEqual([{ name: 'Jansen, Anna' }]);
  });

  it('end a title with the sign before who wrote it', async () => {
    const { records } = await readContent(dc('').replace('Peat', 'Klei : een atlas /'), 'records.xml');
    expect(records[0].title).toBe('Klei : een atlas');
  });

  it('keep the signs of a catalogue card between the parts of a field', async () => {
    const found = await readDc(
      '<dc:publisher>Wageningen : Pudoc,</dc:publisher><dc:subject>Soils.</dc:subject><dc:subject>Peat.</dc:subject>',
    );
    expect(found).toMatchObject({ publisher: 'Pudoc', keywords: ['Soils', 'Peat'] });
  });
});
