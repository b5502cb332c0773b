import { describe, expect, it } from 'vitest';
import { doiIn, handleIn, isbnIn, isbnsIn, orcidIn, rorIn } from '#services/query/collection/identifiers.ts';
import { busyClock } from '#services/query/testing/busyClock.ts';
import { authorsIn } from './contributors.ts';
import { documentType } from './documentType.ts';
import { nearestName } from './fieldNames.ts';
import { keywordKey, splitKeywords } from './keywords.ts';
import { languageCode } from './language.ts';
import { accessOf, addressesIn, doiOfAddress, webAddress } from './links.ts';
import { plainText } from './plainText.ts';
import { yearOf } from './year.ts';

describe('what sources say, in our words', () => {
  it.each([
    ['Slovene', 'sl'],
    ['nl', 'nl'],
    ['dut', 'nl'],
    ['nld', 'nl'],
    ['Dutch', 'nl'],
    ['Nederlands', 'nl'],
    ['nl-BE', 'nl'],
    ['ger', 'de'],
    ['Deutsch', 'de'],
    ['FRE', 'fr'],
    ['eng; dut', 'en'],
    ['eng ger', 'en'],
    ['English (United States)', 'en'],
    ['Fries', 'fy'],
    ['Nedersaksisch', 'nds'],
    ['English.', 'en'],
    ['http://id.loc.gov/vocabulary/iso639-2/dut', 'nl'],
    ['http://publications.europa.eu/resource/authority/language/NLD', 'nl'],
    ['nds', 'nds'],
    ['sh', 'sr'],
    ['prs', 'fa'],
    ['Chinese', 'zh'],
    ['und', undefined],
    ['', undefined],
    ['Klingonesisch', 'unknown'],
  ])('takes the language %j for %j', (given, code) => expect(languageCode(given)).toBe(code));

  it.each([
    ['2020', 2020],
    ['2020-05-17', 2020],
    ['17-05-2020', 2020],
    ['20200517', 2020],
    ['c2019.', 2019],
    ['[1998]', 1998],
    ['2019/2020', 2019],
    ['May 2021', 2021],
    ['uuuu', undefined],
    ['19uu', undefined],
    ['9999', undefined],
    ['', undefined],
  ])('takes the year of %j for %j', (given, year) => expect(yearOf(given)).toBe(year));

  it.each([
    [['Article; Early Access'], 'artikel'],
    [['JOUR'], 'artikel'],
    [['Text', 'Report'], 'rapport'],
    [['Book Chapter'], 'hoofdstuk'],
    [['phdthesis'], 'proefschrift'],
    [['ENCYC'], 'hoofdstuk'],
    [['entry-dictionary'], 'hoofdstuk'],
    [['http://purl.org/coar/resource_type#dataset'], 'dataset'],
    [['Other'], undefined],
    [[], undefined],
    [['Gedicht'], 'unknown'],
    [['Unknown'], undefined],
    [['Editorial Material'], 'artikel'],
    // As R’s bibliometrix puts several of Web of Science behind each other.
    [['ARTICLE, BOOK CHAPTER'], 'artikel'],
    [['Kennisclip'], 'video'],
    [['Nieuwsbrief'], 'tijdschrift'],
    [['thesis', 'mathesis'], 'scriptie'],
    [['thesis'], 'proefschrift'],
    [['Thesis', 'book'], 'proefschrift'],
    [['mastersThesis'], 'scriptie'],
    [['eBook'], 'boek'],
    [['nonPeerReviewed'], undefined],
    [['bookSection'], 'hoofdstuk'],
    [['magazineArticle'], 'artikel'],
    [['encyclopediaArticle'], 'hoofdstuk'],
    [['videoRecording'], 'video'],
    [['http://purl.org/coar/resource_type/c_6501'], 'artikel'],
    [['http://purl.org/coar/resource_type/c_46ec', 'http://purl.org/coar/resource_type/c_bdcc'], 'scriptie'],
    [['http://purl.org/coar/resource_type/c_18cf', 'Article'], 'artikel'],
    [['http://purl.org/coar/resource_type/R60J-J5BD'], 'conferentiebijdrage'],
    [['Conference or Workshop Item'], 'conferentiebijdrage'],
    [['THES', 'MSc thesis'], 'scriptie'],
    [['THES', 'Ph.D.'], 'proefschrift'],
    [['Jaarverslag'], 'rapport'],
  ])('takes the type %j for %j', (given, type) => expect(documentType(given)).toBe(type));

  it.each([
    ['https://doi.org/10.1234/AbC', '10.1234/abc'],
    ['doi:10.1234/x.', '10.1234/x'],
    ['10.1016/0022-0000(75)90002-2', '10.1016/0022-0000(75)90002-2'],
    ['(10.1234/x)', '10.1234/x'],
    ['10.1234%2Fx', '10.1234/x'],
    ['10.1007/978-3-540-71618-1\\_15', '10.1007/978-3-540-71618-1_15'],
    ['10.1007/978-3-540-71618-1{\\_}15', '10.1007/978-3-540-71618-1_15'],
    ['10.1', undefined],
    ['<p>10.1000/abc</p>', '10.1000/abc'],
    ['10.1000/abc<br>2.5 p.', '10.1000/abc'],
    ['10.1000/abc<jats:p>', '10.1000/abc'],
    ['&lt;p&gt;10.1000/abc&lt;/p&gt;', '10.1000/abc'],
    ['<https://doi.org/10.1000/abc>', '10.1000/abc'],
    ['<a href="https://doi.org/10.1000/abc">10.1000/abc</a>', '10.1000/abc'],
    ['10.1000/abc<10.1000/def>', '10.1000/abc'],
    ['10.1000/abc<0.05 and >2', '10.1000/abc'],
    ['10.1000/<b', undefined],
  ])('finds the DOI of %j', (given, doi) => expect(doiIn(given)).toBe(doi));

  const ofWiley = '10.1002/(sici)1097-0010(199601)70:1<1::aid-jsfa450>3.0.co;2-6';
  const ofSociety = '10.1175/1520-0442(1999)012<0190:tiroat>2.0.co;2';
  it.each([
    ['10.1002/(SICI)1097-0010(199601)70:1<1::AID-JSFA450>3.0.CO;2-6', ofWiley],
    ['10.1002/(SICI)1097-0010(199601)70:1&lt;1::AID-JSFA450&gt;3.0.CO;2-6', ofWiley],
    ['10.1002/(SICI)1097-0010(199601)70:1&amp;lt;1::AID-JSFA450&amp;gt;3.0.CO;2-6', ofWiley],
    ['https://doi.org/10.1002/(SICI)1097-0010(199601)70:1%3C1::AID-JSFA450%3E3.0.CO;2-6', ofWiley],
    ['https://doi.org/10.1002/%28SICI%291097-0010%28199601%2970%3A1%3C1%3A%3AAID-JSFA450%3E3.0.CO%3B2-6', ofWiley],
    ['10.1175/1520-0442(1999)012<0190:TIROAT>2.0.CO;2', ofSociety],
    ['<https://doi.org/10.1175/1520-0442(1999)012<0190:TIROAT>2.0.CO;2>', ofSociety],
    ['<p>doi:10.1175/1520-0442(1999)012<0190:TIROAT>2.0.CO;2.</p>', ofSociety],
    ['10.1175/1520-0442(1999)012<C1:TIROAT>2.0.CO;2', ofSociety.replace('0190', 'c1')],
    ['10.1175/1520-0442(1999)012<>1.0.TX;2-X', '10.1175/1520-0442(1999)012<>1.0.tx;2-x'],
  ])('keeps the brackets of a DOI that has an article by its first page: %j', (given, doi) => {
    expect(doiIn(given)).toBe(doi);
  });

  it.each(['10.1000/<', '10.1000/a<1', '<', '&amp;', 'amp;', ')', "10.1000/a'", ');', '];'])(
    'looks for a DOI in time that grows with the text, also through %j again and again',
    (piece) => {
      const busy = busyClock();
      doiIn(`10.1000/&a${piece.repeat(200_000 / piece.length)}x`);
      doiIn(`10.1000/&a()${piece.repeat(200_000 / piece.length)})`);
      expect(busy()).toBeLessThan(1000);
    },
  );

  it('finds other identifiers, and none in what is wrong', () => {
    expect(isbnIn('978-90-8686-304-4 (hardback)')).toBe('9789086863044');
    expect(isbnIn('978-90-8686-304-5')).toBeUndefined();
    expect(isbnIn('978–90–8686–304–4')).toBe('9789086863044');
    expect(isbnIn('978\u201190\u20118686\u2011304\u20114')).toBe('9789086863044');
    expect(orcidIn('0000‐0002‐1825‐0097')).toBe('0000-0002-1825-0097');
    expect(isbnsIn('9789086863044 9789067541046 90 6754 104 4 (geb.)')).toEqual([
      '9789086863044',
      '9789067541046',
      '9067541044',
    ]);
    expect(isbnIn('90-6754- 104-4')).toBe('9067541044');
    expect(isbnsIn('0378-4290 1872-6852')).toEqual([]);
    expect(handleIn('https://hdl.handle.net/10568/1234')).toBe('10568/1234');
    expect(orcidIn('https://orcid.org/0000-0002-1825-0097')).toBe('0000-0002-1825-0097');
    expect(orcidIn('0000-0002-1825-0098')).toBeUndefined();
    expect(rorIn('https://ror.org/04qw24q55')).toBe('https://ror.org/04qw24q55');
    expect(rorIn('grid.4818.5')).toBeUndefined();
  });

  it.each([
    ['www.example.nl/a', 'https://www.example.nl/a'],
    ['doi:10.1234/a', 'https://doi.org/10.1234/a'],
    ['urn:doi:10.1234/a', 'https://doi.org/10.1234/a'],
    ['info:doi/10.1234/a', 'https://doi.org/10.1234/a'],
    ['hdl:10568/1', 'https://hdl.handle.net/10568/1'],
    ['http://a.nl/b', 'http://a.nl/b'],
    ['http://a.nl/b?c=1&amp;d=2&amp;amp;e=3', 'http://a.nl/b?c=1&d=2&e=3'],
    ['javascript:alert(1)', undefined],
    ['C:\\files\\a.pdf', undefined],
    ['doi:10.1234/\ud800', 'https://doi.org/10.1234/%EF%BF%BD'],
    ['hdl:10568/\ud800', 'https://hdl.handle.net/10568/%EF%BF%BD'],
  ])('takes the address %j for %j', (given, address) => expect(webAddress(given)).toBe(address));

  it.each([
    ['https://doi.org/10.1234/AbC', '10.1234/abc'],
    ['http://dx.doi.org/10.1234/x', '10.1234/x'],
    ['https://www.doi.org/10.1234%2Fx', '10.1234/x'],
    ['dx.doi.org/10.1234/x', '10.1234/x'],
    ['doi: 10.1234/x', '10.1234/x'],
    ['DOI: https://doi.org/10.1234/x', '10.1234/x'],
    ['10.1234/x', '10.1234/x'],
    ['http://dx.doi.org/doi:10.1016/x', '10.1016/x'],
    ['https://doi.org/https://doi.org/10.1234/x', '10.1234/x'],
    ['https://doi.org//10.1234/x', '10.1234/x'],
    ['https://dx.doi.org/doi/10.1234/x', '10.1234/x'],
    ['https://doi.org/doi: 10.1234/x', '10.1234/x'],
    ['urn:doi:10.1234/x', '10.1234/x'],
    ['info:doi/10.1234/x', '10.1234/x'],
    ['https://doi.org/a/10.1234/x', undefined],
    ['https://www.frontiersin.org/articles/10.3389/fpls.2020.00001/full', undefined],
    ['https://link.springer.com/content/pdf/10.1007/s00122-020-03550-1.pdf', undefined],
    ['https://www.tandfonline.com/doi/full/10.1080/00380768.2020.1?needAccess=true', undefined],
    ['https://journals.plos.org/plosone/article/file?id=10.1371/journal.pone.0000001&type=printable', undefined],
    ['https://onlinelibrary.wiley.com/doi/10.1002/jsfa.1/abstract', undefined],
    ['https://example.org/?to=https://doi.org/10.1234/x', undefined],
    ['https://notdoi.org/10.1234/x', undefined],
  ])('takes of the address %j the DOI %j', (given, doi) => expect(doiOfAddress(given)).toBe(doi));

  it.each([
    ['https://example.org/a; doi:10.1234/x', ['https://example.org/a', 'doi:10.1234/x']],
    ['https://example.org/a | 10.1234/x', ['https://example.org/a', '10.1234/x']],
    ['https://example.org/a doi: 10.1234/x', ['https://example.org/a', 'doi: 10.1234/x']],
    ['10.1234/x; 10.1234/y https://example.org/a', ['10.1234/x', '10.1234/y', 'https://example.org/a']],
    ['https://example.org/a;https://example.org/b', ['https://example.org/a', 'https://example.org/b']],
    ['https://doi.org/10.1016/0022(75)9; doi:10.1234/x', ['https://doi.org/10.1016/0022(75)9', 'doi:10.1234/x']],
  ])('finds in %j the addresses %j', (given, addresses) => expect(addressesIn(given)).toEqual(addresses));

  it.each([
    'https://example.org/a (see also doi:10.9999/other)',
    'https://example.org/a (see also https://doi.org/10.9999/other)',
    'https://example.org/a, see also doi:10.9999/other',
    'see also 10.9999/other',
    'https://host/x;doi:10.1/y',
    'https://example.org/a;10.1234/x',
    'https://example.org/a|10.1234/x',
    'https://doi.org/doi: 10.1234/x',
  ])('leaves %j whole', (given) => expect(addressesIn(given)).toEqual([given]));

  it('finds addresses in time that grows with the text, also many DOIs behind a long one that is none', () => {
    const busy = busyClock();
    addressesIn(`https://${'a'.repeat(500_000)} b${' 10.1234/a'.repeat(50_000)}`);
    expect(busy()).toBeLessThan(1000);
  });

  it.each([
    ['All Open Access; Gold Open Access', 'open'],
    ['ja', 'open'],
    ['Free to read', 'open'],
    ['vrij toegankelijk voor iedereen', 'open'],
    ['Open Access, no embargo', 'open'],
    ['Open access, not restricted', 'open'],
    ['diamond (no fee), open access', 'open'],
    ['open access, no longer under embargo', 'open'],
    ['Open access, niet meer onder embargo', 'open'],
    ['Open Access (embargo ended 2020)', 'open'],
    ['open access; embargo: none', 'open'],
    ['open access, embargo verlopen', 'open'],
    ['CC BY 4.0, not under embargo', 'open'],
    ['open access, no longer subject to any restrictions', 'open'],
    ['open access zonder een beperking', 'open'],
    ['Open; free for members and non-members alike', 'open'],
    ['vrij voor leden en niet-leden', 'open'],
    ['free for members and subscribers', 'beperkt'],
    ['voor leden of abonnees, niet vrij', 'beperkt'],
    ['Free for members and students', 'beperkt'],
    ['vrij voor leden en donateurs', 'beperkt'],
    ['open to subscribers and partner institutions', 'beperkt'],
    ['free for members and others', 'open'],
    ['vrij voor leden en anderen', 'open'],
    ['Open access after embargo lifted', 'beperkt'],
    ['Open after embargo ended', 'beperkt'],
    ['vrij na het embargo, verlopen', 'beperkt'],
    ['Open, embargo lifted 2030-01-01', 'beperkt'],
    ['Open, embargo ended on January 1, 2030', 'beperkt'],
    ['Open, embargo lifted 01/01/30', 'beperkt'],
    ['Open, embargo lifted 1 Jan 30', 'beperkt'],
    ['Open, embargo lifted 20300101', 'beperkt'],
    ['Open, embargo lifted 2020-01-01', 'open'],
    ['Open, embargo ended on 1 January 2026', 'open'],
    ['Open access, embargo expired, CC BY 4.0', 'open'],
    ['no longer open access', 'beperkt'],
    ['open access, embargo not yet ended', 'beperkt'],
    ['open access once the embargo expired', 'beperkt'],
    ['embargo, geen open access', 'beperkt'],
    ['open access, still under an embargo', 'beperkt'],
    ['open access when the embargo ends', 'beperkt'],
    ['closed', 'beperkt'],
    ['Not open access', 'beperkt'],
    ['geen open access', 'beperkt'],
    ['no open access', 'beperkt'],
    ['niet vrij toegankelijk', 'beperkt'],
    ['nog niet openbaar, niet open', 'beperkt'],
    ['not free', 'beperkt'],
    ['no longer free', 'beperkt'],
    ['Not public', 'beperkt'],
    ['Not publicly available', 'beperkt'],
    ['free for members', 'beperkt'],
    ['Free to subscribers only', 'beperkt'],
    ['gratis voor leden, vrij voor abonnees', 'beperkt'],
    ['Closed Access', 'beperkt'],
    ['Restricted Access', 'beperkt'],
    ['Embargoed Access', 'beperkt'],
    ['open access after an embargo until 2027-01-01', 'beperkt'],
    ['Metadata only access', 'beperkt'],
    ['beperkt', 'beperkt'],
    ['no embargo', ''],
    ['no restrictions', ''],
    ['', ''],
  ])('takes the access %j for %j', (given, access) => expect(accessOf(given)).toBe(access));

  it.each([
    ['<p>Klei &amp; veen</p><p>zand</p>', 'Klei & veen zand'],
    ['H<sub>2</sub>O', 'H2O'],
    ['p < 0.05 and q > 1', 'p < 0.05 and q > 1'],
    ['a &amp;lt; b', 'a < b'],
    ['<script>alert(1)</script>x', 'x'],
    ['AT&T', 'AT&T'],
    ['Below <LOD in 40% of samples. Mowing helped.', 'Below <LOD in 40% of samples. Mowing helped.'],
    ['dN<dS held. If N<p then all >q stays.', 'dN<dS held. If N<p then all >q stays.'],
    ['<script async src="x">alert(1)</script><td nowrap>y</td><p class=\\"z\\">z</p>', 'y z'],
    ['&lt;LOD and &lt;i&gt;Apis&lt;/i&gt;', '<LOD and Apis'],
    ['<jats:p xml:lang="en">One<br/></jats:p><a href=x>two</a>', 'One two'],
    [
      'Bio&shy;diversi\u00adteit, water\u200bkwaliteit\u2060 &#8203;en \u200b bodem',
      'Biodiversiteit, waterkwaliteit en bodem',
    ],
    ['Fu\u0308nf Bo\u0308den', 'Fünf Böden'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u{1f469}\u200d\u{1f33e}', '\u{1f469}\u200d\u{1f33e}'],
    ['<![CDATA[<p>Mest &amp; <b>gier</b>, p < 5</p>]]>', 'Mest & gier, p < 5'],
    ['CO\n      <sub>2</sub>\n      in <i>Zea\n mays</i>', 'CO2 in Zea mays'],
    ['<jats:list><jats:list-item>klei</jats:list-item><jats:list-item>veen</jats:list-item></jats:list>', 'klei veen'],
  ])('reads %j as %j', (given, text) => expect(plainText(given)).toBe(text));

  const mathMl = '<mml:math><mml:msub><mml:mi>N</mml:mi><mml:mn>2</mml:mn></mml:msub></mml:math>';
  it.each([
    ['PM$$_{2.5}$$ and CO$_2$, NO$_3^-$', 'PM2.5 and CO2, NO3-'],
    ['\\(\\delta ^{15}\\)N, $$\\hbox {CO}_{2}$$', 'δ15N, CO2'],
    ['5 $\\times 10^{3}$ or 10$^{-3}$ \\(\\mathrm {kg\\,ha^{-1}}\\)', '5 ×10^3 or 10^-3 kg ha-1'],
    ['$$\\documentclass[12pt]{minimal} \\usepackage{amsmath}\\begin{document}$$\\mu $$\\end{document}$$g', 'μg'],
    ['patches of $ \\text{64} \\times \\text{64} $, $O(n)$, $-$ 15 dB', 'patches of 64 ×64, O(n), - 15 dB'],
    [
      'US$15 billion, $600 million and ($20), NZ$/US$ of 2020',
      'US$15 billion, $600 million and ($20), NZ$/US$ of 2020',
    ],
    ['between $5 and $6, or $7_000', 'between $5 and $6, or $7_000'],
    [`<jats:alternatives><jats:tex-math>$$N_2$$</jats:tex-math>${mathMl}</jats:alternatives> gas`, 'N2 gas'],
    [`<math><semantics>${mathMl}<annotation encoding="application/x-tex">N_2</annotation></semantics></math>`, 'N2'],
    ['<tex-math>$N_2$</tex-math> gas', 'N2 gas'],
    ['$\\constructor_2$ and $\\toString_1$', '2 and 1'],
  ])('reads formulas as people do: %j as %j', (given, text) => expect(plainText(given)).toBe(text));

  it.each([
    ["The ``polder model{''} of the ``Netherlands''", 'The “polder model” of the “Netherlands”'],
    ["less scared than of floods{''}: a study", 'less scared than of floods”: a study'],
    ['82.5\\% of peat \\& clay, worth \\$ 7 or a\\$799', '82.5% of peat & clay, worth $ 7 or a$799'],
    ['what {[}Jansen, 2020{]} calls I{*}', 'what [Jansen, 2020] calls I*'],
    ['the {I}sbell topology, a {FLAP} of {95% CI}', 'the Isbell topology, a FLAP of {95% CI}'],
    ['C:\\Data and {a, b}', 'C:\\Data and {a, b}'],
  ])('reads what TeX writes for signs in other formats too: %j as %j', (given, text) =>
    expect(plainText(given)).toBe(text),
  );

  it.each(['``', "``a{''", '{', '$', '$$', '$a', '\\(', '\\documentclass', '\\end{document}', '$\\frac{', ' \n', ' '])(
    'looks for formulas in time that grows with the text, also through %j again and again',
    (piece) => {
      const busy = busyClock();
      plainText(`5^${piece.repeat(100_000 / piece.length)}x<p>`);
      expect(busy()).toBeLessThan(1000);
    },
  );

  it.each([
    ['Clover grew &am', 'Clover grew'],
    ['Clover grew &amp;quo', 'Clover grew'],
    ['Clover grew &#82', 'Clover grew R'],
    ['Clover grew &#', 'Clover grew'],
    ['Clover <i>grew</i> <em', 'Clover grew'],
    ['Clover <i>grew</', 'Clover grew'],
    ['Clover &lt;i&gt;grew&lt;/', 'Clover grew'],
    ['<p>Clover grew <a href="https://exam', 'Clover grew'],
    ['AT&T', 'AT&T'],
    ['birds &c', 'birds &c'],
    ['all n<p', 'all n<p'],
    ['x <y', 'x <y'],
    ['p <', 'p <'],
  ])('reads %j, of which a source cut off the end, as %j', (given, text) => expect(plainText(given)).toBe(text));

  it.each([
    '<',
    '</',
    '<em ',
    '<a b="',
    '&am',
    '&#1',
    '\u00ad',
    'not ',
    'no embargo ',
    'for ',
    'no longer ',
    'embargo ',
    'embargo ended ',
    'embargo ended 1 ',
    'for members and ',
    'doi:',
    '/',
    'https://doi.org/',
    'doi.org/doi:',
    '10.1234/',
    ' 10.1234/a',
    '; doi:10.1234/a',
    ' (',
    '( https:',
    ' and ',
  ])('reads marks, access and addresses in time that grows with the text, also of %j again and again', (piece) => {
    const text = piece.repeat(200_000 / piece.length);
    const takeNames = (names: string) => authorsIn([{ text: names }]);
    for (const reading of [plainText, accessOf, doiOfAddress, webAddress, addressesIn, takeNames]) {
      const busy = busyClock();
      for (const begin of ['a', '', 'https://doi.org/']) reading(`${begin}${text}!`);
      expect(busy()).toBeLessThan(2000);
    }
  });

  it.each([
    ['a; b ;c', ['a', 'b', 'c']],
    ['a|b', ['a', 'b']],
    ['a, b', ['a', 'b']],
    ['soil, sandy; clay', ['soil, sandy', 'clay']],
    ['Humans, *Soil, Peat; drained land', ['Humans', 'Soil', 'Peat', 'drained land']],
    [
      `${'peat, clay, '.repeat(20)}sand; dunes`,
      [...Array.from({ length: 20 }, () => ['peat', 'clay']).flat(), 'sand', 'dunes'],
    ],
    ['2,4-D,herbicides, 1,2-dichloropropane', ['2,4-D', 'herbicides', '1,2-dichloropropane']],
    ['2019, 2020', ['2019', '2020']],
  ])('splits the keywords %j', (given, words) => expect(splitKeywords(given)).toEqual(words));

  it.each([
    ['Soils', 'soil'],
    ['bomen', 'boom'],
    ['katten', 'kat'],
    ['varieties', 'variety'],
    ['Café', 'cafe'],
    ['ground-water', 'ground water'],
    ['paprika’s'.replace('’', "'"), 'paprika'],
  ])('takes %j and %j for one keyword', (one, other) => expect(keywordKey(one)).toBe(keywordKey(other)));

  it.each([
    ['bos', 'bossen op zand'],
    ['mest', 'mist'],
    ['grass', 'gras'],
    ['bom', 'boom'],
    ['virus', 'viru'],
  ])('keeps %j and %j apart', (one, other) => expect(keywordKey(one)).not.toBe(keywordKey(other)));

  it.each([
    [
      'Bos, C; Vos, D and Das, EF; Ministry of Food and Water',
      ['Bos, C', 'Vos, D', 'Das, EF', 'Ministry of Food and Water'],
    ],
    ['Jansen, Anna', ['Jansen, Anna']],
    ['van der Berg, Jan Piet', ['van der Berg, Jan Piet']],
    ['A. Jansen, B. de Vries', ['A. Jansen', 'B. de Vries']],
    ['Jansen A, Smit B, Bos C', ['Jansen A', 'Smit B', 'Bos C']],
    ['Jansen, A.; Smit, B.', ['Jansen, A.', 'Smit, B.']],
    ['Jansen, A. and Smit, B.', ['Jansen, A.', 'Smit, B.']],
    ['Anna Jansen and Bram de Vries', ['Anna Jansen', 'Bram de Vries']],
    ['Jansen A and Smit B and Bos C', ['Jansen A', 'Smit B', 'Bos C']],
    ['A. Jansen, B. de Vries and C. Bos', ['A. Jansen', 'B. de Vries', 'C. Bos']],
    ['A. Jansen, B. de Vries, and C. Bos', ['A. Jansen', 'B. de Vries', 'C. Bos']],
    ['A. Jansen, B. de Vries en C. Bos', ['A. Jansen', 'B. de Vries', 'C. Bos']],
    ['A. Jansen & B. de Vries', ['A. Jansen', 'B. de Vries']],
    ['Anna Jansen, Bram de Vries and Cees Bos', ['Anna Jansen', 'Bram de Vries', 'Cees Bos']],
    ['Anna Jansen en Bram de Vries', ['Anna Jansen', 'Bram de Vries']],
    ['Jansen, Anna, and Bram de Vries', ['Jansen, Anna', 'Bram de Vries']],
    ['de Vries, B. C. and A. Jansen', ['de Vries, B. C.', 'A. Jansen']],
    ['de Vries, Bram Jan and van der Berg, Anna', ['de Vries, Bram Jan', 'van der Berg, Anna']],
    ['de Vries, Bram Jan and Berg, Anna van der', ['de Vries, Bram Jan', 'Berg, Anna van der']],
    ['de Vries, Bram Jan and Anna Jansen', ['de Vries, Bram Jan', 'Anna Jansen']],
    ['Jansen, A., Vries, B. de', ['Jansen, A.', 'Vries, B. de']],
    ['Jansen, A.B., de Vries, B. & van der Berg, J.-P.', ['Jansen, A.B.', 'de Vries, B.', 'van der Berg, J.-P.']],
    ['Jansen, A., Vries, B. de, & Bos, Th. C.', ['Jansen, A.', 'Vries, B. de', 'Bos, Th. C.']],
    ['Jansen, A., Smit, B. en Bos, C.', ['Jansen, A.', 'Smit, B.', 'Bos, C.']],
    ['Jansen, A. & Smit, B.', ['Jansen, A.', 'Smit, B.']],
    ['Jansen, A., B. de Vries en C. Bos', ['Jansen, A.', 'B. de Vries', 'C. Bos']],
    [
      'Vries, B. de, A. Jansen-Smit, Th. van ’t Hooft & C. Bos',
      ['Vries, B. de', 'A. Jansen-Smit', 'Th. van ’t Hooft', 'C. Bos'],
    ],
    ['Jansen, A., B. de Vries', ['Jansen, A.', 'B. de Vries']],
    ['Jansen, A., Jr.', ['Jansen, A., Jr.']],
    ['Henry, Darrell James, 1951-', ['Henry, Darrell James']],
    ['Staring, W.C.H., 1808-1877.', ['Staring, W.C.H.']],
    ['Jansen, A. (1951-)', ['Jansen, A.']],
    ['Jansen, A. et al.', ['Jansen, A.']],
    ['Jansen, A., Smit, B. e.a.', ['Jansen, A.', 'Smit, B.']],
    ['A. Jansen, et al', ['A. Jansen']],
    ['Jansen A, Smit B, et al.', ['Jansen A', 'Smit B']],
    ['et al.', ['et al.']],
    ['A. Jansen ... [et al.]', ['A. Jansen']],
    ['Jansen, A. [e.a.]', ['Jansen, A.']],
    ['Jansen, A. u.a.', ['Jansen, A.']],
    ['Anna Jansen and others', ['Anna Jansen']],
    ['Anna Jansen en anderen', ['Anna Jansen']],
    ['Jansen, E.A.', ['Jansen, E.A.']],
    ['Jansen, E. A.; Bos, E.A.', ['Jansen, E. A.', 'Bos, E.A.']],
    ['Jansen, A. & Bos, C. (red.)', ['Jansen, A.', 'Bos, C.']],
    ['A. Jansen (red.); B. Smit (red.)', ['A. Jansen', 'B. Smit']],
    ['A. Jansen (red.), B. Smit (red.)', ['A. Jansen', 'B. Smit']],
    ['Jansen, A. (ed.) & Bos, C. (ed.)', ['Jansen, A.', 'Bos, C.']],
    ['A. Jansen [red.]', ['A. Jansen']],
    ['A. Jansen (redactie)', ['A. Jansen']],
    ['Jansen, A. (editors)', ['Jansen, A.']],
    ['dr. ir. A. Jansen', ['A. Jansen']],
    ['Prof.dr. A. Jansen; Ir. B. de Vries', ['A. Jansen', 'B. de Vries']],
    ['Jansen, dr. A.', ['Jansen, A.']],
    ['Mr. Cees Bos', ['Cees Bos']],
    ['Ing, Anna', ['Ing, Anna']],
    ['Loen, Johann Michael von.', ['Loen, Johann Michael von']],
    ['Jansen, Anna.', ['Jansen, Anna']],
    ['Jansen, Joh.', ['Jansen, Joh.']],
    ['Smith, David VonG.', ['Smith, David VonG.']],
    ['Bos, A. Jr.', ['Bos, A. Jr.']],
    ['Pudoc Corp.', ['Pudoc Corp.']],
    ['Jansen, A. et al. (Eds.)', ['Jansen, A.']],
    ['Wageningen Environmental Research (WEnR)', ['Wageningen Environmental Research (WEnR)']],
    ['de Vries, Jan Peter, ca. 1580-1640', ['de Vries, Jan Peter']],
    ['van den Berg, Jan Peter, 1951 -', ['van den Berg, Jan Peter']],
    ['van den Berg, Jan Peter, 1951 - 2003', ['van den Berg, Jan Peter']],
    ['Hoogstraat, Anna, ca. 1580-1640; Bos, C., 1951–', ['Hoogstraat, Anna', 'Bos, C.']],
    ['DE WIT, C. T.', ['DE WIT, C. T.']],
    ['VAN DIJK, J. P.', ['VAN DIJK, J. P.']],
    ['DE WIT, Ch. T.', ['DE WIT, Ch. T.']],
    ['DE WIT, C T', ['DE WIT, C T']],
    ['DE WIT, J.-P. C.', ['DE WIT, J.-P. C.']],
    ['DE WIT, C. T. and VAN DIJK, J. P.', ['DE WIT, C. T.', 'VAN DIJK, J. P.']],
    ['Jansen JP, DE WIT CT', ['Jansen JP', 'DE WIT CT']],
    ['DE WIT CT, VAN DIJK JP', ['DE WIT CT', 'VAN DIJK JP']],
    ['Jansen J. P., DE WIT C. T.', ['Jansen J. P.', 'DE WIT C. T.']],
    ['C. T. DE WIT, J. P. VAN DIJK', ['C. T. DE WIT', 'J. P. VAN DIJK']],
    ['LI X, WU Y', ['LI X', 'WU Y']],
    ['LI X., WU Y.', ['LI X.', 'WU Y.']],
    ['Wu J., Li X., O Y.', ['Wu J.', 'Li X.', 'O Y.']],
    ['O Y., Wu J.', ['O Y., Wu J.']],
    ['Van der A, R J', ['Van der A, R J']],
    ['van der A, R. J.', ['van der A, R. J.']],
    ['VAN DER A, R J, DE WIT, C T', ['VAN DER A, R J, DE WIT, C T']],
    ['Van der A, R J, Van der B, C D', ['Van der A, R J, Van der B, C D']],
    ['Wu JP, Li X, O Y', ['Wu JP', 'Li X', 'O Y']],
    ['J. Wu, X. Li, Y. O', ['J. Wu', 'X. Li', 'Y. O']],
    ['Jan de Raad and Piet Bos', ['Jan de Raad', 'Piet Bos']],
    ['Anna Jansen1 and Bram Bos2', ['Anna Jansen1', 'Bram Bos2']],
    ['WU JP, LI X, O Y P', ['WU JP', 'LI X', 'O Y P']],
    ['Jansen Anna, C. T., Bos', ['Jansen Anna, C. T., Bos']],
    ['DE WIT, C T.', ['DE WIT, C T.']],
    ['De WIT, C T', ['De WIT, C T']],
    ['DE WIT, C T, VAN ES, J P', ['DE WIT, C T, VAN ES, J P']],
    ...[
      'Food and Agriculture Organization of the United Nations',
      'Centre for Agriculture and Bioscience International',
      'Wageningen University and Research',
      'Ministry of Agriculture, Nature and Food Quality',
      'Ministerie van Landbouw, Natuur en Voedselkwaliteit',
      'Stichting Boer en Natuur Nederland',
      'Van Dijk & Zonen BV',
      'Wageningen University & Research',
      'Witteveen & Bos',
      'Kennisnetwerk Ontwikkeling en Beheer Natuurkwaliteit',
      'Waterschap Vallei en Veluwe West',
      'Productschap Vee en Vlees Nederland',
      'Dr. Oetker',
    ].map((name): [string, string[]] => [name, [name]]),
  ])('takes the names in %j apart', (given, names) => {
    expect(authorsIn([{ text: given }]).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    'DE WIT, ',
    'Jansen A, ',
    'C. ',
    'C ',
    'O Y., ',
    'Y. O, ',
    'A-',
    'Ab',
    'A.',
    ' ,',
    ' ',
    'Bos, A., ',
    ' a',
    ' & ',
    ' and Bos',
    'A. Bos, ',
    ' (red',
    ' [et al',
    'dr. ',
    'Bosch.',
  ])('takes names apart in time that grows with the text, also of %j again and again', (piece) => {
    const busy = busyClock();
    authorsIn([{ text: `DE WIT, ${piece.repeat(200_000 / piece.length)}!` }]);
    expect(busy()).toBeLessThan(2000);
  });

  it('keeps persons of one name apart who have an ORCID each, in the order in which they are named', () => {
    const [one, other] = ['0000-0002-1825-0097', '0000-0001-5109-3700'];
    const named = (...orcids: (string | undefined)[]) =>
      authorsIn(
        orcids.map((identifier) => ({ text: 'Wang, Y.', ...(identifier === undefined ? {} : { identifier }) })),
      ).map(({ orcid }) => orcid);
    expect(named(one, other)).toEqual([one, other]);
    expect(named(one, other, one, other)).toEqual([one, other]);
    expect(named(undefined, other, one)).toEqual([other, one]);
    expect(named(one, undefined)).toEqual([one]);
    expect(named(one, other, undefined)).toEqual([one, other]);
    expect(named(undefined, undefined)).toEqual([undefined]);
    expect(
      authorsIn([
        { text: 'Wang, Y.', identifier: one },
        { text: 'Bos, C.' },
        { text: 'Wang, Y.', identifier: other },
      ]).map(({ name }) => name),
    ).toEqual(['Wang, Y.', 'Bos, C.', 'Wang, Y.']);
  });

  it('takes the reports of a series for reports', () => {
    expect(documentType(['Open-File Report'])).toBe('rapport');
    expect(documentType(['Scientific Investigations Reports'])).toBe('rapport');
    expect(documentType(['Reporter'])).toBe('unknown');
  });

  it('reads text that was escaped three times, and new lines that were written out', () => {
    expect(plainText('CH&amp;lt;sub&amp;gt;4&amp;lt;/sub&amp;gt; rises')).toBe('CH4 rises');
    expect(plainText(String.raw`in Africa \nresource managers \n are\n\nThe end, \nu stays`)).toBe(
      String.raw`in Africa resource managers are The end, \nu stays`,
    );
  });

  it('guesses the name that was meant, and leaves alone what means something else', () => {
    expect(nearestName('Tietel')).toBe('titel');
    expect(nearestName('Tilte')).toBe('title');
    expect(nearestName('ISSN')).toBeUndefined();
    expect(nearestName('Kleur')).toBeUndefined();
  });
});
