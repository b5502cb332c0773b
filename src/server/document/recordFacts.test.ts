import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

let running: TestPortal;

const article = {
  id: '7',
  title: 'Mest & “sloot”',
  publisher: 'Stichting Zaad & Zode',
  journal: 'Groen Bekeken',
  year: 2023,
  abstract: `Eerste zin. ${'woorden '.repeat(60)}`,
  keywords: ['mest', 'sloot'],
  documenttype: 'artikel',
  language: 'nl',
  links: [
    { url: 'https://library.example/7.pdf', access: 'beperkt', filetype: 'pdf' },
    { url: 'https://library.example/7.html', access: 'open', filetype: 'html' },
  ],
};
const records: Readonly<Record<string, object>> = {
  '/gkn3/7': article,
  '/gkn3/8': { id: '8', title: 'Kaal' },
  '/gkn3/9': {
    id: '9',
    title: 'Lijsters & merels',
    authors: [
      { name: 'Anna de Boer', orcid: '0000-0002-1825-0097', listed: 'Boer, A. de' },
      { name: 'FAO', listed: 'FAO' },
    ],
    organisations: [{ name: 'Moerbos', ror: 'https://ror.org/04qw24q55' }],
    publisher: 'Zaad',
    journal: 'Groen Bekeken',
    year: 2019,
    doi: '10.5072/abc',
    keywords: ['merel'],
    documenttype: 'Journal Article',
    links: [{ url: 'https://library.example/9.pdf', access: 'open', filetype: 'pdf' }],
  },
  '/gkn3/10': { id: '10', title: 'Met een doi', doi: '10.1002/(sici)1097?a<1>3.0.co;2-#' },
  '/gkn3/11': {
    id: '11',
    title: 'Onder redactie',
    documenttype: 'boek',
    authors: [{ name: 'Anna de Boer', listed: 'Boer, A. de', role: 'editor' }],
  },
  '/gkn3/12': {
    id: '12',
    title: 'Bodemmonsters',
    documenttype: 'dataset',
    abstract: 'Van veertig percelen.',
    authors: [{ name: 'Anna de Boer', listed: 'Boer, A. de' }],
  },
  '/gkz/7': { ...article, documenttype: 'proefschrift', links: [{ url: '', access: '', filetype: '' }] },
};

beforeAll(async () => {
  running = await startTestPortal({
    query: (request, response) => {
      const path = request.url ?? '';
      const record = path.endsWith('/filters') ? { filters: [] } : records[path];
      return record ? json(response, record) : response.writeHead(404).end();
    },
  });
});
afterAll(() => running.close());

const htmlOf = async (path: string) => (await running.get(path)).text();

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
}

function linksOf(html: string, rel: string): string[] {
  return [...html.matchAll(new RegExp(`<link rel="${rel}"(?: hreflang="[^"]*")? href="([^"]*)">`, 'g'))].map(
    ([, href = '']) => href,
  );
}

function dataOf(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, block = '']) => JSON.parse(block));
}

describe('what search engines hear of a record', () => {
  it('is its title, the beginning of its abstract, and that it may be found', async () => {
    const response = await running.get('/zoeken/resultaat/mest-sloot?id=7');
    const html = await response.text();
    expect(html).toContain('<title>Mest &amp; “sloot” – Groen Kennisnet</title>');
    expect(metaOf(html, 'og:title')).toBe('Mest &amp; “sloot”');
    expect(metaOf(html, 'description')).toMatch(/^Eerste zin\. (woorden )+…$/);
    expect(metaOf(html, 'description')?.length).toBeLessThan(310);
    expect(metaOf(html, 'robots')).toBeUndefined();
    expect(response.headers.get('x-robots-tag')).toBeNull();
  });

  it.each([
    '/zoeken/resultaat/mest-sloot?id=7',
    '/zoeken/resultaat/iets-heel-anders?id=7&utm_source=x',
    '/zoeken/*?id=7',
  ])('is one address, with the right title, in each language: %s', async (path) => {
    const html = await htmlOf(path);
    const own = 'https://groenkennisnet.nl/zoeken/resultaat/mest-sloot?id=7';
    expect(linksOf(html, 'canonical')).toEqual([own]);
    expect(linksOf(html, 'alternate')).toEqual([own, 'https://groenkennisnet.nl/search/result/mest-sloot?id=7', own]);
  });

  it('is the page of the interface’s language', async () => {
    const html = await htmlOf('/search/result/x?id=7');
    expect(linksOf(html, 'canonical')).toEqual(['https://groenkennisnet.nl/search/result/mest-sloot?id=7']);
    expect(metaOf(html, 'og:locale')).toBe('en_US');
  });

  it('says in the words of schema.org what the record says', async () => {
    expect(dataOf(await htmlOf('/zoeken/resultaat/x?id=7'))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ScholarlyArticle',
        name: article.title,
        headline: article.title,
        url: 'https://groenkennisnet.nl/zoeken/resultaat/mest-sloot?id=7',
        mainEntityOfPage: 'https://groenkennisnet.nl/zoeken/resultaat/mest-sloot?id=7',
        identifier: '7',
        abstract: article.abstract,
        publisher: { '@type': 'Organization', name: 'Stichting Zaad & Zode' },
        isPartOf: { '@type': 'Periodical', name: 'Groen Bekeken' },
        datePublished: '2023',
        inLanguage: 'nl',
        keywords: ['mest', 'sloot'],
        encoding: [
          { '@type': 'MediaObject', contentUrl: 'https://library.example/7.pdf', encodingFormat: 'application/pdf' },
          { '@type': 'MediaObject', contentUrl: 'https://library.example/7.html', encodingFormat: 'text/html' },
        ],
        isAccessibleForFree: true,
      },
    ]);
  });

  it('says it in the tags of reference managers', async () => {
    const html = await htmlOf('/search/result/x?id=9');
    const tags = [...html.matchAll(/<meta name="citation_([a-z_]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]);
    expect(tags).toEqual([
      ['title', 'Lijsters &amp; merels'],
      ['author', 'de Boer, Anna'],
      ['author_orcid', 'https://orcid.org/0000-0002-1825-0097'],
      ['author', 'FAO'],
      ['publication_date', '2019'],
      ['journal_title', 'Groen Bekeken'],
      ['publisher', 'Zaad'],
      ['doi', '10.5072/abc'],
      ['keywords', 'merel'],
      ['pdf_url', 'https://library.example/9.pdf'],
      ['abstract_html_url', 'https://groenkennisnet.nl/search/result/lijsters-merels?id=9'],
    ]);
    expect(dataOf(html)).toMatchObject([
      {
        '@type': 'ScholarlyArticle',
        identifier: ['9', { '@type': 'PropertyValue', propertyID: 'DOI', value: '10.5072/abc' }],
        sameAs: 'https://doi.org/10.5072/abc',
        author: [
          { '@type': 'Person', name: 'Anna de Boer', sameAs: 'https://orcid.org/0000-0002-1825-0097' },
          { '@type': 'Organization', name: 'FAO' },
        ],
        sourceOrganization: [{ '@type': 'Organization', name: 'Moerbos', sameAs: 'https://ror.org/04qw24q55' }],
      },
    ]);
  });

  it('tells reference managers its whole abstract', async () => {
    const html = await htmlOf('/search/result/x?id=7');
    expect(metaOf(html, 'citation_abstract')).toBe(article.abstract.trim());
  });

  it.each([
    ['an article', '9', 'journalArticle'],
    ['a book', '11', 'book'],
    ['of no kind that is known', '8', 'document'],
  ])('tells reference managers what kind of work it is: %s', async (_, id, type) => {
    expect(metaOf(await htmlOf(`/search/result/x?id=${id}`), 'z:itemType')).toBe(type);
  });

  it('says of a set of data what search engines for those ask for', async () => {
    expect(dataOf(await htmlOf('/search/result/x?id=12'))).toMatchObject([
      {
        '@type': 'Dataset',
        name: 'Bodemmonsters',
        description: 'Van veertig percelen.',
        creator: [{ '@type': 'Person', name: 'Anna de Boer' }],
      },
    ]);
  });

  it('tells editors from authors', async () => {
    const html = await htmlOf('/search/result/x?id=11');
    expect(metaOf(html, 'citation_editor')).toBe('de Boer, Anna');
    expect(html).not.toContain('citation_author');
    const [data] = dataOf(html);
    expect(data).toMatchObject({ editor: [{ '@type': 'Person', name: 'Anna de Boer' }] });
    expect(data).not.toHaveProperty('author');
  });

  it('leads to the whole of a DOI, whatever signs it has, on the page and in its data', async () => {
    const html = await htmlOf('/zoeken/resultaat/x?id=10');
    const address = 'https://doi.org/10.1002/(sici)1097%3Fa%3C1%3E3.0.co;2-%23';
    expect(dataOf(html)).toMatchObject([{ sameAs: address }]);
    expect(html).toContain(`href="${address}"`);
    expect(metaOf(html, 'citation_doi')).toBe('10.1002/(sici)1097?a&lt;1&gt;3.0.co;2-#');
  });

  it('says nothing that the record does not', async () => {
    const html = await htmlOf('/zoeken/resultaat/kaal?id=8');
    expect(metaOf(html, 'description')).toBeUndefined();
    const [data] = dataOf(html);
    expect(Object.keys(data ?? {})).toEqual([
      '@context',
      '@type',
      'name',
      'headline',
      'url',
      'mainEntityOfPage',
      'identifier',
    ]);
  });

  it('knows other kinds of records, of other sites', async () => {
    const html = await htmlOf('http://eurcaw-pigs.localhost:3000/search/result/x?id=7');
    const [data] = dataOf(html);
    expect(data).toMatchObject({ '@type': 'Thesis', url: 'https://eurcaw-pigs.eu/search/result/mest-sloot?id=7' });
    expect(data).not.toHaveProperty('isAccessibleForFree');
  });

  it.each([
    ['several records', '/zoeken/resultaat/x?id=7&id=8'],
    ['none', '/zoeken/resultaat/x?id=404'],
    ['a copy of the site', 'http://elders.example/zoeken/resultaat/x?id=7'],
    ['a portlet’s', '/portlet/groene-agenda/resultaat/x?id=7'],
  ])('is nothing to be found for %s', async (_, path) => {
    expect(metaOf(await htmlOf(path), 'robots')).toBe('noindex');
  });
});
