import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { parse } from 'csv-parse/sync';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { type Answer, json } from '../testing/testService.ts';

let running: TestPortal;
afterEach(() => running.close());

const recordOf = (number: number) => ({
  id: `r-${number}`,
  title: `Klei ${number}`,
  publisher: 'Pudoc',
  journal: 'Bodem',
  year: 2000 + (number % 20),
  abstract: `Over klei; deel ${number}.`,
  keywords: ['klei', 'zand; leem'],
  documenttype: 'artikel',
  language: 'nl',
  authors: [{ name: 'Jansen, Anna' }, { name: 'Vries, Bram de' }],
  doi: `10.1234/${number}`,
  links: [{ url: `https://library.example/${number}.pdf`, access: 'open', filetype: 'pdf' }],
  highlight: { title: [{ text: 'Klei', match: true }], abstract: [{ text: 'Over', match: false }] },
});

interface Service {
  readonly hits?: number;
  /** Records that an answer has at most. */
  readonly most?: number;
  readonly first?: object;
  readonly abstract?: string;
  /** A service with the calls of the specification alone refuses what it does not know. */
  readonly knows?: 'everything' | 'the specification';
  /** The status of what is asked for by when it came in. */
  readonly byDate?: number;
}

/** A query service with records that are all alike. */
const service =
  ({ hits = 3, most = 1000, first = {}, abstract, knows = 'the specification', byDate = 400 }: Service): Answer =>
  ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const all = knows === 'everything';
    if (pathname.endsWith('/filters'))
      return json(response, { filters: [{ id: 'taal', name: 'taal', alias: 'Taal', properties: [] }] });
    if (pathname.endsWith('/changes') && all) {
      const changes = searchParams.getAll('id').map((id) => ({ id, changed: '2026-03-04T05:06:07.123456Z' }));
      return json(response, { total: changes.length, changes });
    }
    const id = /\/r-(\d+)$/.exec(pathname)?.[1];
    if (id === '500') return response.writeHead(500).end();
    if (id) return json(response, recordOf(Number(id)));
    if (!searchParams.has('q')) return response.writeHead(404).end();
    if (searchParams.get('wq_srt_desc') === 'toegevoegd' && !all) return response.writeHead(byDate).end();
    const offset = Number(searchParams.get('wq_ofs'));
    const count = Math.max(0, Math.min(most, Number(searchParams.get('wq_max')), hits - offset));
    const records = Array.from({ length: count }, (_, at) => recordOf(offset + at + 1));
    if (offset === 0 && records[0]) Object.assign(records[0], first);
    if (abstract) for (const record of records) record.abstract = abstract;
    json(response, { hits, records, facets: [] });
  };

async function portalWith(given: Service = {}) {
  running = await startTestPortal({ query: service(given) });
  return running.get;
}
const textOf = async (path: string, given?: Service) => (await (await portalWith(given))(path)).text();
const tableOf = (text: string, delimiter = ';'): string[][] => parse(text, { bom: true, delimiter });
const searches = () => running.query.calls.filter((path) => path.includes('q='));

describe('the list of a search', () => {
  it.each([
    ['ris', 'application/x-research-info-systems; charset=utf-8', 'ris'],
    ['bibtex', 'application/x-bibtex; charset=utf-8', 'bib'],
    ['csv', 'text/csv; charset=utf-8', 'csv'],
  ])('comes as %s, to be kept', async (format, type, extension) => {
    const response = await (await portalWith())(`/api/list?term=klei&format=${format}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="publications.${extension}"`);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('ratelimit-policy')).toContain('"list"');
  });

  it.each(['ris', 'bibtex'])('is understood by reference managers (%s), every record of it', async (format) => {
    const items = new Cite(await textOf(`/api/list?term=klei&format=${format}`, { hits: 60 }), {
      generateGraph: false,
    }).data;
    expect(items).toHaveLength(60);
    expect(items[59]).toMatchObject({
      title: 'Klei 60',
      'container-title': 'Bodem',
    });
    expect(new Set(items.map((item) => item['citation-key'] ?? item.title)).size).toBe(60);
  });

  it('keeps every letter in BibTeX, and lets no sign mean something', async () => {
    const first = { title: '猪 ≤ 5 µm_a', authors: [{ name: '王, 小明' }, { name: 'Zaad & Zode' }] };
    const file = await textOf('/api/list?term=klei&format=bibtex', { hits: 60, first });
    expect(file).toContain('title = {猪 ≤ 5 µm\\_a}');
    expect(file).toContain('author = {王, 小明 and {Zaad \\& Zode}}');
  });

  it('has whole abstracts, not the passages that the page shows', async () => {
    expect(await textOf('/api/list?term=klei&format=ris')).toContain('AB  - Over klei; deel 3.\r\n');
  });

  it('is a table that spreadsheets read, in the language of the page', async () => {
    const [names, row] = tableOf(await textOf('/api/list?term=klei&format=csv'));
    expect(Object.fromEntries((names ?? []).map((name, at) => [name, row?.[at]]))).toMatchObject({
      Titel: 'Klei 1',
      Auteurs: 'Jansen, Anna; Vries, Bram de',
      Jaar: '2001',
      'Soort document': 'Artikel',
      Trefwoorden: 'klei; zand, leem',
      Samenvatting: 'Over klei; deel 1.',
      DOI: '10.1234/1',
      Link: 'https://library.example/1.pdf',
      Recordnummer: 'r-1',
    });
    await running.close();
    const english = await textOf('/api/list?term=klei&format=csv&language=en');
    expect(tableOf(english, ',')[0]?.slice(0, 2)).toEqual(['Title', 'Authors']);
  });

  it('says in its table of editors that they are no authors', async () => {
    const first = { authors: [{ name: 'Vries, Bram de', role: 'editor' }] };
    const [names = [], row, other] = tableOf(await textOf('/api/list?term=klei&format=csv', { first }));
    const cellsOf = (cells: readonly string[] = []) =>
      ['Auteurs', 'Redactie'].map((name) => cells[names.indexOf(name)]);
    expect(cellsOf(row)).toEqual(['', 'Vries, Bram de']);
    expect(cellsOf(other)).toEqual(['Jansen, Anna; Vries, Bram de', '']);
  });

  it.each([
    ['9789012345678', '978-9012345678'],
    ['0521865719', '0-521865719'],
    ['978-90-12-34567-8', '978-90-12-34567-8'],
  ])('has the ISBN %s as a text, which no spreadsheet rounds', async (isbn, cell) => {
    const [names, row] = tableOf(await textOf('/api/list?term=klei&format=csv', { first: { isbn: [isbn] } }));
    expect(row?.[names?.indexOf('ISBN') ?? -1]).toBe(cell);
  });

  it('can be taken out of shared caches with all of its site', async () => {
    const get = await portalWith({ knows: 'everything' });
    for (const path of ['/api/list?term=klei&format=csv', '/api/feed?term=klei', '/api/citation?id=r-1&format=ris'])
      expect((await get(path)).headers.get('surrogate-key')).toContain('site-groenkennisnet');
  });

  it('of references names sixty at most, and says so', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `id=r-${at + 1000}`).join('&');
    const get = await portalWith();
    expect((await (await get(`/api/citation?format=ris&${ids(60)}`)).text()).match(/^TY/gm)).toHaveLength(60);
    expect((await get(`/api/citation?format=ris&${ids(61)}`)).status).toBe(400);
  });

  it.each(['=1+1', '+31', '-2', '@SUM(A1)', '\t=1', '|calc', '＝1'])('calculates nothing (%j)', async (title) => {
    const table = tableOf(await textOf('/api/list?term=klei&format=csv', { first: { title } }));
    expect(table[1]?.[0]).toMatch(/^'/);
  });

  it('keeps quotes, lines and separators inside their cell', async () => {
    const first = { title: 'Zegt "klei";\nen; zand', publisher: '' };
    const table = tableOf(await textOf('/api/list?term=klei&format=csv', { first }));
    expect(table[1]?.[0]).toBe('Zegt "klei"; en; zand');
    expect(new Set(table.map((row) => row.length)).size).toBe(1);
  });

  it('has what is ticked in it alone, in that order', async () => {
    const table = tableOf(await textOf('/api/list?term=klei&format=csv&id=r-7&id=r-2'));
    expect(table.slice(1).map(([title]) => title)).toEqual(['Klei 7', 'Klei 2']);
  });

  it('is that of its filters and its order, from the beginning', async () => {
    await textOf('/api/list?term=klei&format=csv&taal=nl&srt=jaar&srt_direction=asc&start=40&onzin=1');
    const call = new URLSearchParams(searches()[0]?.split('?')[1]);
    expect([...call].join(' ')).toContain('wq_ofs,0 wq_flt,taal wq_val,nl wq_srt_asc,jaar');
  });

  it('is somebody’s, where it is asked for on their page', async () => {
    const html = await textOf('/zoeken/auteur/Jansen%2C%20Anna', { knows: 'everything' });
    expect(html).toContain('name="by" value="author:Jansen, Anna"');
    running.query.calls.length = 0;
    await (await running.get('/api/list?term=*&format=csv&by=author%3AJansen%2C%20Anna')).text();
    expect(searches().every((call) => call.includes('q=%22Jansen%2C+Anna%22'))).toBe(true);
  });

  it.each([
    ['at most a thousand records', { hits: 5000 }, 1000, 5],
    ['all of them from a service that gives few at a time', { hits: 55, most: 10 }, 55, 6],
    ['what there is from a service that counts more than it has', { hits: 90, most: 0 }, 0, 2],
    ['those that are too long for the usual part', { hits: 150, abstract: 'x'.repeat(60_000) }, 150, 5],
  ])('has %s', async (_, given, count, calls) => {
    expect(tableOf(await textOf('/api/list?term=*&format=csv', given))).toHaveLength(count + 1);
    expect(searches()).toHaveLength(calls);
  });

  it('is whole or not at all: what was ticked, and could not all be had', async () => {
    const get = await portalWith();
    expect((await get('/api/list?format=ris&id=r-1&id=r-2')).status).toBe(200);
    const response = await get('/api/list?format=ris&id=r-1&id=r-500');
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('says what is wrong with a question, and waits where the service is away', async () => {
    const get = await portalWith();
    expect((await get('/api/list?term=klei')).status).toBe(400);
    expect((await get('/api/list?term=klei&format=docx')).status).toBe(400);
    expect((await get('/api/list?term=klei&format=ris&portlet=geen')).status).toBe(404);
    await running.close();
    running = await startTestPortal({ query: (_, response) => response.writeHead(500).end() });
    expect((await running.get('/api/list?term=klei&format=ris')).status).toBe(503);
    expect((await running.get('/api/feed?term=klei')).status).toBe(503);
  });
});

describe('the feed of a search', () => {
  it('has what came in last first, with the moment at which it did', async () => {
    const xml = await textOf('/api/feed?term=klei&taal=nl&srt=titel&start=20', { knows: 'everything' });
    expect(searches()[0]).toContain('wq_srt_desc=toegevoegd');
    expect(xml).toContain('<title>Nieuw over klei | Groen Kennisnet</title>');
    expect(xml).toContain('<id>tag:groenkennisnet.nl,2026:r-1</id>');
    expect(xml.match(/<updated>2026-03-04T05:06:07.123Z<\/updated>/g)).toHaveLength(4);
    expect(xml).toContain(
      '<link rel="self" href="http://localhost:3000/api/feed?term=klei&amp;language=nl&amp;taal=nl"/>',
    );
    expect(xml).toContain('<link rel="alternate" href="http://localhost:3000/zoeken/klei?taal=nl"/>');
    expect(xml).toContain('href="http://localhost:3000/zoeken/resultaat/klei-1?id=r-1"');
    expect(xml).toContain('Over klei; deel 1.');
    expect(xml.match(/<entry>/g)).toHaveLength(3);
  });

  it('is one of somebody’s records, under their name', async () => {
    const xml = await textOf('/api/feed?term=*&by=author%3AJansen%2C%20Anna&taal=nl', { knows: 'everything' });
    expect(xml).toContain('<title>Nieuw over Jansen, Anna | Groen Kennisnet</title>');
    expect(xml).toContain('<link rel="alternate" href="http://localhost:3000/zoeken/auteur/Jansen%2C+Anna?taal=nl"/>');
  });

  it('goes by years where the service knows the specification alone', async () => {
    const response = await (await portalWith({ hits: 80 }))('/api/feed?term=klei&language=en');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(searches().at(-1)).toContain('wq_srt_desc=jaar');
    const xml = await response.text();
    expect(xml).toContain('<updated>2001-01-01T00:00:00.000Z</updated>');
    expect(xml.match(/<entry>/g)).toHaveLength(50);
    expect(xml).toContain('http://localhost:3000/search/result/klei-1?id=r-1');
  });

  it.each([500, 503, 429])('is no other list because the service is in trouble for a moment (%i)', async (byDate) => {
    const get = await portalWith({ hits: 80, byDate });
    expect((await get('/api/feed?term=klei&language=en')).status).toBe(503);
  });

  it('cannot be broken by a title or a term', async () => {
    const xml = await textOf(`/api/feed?term=${encodeURIComponent(']]>"<x>&\u0000')}`, {
      first: { title: ']]></title><x>\u0008', keywords: ['a<b>'], year: 20_201 },
    });
    expect(xml).not.toMatch(/="[^"]*</);
    expect(xml).toContain('term="a‹b>"');
    expect(xml).not.toContain('20201');
    expect(xml).not.toContain('<x>\u0008');
    expect(xml).toContain('<title type="html"><![CDATA[]] &gt;&lt;/title&gt;&lt;x&gt;]]></title>');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008]/);
  });

  it('is one of a portlet, with its addresses', async () => {
    const xml = await textOf('/api/feed?portlet=kringlooplandbouw&term=klei');
    expect(xml).toContain('<link rel="alternate" href="http://localhost:3000/portlet/kringlooplandbouw/klei"/>');
  });
});
