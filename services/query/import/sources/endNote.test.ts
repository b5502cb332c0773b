import { describe, expect, it } from 'vitest';
import { readContent } from '#services/query/import/testing/readContent.ts';

/* What these references say is invented; how they say it is what EndNote and what writes for it has. */

const styled = (text: string) => `<style face="normal" font="default" size="100%">${text}</style>`;
const element = (name: string, ...texts: readonly string[]) =>
  texts.map((text) => `<${name}>${styled(text)}</${name}>`).join('');
const group = (name: string, inner: string) => `<${name}>${inner}</${name}>`;
const titles = (title: string, second?: string) =>
  group('titles', element('title', title) + (second === undefined ? '' : element('secondary-title', second)));
const persons = (names: Readonly<Record<string, readonly string[]>>) =>
  group(
    'contributors',
    Object.entries(names)
      .map(([kind, each]) => group(kind, element('author', ...each)))
      .join(''),
  );
const reference = (type: string, ...elements: readonly string[]) =>
  `<record><database name="soil.enl" path="C:\\soil.enl">soil.enl</database><rec-number>7</rec-number><ref-type name="${type}">17</ref-type>${elements.join('')}</record>`;
const library = (...references: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8" ?><xml><records>${references.join('')}</records></xml>`;

describe('EndNote XML', () => {
  it('is read with all that a reference says, in whatever styles', async () => {
    const { records, bad, report } = await readContent(
      library(
        reference(
          'Journal Article',
          persons({ authors: ['Jansen, Anna', 'de Vries, Bram'] }),
          element('auth-address', 'Deltares, Delft, Netherlands. anna@example.org&#xD;Wageningen University.'),
          `<titles><title>${styled('Peat meadows ')}${styled('and')}${styled(' water')}</title>${element('secondary-title', 'Journal of Soils')}</titles>`,
          group('periodical', element('full-title', 'Journal of Soils') + element('abbr-1', 'J Soils')),
          group('keywords', element('keyword', 'Peat/*chemistry', 'Soil, acid')),
          group('dates', element('year', '2020') + group('pub-dates', element('date', 'May'))),
          element('isbn', '1234-5679'),
          element('accession-num', '30000001'),
          element('abstract', 'Water is kept high.'),
          element('electronic-resource-num', '10.1234/Peat.7'),
          group(
            'urls',
            group('related-urls', element('url', 'https://example.org/peat')) +
              group('pdf-urls', element('url', 'internal-pdf://0123/Jansen.pdf')),
          ),
          element('remote-database-provider', 'NLM'),
          element('language', 'eng'),
        ),
      ),
    );
    expect(bad).toEqual([]);
    expect(records).toMatchObject([
      {
        id: 'pmid:30000001',
        title: 'Peat meadows and water',
        authors: [{ name: 'Jansen, Anna' }, { name: 'de Vries, Bram' }],
        organisations: [{ name: 'Deltares, Delft, Netherlands' }, { name: 'Wageningen University' }],
        journal: 'Journal of Soils',
        keywords: ['Peat / chemistry', 'Soil, acid'],
        year: 2020,
        abstract: 'Water is kept high.',
        doi: '10.1234/peat.7',
        documenttype: 'artikel',
        language: 'en',
      },
    ]);
    expect(records[0].isbn).toBeUndefined();
    expect(records[0].links.map(({ url }: { url: string }) => url)).toContain('https://example.org/peat');
    expect(JSON.stringify(records)).not.toContain('internal-pdf');
    expect(report).not.toContain('Could not be taken over');
  });

  it('takes keywords apart that all stand in one element, a line each', async () => {
    const { records } = await readContent(
      library(reference('Book', titles('Soil'), group('keywords', element('keyword', 'peat&#xD;clay; loess')))),
    );
    expect(records[0].keywords).toEqual(['peat', 'clay', 'loess']);
  });

  it.each([
    ['Book Section', 'hoofdstuk'],
    ['Conference Proceedings', 'conferentiebijdrage'],
    ['Conference Paper', 'conferentiebijdrage'],
    ['Edited Book', 'boek'],
    ['Electronic Book Section', 'hoofdstuk'],
    ['Electronic Article', 'artikel'],
    ['Government Document', 'rapport'],
    ['Report', 'rapport'],
    ['Thesis', 'proefschrift'],
    ['Web Page', 'webpagina'],
    ['Dataset', 'dataset'],
    ['Map', 'kaart'],
    ['Statute', 'norm'],
    ['Patent', 'octrooi'],
    ['Film or Broadcast', 'video'],
  ])('knows what a %s is', async (type, kind) => {
    const { records } = await readContent(library(reference(type, titles('Soil'))));
    expect(records[0].documenttype).toBe(kind);
  });

  it('tells a thesis by the type of work that it is said to be', async () => {
    const { records } = await readContent(
      library(reference('Thesis', titles('Soil'), element('work-type', 'MSc thesis'))),
    );
    expect(records[0].documenttype).toBe('scriptie');
  });

  const editorsOf = async (type: string, names: Readonly<Record<string, readonly string[]>>) => {
    const { records } = await readContent(library(reference(type, titles('Soil'), persons(names))));
    return (records[0].authors ?? []).map(({ name, role }: { name: string; role?: string }) => `${name} ${role ?? ''}`);
  };

  it('knows editors from authors, from those of a series and from advisors', async () => {
    const [anna, bram, cees] = ['Jansen, Anna', 'Vries, Bram de', 'Bos, Cees'];
    expect(await editorsOf('Edited Book', { authors: [anna] })).toEqual(['Jansen, Anna editor']);
    expect(await editorsOf('Book', { 'secondary-authors': [anna] })).toEqual(['Jansen, Anna editor']);
    expect(await editorsOf('Book', { 'secondary-authors': [anna], 'tertiary-authors': [bram] })).toEqual([
      'Vries, Bram de editor',
    ]);
    expect(await editorsOf('Thesis', { authors: [anna], 'secondary-authors': [cees] })).toEqual(['Jansen, Anna ']);
  });

  it('costs no other record what one has no end of', async () => {
    const { records } = await readContent(
      library(reference('Report', titles('Peat')).replace('</record>', ''), reference('Report', titles('Clay'))),
    );
    expect(records.map(({ title }) => title)).toEqual(['Peat', 'Clay']);
  });
});

describe('the tagged lines of EndNote', () => {
  it('are read with all that they say', async () => {
    const { records, bad, report } = await readContent(
      [
        '%0 Journal Article',
        '%T Peat meadows and water',
        '%A Jansen, Anna',
        '%A de Vries, Bram',
        '%+ Deltares, Delft',
        '%J Journal of Soils',
        '%V 12',
        '%D 2020',
        '%8 May',
        '%X Water is kept high,',
        'and cows stay.',
        '%K peat',
        'clay',
        '%R 10.1234/Peat.7',
        '%@ 1234-5679',
        '%U https://example.org/peat',
        '%G eng',
        '',
        '%0 Book',
        '%T Soils of the delta',
        '%E Bos, Cees',
        '%I Bodempers',
        '%D 2001',
        '%@ 9781451648539',
        '',
        '%0 Thesis',
        '%9 MSc thesis',
        '%T Clay',
        '%A Smit, Dirk',
        '%E Bos, Cees',
      ].join('\r\n'),
    );
    expect(bad).toEqual([]);
    expect(records).toMatchObject([
      {
        title: 'Peat meadows and water',
        authors: [{ name: 'Jansen, Anna' }, { name: 'de Vries, Bram' }],
        organisations: [{ name: 'Deltares, Delft' }],
        journal: 'Journal of Soils',
        year: 2020,
        abstract: 'Water is kept high, and cows stay.',
        keywords: ['peat', 'clay'],
        doi: '10.1234/peat.7',
        documenttype: 'artikel',
        language: 'en',
      },
      {
        title: 'Soils of the delta',
        authors: [{ name: 'Bos, Cees', role: 'editor' }],
        publisher: 'Bodempers',
        year: 2001,
        isbn: ['9781451648539'],
        documenttype: 'boek',
      },
      { title: 'Clay', authors: [{ name: 'Smit, Dirk' }], documenttype: 'scriptie' },
    ]);
    expect(records.map(({ authors }) => authors.length)).toEqual([2, 1, 1]);
    expect(report).toContain('Fields ignored: %V');
  });
});

describe('what EndNote writes as RIS', () => {
  it('goes by the number of PubMed that it has from there, and keeps addresses apart', async () => {
    const { records } = await readContent(
      'TY  - JOUR\nTI  - Soil\nAN  - 30000001\nDP  - NLM\nAD  - Deltares, Delft. a@example.org\nWageningen University.\nER  - \n',
    );
    expect(records).toMatchObject([
      { id: 'pmid:30000001', organisations: [{ name: 'Deltares, Delft' }, { name: 'Wageningen University' }] },
    ]);
  });
});
