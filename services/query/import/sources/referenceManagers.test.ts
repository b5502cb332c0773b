import { describe, expect, it } from 'vitest';
import { readContent } from '#services/query/import/testing/readContent.ts';
import { busyClock } from '#services/query/testing/busyClock.ts';

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

  it.each([
    ['SER', 'tijdschrift'],
    ['JFULL', 'tijdschrift'],
    ['INPR', 'artikel'],
    ['ADVS', 'video'],
    ['STAT', 'norm'],
  ])('knows what %s is', async (given, type) => {
    const { records } = await readContent(`TY  - ${given}\nTI  - Soil\nER  - \n`);
    expect(records[0].documenttype).toBe(type);
  });

  it.each([
    ['SER', 'Conference paper', 'conferentiebijdrage'],
    ['JOUR', 'Preprint', 'preprint'],
    ['RPRT', 'Factsheet', 'factsheet'],
    ['RPRT', 'Report 12', 'rapport'],
    ['THES', 'MSc thesis', 'scriptie'],
  ])(
    'tells by its kind of work what it is, and by its type where that says nothing: %s, %s',
    async (type, kind, what) => {
      const { records } = await readContent(`TY  - ${type}\nTI  - Soil\nM3  - ${kind}\nER  - \n`);
      expect(records[0].documenttype).toBe(what);
    },
  );

  it('has the addresses that dblp writes as TeX', async () => {
    const { records } = await readContent(
      'TY  - PROC\nTI  - Soil\nUR  - https://doi.org/10.1007/978-3\\_33\nDO  - 10.1007/978-3\\_33\nER  - \n',
    );
    expect(records).toMatchObject([
      {
        documenttype: 'conferentiebijdrage',
        doi: '10.1007/978-3_33',
        links: [{ url: 'https://doi.org/10.1007/978-3_33' }],
      },
    ]);
  });

  it('has records without a space behind the dash', async () => {
    const { records } = await readContent('TY  -JOUR\nTI  -Soil\nAB  -Of peat - and clay\nER  -\n');
    expect(records).toMatchObject([{ title: 'Soil', abstract: 'Of peat - and clay' }]);
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

  it.each([
    ['{\\AA}rhus and \\aa land', 'Århus and åland'],
    ['na{\\"\\i}ve Mart{\\\'{\\i}}nez', 'naïve Martínez'],
    ['Ak{\\i}n', 'Akın'],
    ['{\\textit Poa annua} and H\\textsubscript2O, \\emph {old}', 'Poa annua and H2O, old'],
    ['10\\,000 kg\\ of $\\pm$ 5\\,\\% at 20$^\\circ$C', '10 000 kg of ± 5 % at 20°C'],
    ['$\\leq$ 4 \\ldots{} a\\slash b, an\\-aerobic', '≤ 4 … a/b, anaerobic'],
  ])('has the letters and signs of TeX: %s', async (tex, title) => {
    const { records } = await readContent(`@article{a, title = {${tex}}, year = 2020}\n`);
    expect(records[0].title).toBe(title);
  });

  it('has the letters of TeX in the keywords of Scopus', async () => {
    const { records } = await readContent(
      "@article{a,\n title = {Soil},\n author_keywords = {food \\& feed; mar{\\'\\i}n}\n}\n",
    );
    expect(records[0].keywords).toEqual(['food & feed', 'marín']);
  });

  it('comes in also where its keywords are no TeX', async () => {
    const { records, bad } = await readContent(
      '@article{a,\n title = {Soil},\n author_keywords = {food \\emph; {feed}\n; hay}\n}\n',
    );
    expect(bad).toEqual([]);
    expect(records).toMatchObject([{ title: 'Soil' }]);
  });

  it.each([
    ['DBLP', '10.1007/978-3-540-71618-1\\_15'],
    ['Mendeley', '10.1007/978-3-540-71618-1{\\_}15'],
  ])('has the whole of a DOI that is written as TeX: %s', async (_, doi) => {
    const { records } = await readContent(`@incollection{a, title = {Soil}, year = 2020, doi = {${doi}}}\n`);
    expect(records).toMatchObject([{ doi: '10.1007/978-3-540-71618-1_15' }]);
  });

  it.each([
    ['http://example.org/a?b=1{\\&}c={\\%}20{\\#}x{\\_}y', 'http://example.org/a?b=1&c=%20#x_y'],
    ['http://example.org/$\\sim$jansen/a\\_b', 'http://example.org/~jansen/a_b'],
    ['http://example.org/{\\textasciitilde}jansen', 'http://example.org/~jansen'],
    ['\\url{http://example.org/a}', 'http://example.org/a'],
    ['http://example.org/a_b?c=1&d=2%20', 'http://example.org/a_b?c=1&d=2%20'],
    ['http://example.org/10.1007%2Fs11', 'http://example.org/10.1007%2Fs11'],
    ['http://example.org/10.1007{\\%}2Fs11', 'http://example.org/10.1007%2Fs11'],
    ['http://example.org/a%252Fb', 'http://example.org/a%252Fb'],
    ['http://example.org/een bestand.pdf', 'http://example.org/een%20bestand.pdf'],
  ])('has an address that is written as TeX: %s', async (tex, url) => {
    const { records } = await readContent(`@misc{a, title = {Soil}, year = 2020, url = {${tex}}}\n`);
    expect(records[0].links).toMatchObject([{ url }]);
  });

  it.each([
    ['price of $5', 'price of $5'],
    ['$5 and $6 a kg', '$5 and $6 a kg'],
    ['US$10{,}000 for CO$_2$', 'US$10,000 for CO₂'],
    ['CO$_2$ at $5', 'CO₂ at $5'],
    ['at $5 for N$_{2}$O', 'at $5 for N₂O'],
    ['p$<$0.05, $\\sim$5 ha, $>$3 m and $\\pm $2', 'p<0.05, ∼5 ha, >3 m and ±2'],
  ])('tells dollars from formulas: %s', async (tex, abstract) => {
    const { records } = await readContent(`@article{a, abstract = {${tex}}, title = {Soil x$^2$}, year = 2020}\n`);
    expect(records).toMatchObject([{ title: 'Soil x²', abstract }]);
  });

  it.each([
    ['{Jansen, A. \\& Bos, C.}', ['Jansen, A.', 'Bos, C.']],
    ['{Jansen, A. & Bos, C.}', ['Jansen, A.', 'Bos, C.']],
    ['{{Wageningen University \\& Research}}', ['Wageningen University & Research']],
  ])('has all persons before a sign: %s', async (persons, names) => {
    const { records } = await readContent(`@book{a, title = {Soil}, author = ${persons}, year = 2020}\n`);
    expect(records[0].authors.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it.each([
    ['{World Health Organization}', ['World Health Organization']],
    ['{Ministerie van Landbouw}', ['Ministerie van Landbouw']],
    ['"Bureau of Meteorology"', ['Bureau of Meteorology']],
    ['{Anna Jansen and Wageningen Environmental Research}', ['Jansen, Anna', 'Wageningen Environmental Research']],
    ['{{R Core Team} and Food Agency and Jansen, A. de}', ['R Core Team', 'Food Agency', 'Jansen, A. de']],
    ['{{Bureau of Food and Soil} and Food Agency}', ['Bureau of Food and Soil', 'Food Agency']],
    ['{Universit{\\"a}t Bonn and Bos, Cees}', ['Universität Bonn', 'Bos, Cees']],
    ['{Anna de Vries and Jan {van Dijk}}', ['de Vries, Anna', 'van Dijk, Jan']],
  ])('turns no organisation around as it does persons: %s', async (persons, names) => {
    const { records } = await readContent(`@book{a, title = {Soil}, author = ${persons}, year = 2020}\n`);
    expect(records[0].authors.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it('comes in also where a comma was forgotten at the end of a line', async () => {
    const { records, bad } = await readContent(
      '@article{a,\n title = {Soil}\n author = "Jansen, Anna"\n year = 2020\n journal = {Peat},\n}\n',
    );
    expect(bad).toEqual([]);
    expect(records).toMatchObject([
      { title: 'Soil', authors: [{ name: 'Jansen, Anna' }], year: 2020, journal: 'Peat' },
    ]);
  });

  it('has fields of several words, and the year of what is still to come out, as Web of Science writes it', async () => {
    const { records, bad } = await readContent(
      '@article{ ISI:1,\nTitle = {{Soil}},\nAbstract = {{Where early\n   access date = {2} matters.}},\nEarly Access Date = {{MAY 2020}},\nUnique-ID = {{ISI:1}},\n}\n',
    );
    expect(bad).toEqual([]);
    expect(records).toMatchObject([{ title: 'Soil', year: 2020 }]);
    const other = '@article{ a,\nTitle = {{Soil}},\nYear = {{2021}},\nEarlyAccessDate = {MAY 2020},\n}\n';
    expect((await readContent(other)).records).toMatchObject([{ year: 2021 }]);
  });

  it.each([
    ['a comma in its key', '@article{Vries, Jr2022,\n author = {Vries, Bram de},\n title = {Soil}}'],
    ['no key', '@article{,\n author = {Vries, Bram de},\n title = {Soil}}'],
    ['no key and no comma', '@article{ author = {Vries, Bram de},\n title = {Soil}}'],
  ])('comes in with %s', async (_, entry) => {
    const { records, bad } = await readContent(`${entry}\n`);
    expect(bad).toEqual([]);
    expect(records).toMatchObject([{ title: 'Soil', authors: [{ name: 'Vries, Bram de' }] }]);
  });

  it('has accents of TeX’s tables, and spaces of some width', async () => {
    const { records } = await readContent(
      "@article{a, title = {Peat at 20\\hspace{0.167em}cm}, author = {Vargov{\\a'a}, Bla{\\v{z}}ena and Blacqui{\\a`e}re, Tjeerd}}\n",
    );
    expect(records[0].title).toBe('Peat at 20 cm');
    expect(records[0].authors).toEqual([{ name: 'Vargová, Blažena' }, { name: 'Blacquière, Tjeerd' }]);
  });

  it.each([
    [
      'Scopus',
      'affiliation={Deltares, Delft; Wageningen \\& Co, Wageningen},',
      ['Deltares, Delft', 'Wageningen & Co, Wageningen'],
    ],
    [
      'Web of Science',
      'Affiliation = {{Jansen, A (Corresponding Author), Deltares, Delft.\n   Jansen, Anna; Bos, Cees, Deltares, Delft.}},\nAffiliations = {{Deltares; Wageningen University \\&\n   Research}},\nUnique-ID = {{WOS:1}},',
      ['Deltares', 'Wageningen University & Research'],
    ],
    [
      'older Web of Science',
      'Affiliation = {{Jansen, Anna; Bos, Cees, Deltares, Delft.}},\nUnique-ID = {{ISI:1}},',
      undefined,
    ],
  ])('names where its authors work, as databases do: %s', async (_, lines, names) => {
    const { records } = await readContent(`@article{a,\n title = {Soil},\n${lines}\n}\n`);
    expect(records[0].organisations?.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it('has the keywords that Web of Science adds', async () => {
    const { records } = await readContent(
      '@article{ a,\nTitle = {{Soil}},\nKeywords = {{peat; soil biology}},\nKeywords-Plus = {{NITROUS-OXIDE; FOOD\n   CHAINS}},\nUnique-ID = {{WOS:1}},\n}\n',
    );
    expect(records[0].keywords).toEqual(['peat', 'soil biology', 'NITROUS-OXIDE', 'FOOD CHAINS']);
  });

  it('has fields with a slash in their names', async () => {
    const { records, bad } = await readContent('@book{a,\n title = {Soil},\n ISBN/ISSN = {none},\n year = {2018}\n}\n');
    expect(bad).toEqual([]);
    expect(records).toMatchObject([{ title: 'Soil', year: 2018 }]);
  });

  it('is told what is wrong in words of its own', async () => {
    const { bad } = await readContent('@article{a,\n title = {Soil} year = 2020\n}\n@misc{b title = {Peat}}\n');
    expect(bad).toEqual([
      '1: this is not BibTeX (there should be } and there is the name of a field)',
      '4: this is not BibTeX (there should be = and there is the name of a field)',
    ]);
  });

  it('has all persons between whom somebody wrote semicolons', async () => {
    const { records } = await readContent('@book{a, title = {Soil}, author = {Jansen, Anna; Bos, C.}, year = 2020}\n');
    expect(records[0].authors).toEqual([{ name: 'Jansen, Anna' }, { name: 'Bos, C.' }]);
  });

  it('is read in time that grows with the text', async () => {
    const busy = busyClock();
    await readContent(`@article{a, title = {Soil},${' url = {a'.repeat(20_000)}\n}\n`);
    await readContent(`@article{a, title = {Soil}, abstract = {${'$a '.repeat(40_000)}}}\n`);
    await readContent(`@article{a, title = {Soil}, abstract = {${'$a{'.repeat(40_000)}\n}\n`);
    await readContent(`@article{a, title = {Soil}, author = {${'a, \\& '.repeat(1000)}}\n}\n`);
    await readContent(`@article{a, title = {Soil}, author = {${'{a} '.repeat(20_000)}\n}\n`);
    expect(busy()).toBeLessThan(3000);
  });
});

describe('CSL-JSON', () => {
  it.each([
    [{ type: 'article', genre: 'Preprint' }, 'preprint'],
    [{ type: 'report', genre: 'Factsheet' }, 'factsheet'],
    [{ type: 'thesis', genre: "Master's thesis" }, 'scriptie'],
    [{ type: 'article-newspaper', genre: 'Gossip' }, 'artikel'],
  ])('tells by its genre what it is: %j', async (what, type) => {
    const { records } = await readContent(JSON.stringify([{ ...what, title: 'Soil', issued: {} }], null, 1));
    expect(records[0].documenttype).toBe(type);
  });
});

describe('PubMed', () => {
  it('has the ORCID of an author behind the name', async () => {
    const { records } = await readContent(
      'PMID- 30000001\nTI  - Soil\nFAU - Jansen, Anna\nAU  - Jansen A\nFAU - Vries, Bram de\nAU  - Vries B\nAUID- ORCID: 0000-0002-1825-0097\nAD  - Deltares.\nFAU - Bos, Cees\nAUID- ISNI: 0000000121032683\n',
    );
    expect(records[0].authors).toEqual([
      { name: 'Jansen, Anna' },
      { name: 'Vries, Bram de', orcid: '0000-0002-1825-0097' },
      { name: 'Bos, Cees' },
    ]);
  });

  it('has a chapter in its book', async () => {
    const chapter = 'PMID- 30000001\nPT  - Book Chapter\nBTI - Soils of the world\nTI  - Peat meadows\n';
    const { records } = await readContent(`${chapter}\nPMID- 30000002\nPT  - Book\nBTI - Soils of the world\n`);
    expect(records).toMatchObject([
      { title: 'Peat meadows', journal: 'Soils of the world', documenttype: 'hoofdstuk' },
      { title: 'Soils of the world', journal: '', documenttype: 'boek' },
    ]);
  });
});
