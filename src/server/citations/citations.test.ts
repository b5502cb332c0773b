import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

let running: TestPortal;

afterEach(() => running.close());

const article = {
  id: '1034800',
  title: 'Één maatregel & 50% minder ammoniak: “DNA” in {accolades} #1',
  publisher: 'Stichting Zaad & Zode',
  journal: 'Vakblad Erf & Akker',
  year: 2023,
  abstract: 'Eerste regel.\nTweede regel met  ruimte.',
  keywords: ['stikstof', 'mest, dierlijk'],
  documenttype: 'artikel',
  language: 'nl',
  links: [
    { url: '', access: '', filetype: '' },
    { url: 'https://library.example/1034800/a_b%20c.pdf?x=1&y=2', access: 'open', filetype: 'pdf' },
  ],
};

async function portalWith(record: object = article) {
  running = await startTestPortal({
    query: (request, response) => {
      const path = request.url ?? '';
      if (path.endsWith('/filters')) return json(response, { filters: [] });
      if (path.endsWith('/1034800')) return json(response, { ...article, ...record });
      return path.endsWith('/500') ? response.writeHead(500).end() : response.writeHead(404).end();
    },
  });
  return running.get;
}

async function fileOf(format: string, record: object = {}): Promise<string> {
  const get = await portalWith(record);
  return (await get(`/api/citation?id=1034800&format=${format}`)).text();
}

/** What a reference manager understands of a file. */
async function readAgain(format: 'ris' | 'bibtex', record: object = {}) {
  const [item] = new Cite(await fileOf(format, record), { generateGraph: false }).data;
  return item;
}

async function cslOf(record: object = {}): Promise<Record<string, unknown>> {
  const [item] = JSON.parse(await fileOf('csl', record));
  return item;
}

describe('the reference of a record', () => {
  it.each([
    ['ris', 'application/x-research-info-systems; charset=utf-8', 'ris'],
    ['bibtex', 'application/x-bibtex; charset=utf-8', 'bib'],
    ['csl', 'application/vnd.citationstyles.csl+json; charset=utf-8', 'json'],
  ])('is a file to keep, not a page to find: %s', async (format, type, extension) => {
    const response = await (await portalWith())(`/api/citation?id=1034800&format=${format}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="een-maatregel-50-minder-ammoniak-dna-in-accolades-1.${extension}"`,
      'x-robots-tag': 'noindex',
      'cache-control': expect.stringMatching(/^public/),
    });
  });

  it.each(['ris', 'bibtex'] as const)('says everything once more when it is read: %s', async (format) => {
    expect(await readAgain(format)).toMatchObject({
      type: 'article-journal',
      title: article.title,
      'container-title': 'Vakblad Erf & Akker',
      issued: { 'date-parts': [[2023]] },
      URL: 'https://library.example/1034800/a_b%20c.pdf?x=1&y=2',
    });
  });

  it.each([
    ['rapport', 'report', 'RPRT', '@techreport'],
    ['factsheet', 'report', 'RPRT', '@techreport'],
    ['artikel', 'article-journal', 'JOUR', '@article'],
    ['proefschrift', 'thesis', 'THES', '@phdthesis'],
    ['brochure', 'pamphlet', 'PAMP', '@misc'],
    ['video', 'motion_picture', 'MPCT', '@misc'],
    ['podcast', 'song', 'SOUND', '@misc'],
    ['project', 'webpage', 'ELEC', '@misc'],
    ['Article', 'article-journal', 'JOUR', '@article'],
    ['Journal article', 'article-journal', 'JOUR', '@article'],
    ['Doctoral thesis', 'thesis', 'THES', '@phdthesis'],
    ['Book chapter', 'chapter', 'CHAP', '@inbook'],
    ['Conference Paper', 'paper-conference', 'CONF', '@inproceedings'],
    ['lesmateriaal', 'document', 'GEN', '@misc'],
    ['iets nieuws', 'document', 'GEN', '@misc'],
    ['constructor', 'document', 'GEN', '@misc'],
  ])('is of the right type in every format: %s', async (documenttype, csl, ris, bibtex) => {
    const get = await portalWith({ documenttype });
    const textOf = async (format: string) => (await get(`/api/citation?id=1034800&format=${format}`)).text();
    expect(JSON.parse(await textOf('csl'))).toMatchObject([{ type: csl }]);
    expect(await textOf('ris')).toMatch(new RegExp(`^TY  - ${ris}\r\n`));
    expect(await textOf('bibtex')).toMatch(new RegExp(`^${bibtex}\\{`));
  });
});

describe('what a record names besides', () => {
  const named = {
    authors: [
      { name: 'Anna Maria de Boer', orcid: '0000-0002-1825-0097', listed: 'Boer, A.M. de' },
      { name: 'Jansen JW', listed: 'Jansen, J.W.' },
      { name: 'FAO', listed: 'FAO' },
    ],
    doi: '10.5072/zw.2019-04(3)',
  };

  it('are its editors where nobody wrote it', async () => {
    const editors = {
      documenttype: 'rapport',
      authors: [{ name: 'Anna de Boer', orcid: '', listed: 'Boer, A. de', role: 'editor' }],
    };
    const csl = await cslOf(editors);
    await running.close();
    expect(csl).not.toHaveProperty('author');
    expect(csl.editor).toEqual([{ family: 'de Boer', given: 'Anna' }]);
    const bibtex = await fileOf('bibtex', editors);
    await running.close();
    expect(bibtex).toContain('editor = {de Boer, Anna}');
    const ris = await fileOf('ris', editors);
    expect(ris).toContain('ED  - de Boer, Anna\r\n');
    expect(ris).not.toContain('AU  - ');
  });

  it('are authors, by their parts', async () => {
    expect((await cslOf(named)).author).toEqual([
      // Zotero keeps nothing of a particle that stands apart.
      { family: 'de Boer', given: 'Anna Maria' },
      { family: 'Jansen', given: 'JW' },
      { literal: 'FAO' },
    ]);
    expect((await fileOf('ris', named)).split('\r\n')).toEqual(
      expect.arrayContaining(['AU  - de Boer, Anna Maria', 'AU  - Jansen, JW', 'DO  - 10.5072/zw.2019-04(3)']),
    );
    const bibtex = await fileOf('bibtex', named);
    expect(bibtex).toMatch(/^@article\{boer_2023_1034800,/);
    expect(bibtex).toContain('author = {de Boer, Anna Maria and Jansen, JW and {FAO}}');
    expect(bibtex).toContain('doi = {10.5072/zw.2019-04(3)}');
    expect(bibtex).toContain('journal = {Vakblad Erf \\& Akker}');
  });

  it('is an ISBN', async () => {
    const book = { documenttype: 'boek', isbn: ['9789086861231'] };
    expect((await cslOf(book)).ISBN).toBe('9789086861231');
    expect(await fileOf('ris', book)).toContain('SN  - 9789086861231');
  });

  it('is the ISBN of a thesis', async () => {
    expect(await fileOf('ris', { documenttype: 'proefschrift', isbn: ['9789086861231'] })).toContain(
      'SN  - 9789086861231\r\n',
    );
  });
});

describe('RIS', () => {
  it('is lines of a tag and a value, ended by CR LF, from TY to ER', async () => {
    const lines = (await fileOf('ris')).split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.at(0)).toBe('TY  - JOUR');
    expect(lines.at(-1)).toBe('ER  - ');
    expect(lines.filter((line) => !/^[A-Z][A-Z0-9] {2}- .*$/.test(line))).toEqual([]);
  });

  it('breaks no title and no address, however long', async () => {
    const title = 'Landbouwhuisdierengezondheidszorg '.repeat(8).trim();
    const url = `https://library.example/${'a'.repeat(200)}.pdf`;
    const lines = (await fileOf('ris', { title, links: [{ url, access: 'open', filetype: 'pdf' }] })).split('\r\n');
    expect(lines).toContain(`TI  - ${title}`);
    expect(lines).toContain(`UR  - ${url}`);
  });

  it('names who made a video as well', async () => {
    const authors = [{ name: 'Anna de Boer', orcid: '', listed: 'Boer, A. de' }];
    expect(await fileOf('ris', { documenttype: 'video', authors })).toContain('AU  - de Boer, Anna\r\n');
  });

  it('begins no other field where a name has a break', async () => {
    const authors = [{ name: 'Zaad\nER  - ', orcid: '', listed: '' }];
    expect(await fileOf('ris', { authors })).toContain('AU  - Zaad ER -\r\n');
  });

  it('has abstract, keywords, language and id besides', async () => {
    expect((await fileOf('ris')).split('\r\n')).toEqual(
      expect.arrayContaining([
        'AB  - Eerste regel. Tweede regel met ruimte.',
        'KW  - stikstof',
        'KW  - mest dierlijk',
        'LA  - nl',
        'PB  - Stichting Zaad & Zode',
        'ID  - 1034800',
      ]),
    );
  });
});

describe('BibTeX', () => {
  it('has one key, of letters and figures, that no other record has', async () => {
    expect(await fileOf('bibtex')).toMatch(/^@article\{een_2023_1034800,\n/);
  });

  it('writes signs that mean something as TeX, and closes every brace', async () => {
    const file = await fileOf('bibtex');
    expect(file).toContain('title = {Één maatregel \\& 50\\% minder ammoniak: “{DNA}”');
    expect(file).toContain('\\textbraceleft{}accolades\\textbraceright{} \\#1');
    expect(file.split('{').length).toBe(file.split('}').length);
  });

  it('writes signs of comparison as every reference manager reads them', async () => {
    expect(await fileOf('bibtex', { abstract: 'Bij pH < 7 (p > 0,05)' })).toContain('{Bij pH $<$ 7 (p $>$ 0,05)}');
  });

  it.each([
    ['signs', 'Gehalten ≤ 5 µm bij 20 °C – “CO₂” 🐖'],
    ['hyphens of their own', 'Kosten‐baten en niet‑brekend'],
    ['accents of their own', 'Een café in Ångström'],
    ['Cyrillic', 'Влияние удобрений на урожай'],
    ['Chinese', '猪的福利'],
    ['Arabic', 'تربية الأبقار الحلوب'],
    ['letters beyond the first 65,536', '𝑆𝑎𝑙𝑚𝑜𝑛𝑒𝑙𝑙𝑎 en 𠀀'],
    ['what means something to TeX', 'a_b ~c ^d $e$ \\f {g} #h 5% & < > | i'],
    ['a mark of HTML that does not end', 'Als <i> groter is dan <b>'],
  ])('keeps every letter of a title: %s', async (_, title) => {
    const file = await fileOf('bibtex', { title });
    expect(file.split('{').length).toBe(file.split('}').length);
    const [item] = new Cite(file, { generateGraph: false }).data;
    expect(item?.title.normalize('NFC')).toBe(title.normalize('NFC'));
  });

  it('keeps every letter of a name, and lets none of its signs mean something', async () => {
    const authors = [
      { name: '王, 小明', orcid: '', listed: '王, 小.' },
      { name: 'Çelik & Zn., Öykü', orcid: '', listed: 'Çelik & Zn., Ö.' },
      { name: 'Wageningen University & Research', orcid: '', listed: 'Wageningen University & Research' },
      { name: '100% Boer', orcid: '', listed: '100% Boer' },
    ];
    const file = await fileOf('bibtex', { authors });
    expect(file).toContain(
      'author = {王, 小明 and Çelik \\& Zn., Öykü and {Wageningen University \\& Research} and {100\\% Boer}}',
    );
    const read = new Cite(file, { generateGraph: false }).data[0]?.author;
    expect(read).toMatchObject([
      { family: '王', given: '小明' },
      { family: 'Çelik & Zn.', given: 'Öykü' },
      { family: 'Wageningen University & Research' },
      { family: '100% Boer' },
    ]);
  });

  it('lets no address end its field', async () => {
    const links = [{ url: 'https://library.example/{a}?b={\\', access: '', filetype: '' }];
    const file = await fileOf('bibtex', { links });
    expect(file).toContain('url = {https://library.example/%7Ba%7D?b=%7B%5C},');
    expect(new Cite(file).data).toMatchObject([{ title: article.title }]);
  });

  it('has abstract, keywords and language besides, as reference managers keep them', async () => {
    const [item] = new Cite(await fileOf('bibtex', { abstract: 'Van 5% {van}\n_alles_ & <meer>.' }), {
      generateGraph: false,
    }).data;
    expect(item).toMatchObject({
      abstract: 'Van 5% {van} _alles_ & <meer>.',
      keyword: 'stikstof,mest dierlijk',
      language: 'nl',
    });
  });

  it.each([
    ['rapport', 'institution'],
    ['proefschrift', 'school'],
  ])('names who brought it out as the type asks: %s', async (documenttype, field) => {
    expect(await fileOf('bibtex', { documenttype })).toContain(`${field} = {Stichting Zaad \\& Zode}`);
  });
});

describe('a keyword with a comma between figures', () => {
  const keywords = ['groep 19', '2,4-D', 'herbiciden'];

  it('stays one in RIS', async () => {
    expect((await fileOf('ris', { keywords })).match(/^KW {2}- .*$/gm)).toEqual([
      ...['KW  - groep 19', 'KW  - 2,4-D', 'KW  - herbiciden'],
    ]);
  });

  it('is written as it is in BibTeX and CSL-JSON', async () => {
    expect(await fileOf('bibtex', { keywords })).toContain('keywords = {groep 19, 2,4-D, herbiciden}');
    expect((await cslOf({ keywords })).keyword).toBe('groep 19, 2,4-D, herbiciden');
  });
});

describe('what a record does not say', () => {
  it('is left out of the file', async () => {
    const item = await cslOf({ year: '', publisher: '', abstract: '', keywords: [], language: '' });
    expect(Object.keys(item).sort()).toEqual(['URL', 'citation-key', 'container-title', 'id', 'title', 'type']);
    expect(item['citation-key']).toBe('een_1034800');
  });

  it.each(['ris', 'bibtex'] as const)('leaves a file that can be read: %s', async (format) => {
    const bare = { year: '', publisher: '', journal: '', abstract: '', keywords: [], documenttype: 'rapport' };
    const item = await readAgain(format, bare);
    expect(item).toMatchObject({ type: 'report', title: article.title });
    expect(item).not.toHaveProperty('issued');
  });

  it('makes an article without a journal a document, where an article has to have one', async () => {
    expect((await cslOf({ journal: '' })).type).toBe('document');
    expect(await fileOf('bibtex', { journal: '' })).toMatch(/^@misc\{/);
    expect(await fileOf('ris', { journal: '' })).toMatch(/^TY {2}- JOUR\r\n/);
  });

  it('is not made up: there is no author', async () => {
    expect(await cslOf()).not.toHaveProperty('author');
  });

  it('leaves the record’s own page where there is nothing to read elsewhere', async () => {
    const links = [{ url: '', access: '', filetype: '' }];
    expect((await cslOf({ links, title: 'Mest' })).URL).toBe('http://localhost:3000/zoeken/resultaat/mest?id=1034800');
    await running.close();
    const get = await portalWith({ links, title: 'Mest' });
    const english = await (await get('/api/citation?id=1034800&format=csl&language=en')).json();
    expect(english).toMatchObject([{ URL: 'http://localhost:3000/search/result/mest?id=1034800' }]);
  });
});

describe('a reference that cannot be had', () => {
  it.each([
    ['no id', '?format=ris', 400, /parameter id/],
    ['no format', '?id=1034800', 400, /one of ris, bibtex, csl/],
    ['a format nobody writes', '?id=1034800&format=docx', 400, /one of ris, bibtex, csl/],
    ['an id that no record has', '?id=9&format=ris', 404, /no record/],
    ['an id of another system', '?id=urn:nbn:nl:1&format=ris', 404, /no record/],
    ['a portlet that is not there', '?id=1034800&format=ris&portlet=nergens', 404, /no such portlet/],
    ['a search in trouble', '?id=500&format=ris', 503, /at the moment/],
    ['a search in trouble for one of several', '?id=1034800&id=500&format=ris', 503, /at the moment/],
  ])('says why in plain words: %s', async (_, query, status, words) => {
    const response = await (await portalWith())(`/api/citation${query}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(words);
  });

  it('is never asked of the query service for ids of another system', async () => {
    await (await portalWith())('/api/citation?id=urn:nbn:nl:1&format=ris');
    expect(running.query.calls.filter((path) => path.includes('urn'))).toEqual([]);
  });
});

describe('a portlet’s reference', () => {
  it('comes from its own part of the collection and leads to its own page', async () => {
    const get = await portalWith({ title: 'Mest', links: [] });
    const path = '/api/citation?id=1034800&format=csl&portlet=praktijkgericht-onderzoek';
    const response = await get(`http://eurcaw-pigs.localhost:3000${path}`);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.json()).toMatchObject([
      { URL: 'http://localhost:3000/portlet/praktijkgericht-onderzoek/resultaat/mest?id=1034800' },
    ]);
    expect(running.query.calls).toContain('/gkz/1034800');
  });
});
