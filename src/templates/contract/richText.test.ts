import { describe, expect, it } from 'vitest';
import { storyContext } from '../stories/storyPlan.tsx';
import type { PlanContext } from './context.ts';
import { cleanRichText, plainText } from './richText.ts';

/** Picture addresses that can be read. */
const context: PlanContext = {
  ...storyContext('nl'),
  pictures: ({ source }, width, ratio) => `/pictures/${width}/${ratio}/${encodeURIComponent(source)}`,
};
const clean = (html: string, level = 2) => cleanRichText(html, level, context).html;

describe('running text', () => {
  it.each([
    '<p>Een <em>woord</em> en een <strong>woord</strong>, H<sub>2</sub>O, m<sup>2</sup></p>',
    '<ul><li>een</li></ul><ol start="3"><li>drie</li></ol><dl><dt>a</dt><dd>b</dd></dl>',
    '<blockquote><p>Geduld.</p></blockquote><hr /><p>a<br />b</p>',
    '<p lang="en">Welcome</p>',
    '<p>Wat <span lang="en">animal welfare</span> is</p>',
    '<a lang="en" href="/review">Annual review</a>',
    '<p>Zie <a href="#note-1">1</a></p><p><span id="note-1">Een noot</span></p>',
    '<p lang="ar" dir="rtl">مرحبا، <span dir="ltr">pH 7</span></p>',
    '<figure lang="en"><figcaption>A field</figcaption></figure>',
    '<table><caption>Tabel</caption><tr><th scope="col">A</th><td colspan="2">b</td></tr></table>',
    '<table lang="nl"><tr><td>een</td></tr></table>',
  ])('keeps what running text is made of: %s', (html) => {
    expect(clean(html)).toBe(html);
  });

  it.each([
    ['classes and styles', '<p class="MsoNormal" style="color:red">a</p>', '<p>a</p>'],
    ['ids', '<p id="x">a</p>', '<p>a</p>'],
    ['unknown tags, but not their words', '<section><font color="red">a</font></section>', '<div>a</div>'],
    ['what words look like', '<p><span style="color:red" class="x">a</span> <span>b</span></p>', '<p>a b</p>'],
    ['scripts with all they hold', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['empty paragraphs and headings', '<p> </p><h2></h2><p>&nbsp;</p><p>a</p>', '<p>a</p>'],
    ['links without words', '<p>a<a href="/x"></a></p>', '<p>a</p>'],
    [
      'what holds signs that show nothing',
      '<h2>&#8203;</h2><p>&#xFEFF;&shy;</p><p>a<a href="/x">&zwj;</a></p>',
      '<p>a</p>',
    ],
    ['directions that are none', '<p dir="up">a</p>', '<p>a</p>'],
  ])('drops %s', (_, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    ['<p><span>klei</span> <strong>zand</strong> veen</p>', '<p>klei <strong>zand</strong> veen</p>'],
    ['<h2><span>Klei</span></h2><p>Op <em>zand</em> en veen</p>', '<h2>Klei</h2><p>Op <em>zand</em> en veen</p>'],
    ['<p><span>a<span>b</span></span><a href="/x">c</a> d</p>', '<p>ab<a href="/x">c</a> d</p>'],
    ['<span>klei</span><ul><li>zand</li></ul>veen', 'klei<ul><li>zand</li></ul>veen'],
    ['<p><font lang="en" size="2">a</font><b>b</b> c &lt;font&gt;</p>', '<p>a<b>b</b> c &lt;font&gt;</p>'],
    [
      '<table><tr><td><span>klei</span></td><td><b>zand</b></td></tr></table>',
      '<table><tr><td>klei</td><td><b>zand</b></td></tr></table>',
    ],
  ])('ends each tag by its own name behind a tag that goes: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    ['<section>klei</section><section>zand</section>', '<div>klei</div><div>zand</div>'],
    ['<address>Dorpsstraat 1<br>Ede</address>Bel ons', '<div>Dorpsstraat 1<br />Ede</div>Bel ons'],
    ['<details><summary>Vraag</summary>Antwoord</details>', '<div><div>Vraag</div>Antwoord</div>'],
    ['<center>een</center><center>twee</center>', '<div>een</div><div>twee</div>'],
    [
      '<blockquote>Grond is goud<footer>Een boer</footer></blockquote>',
      '<blockquote>Grond is goud<div>Een boer</div></blockquote>',
    ],
    ['<menu><li>een</li></menu><dir><li>twee</li></dir>', '<ul><li>een</li></ul><ul><li>twee</li></ul>'],
  ])('leaves on lines of their own what stood there in tags that go: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('drops boxes in which nothing is shown, but not a line that parts', () => {
    expect(
      clean('<section> </section><div>&nbsp;</div><div><hr></div><div><b><img src="https://a.nl/b.png"></b></div>'),
    ).toMatch(/^<div><hr \/><\/div><div><b><img [^>]*><\/b><\/div>$/);
  });

  it('leads to pages of the site, and opens others in a new tab', () => {
    expect(clean('<a href="/nl/groenkennisnet/nieuws.htm">a</a>')).toBe('<a href="/nieuws">a</a>');
    expect(clean('<a href="https://example.org/x">a</a>')).toBe(
      '<a href="https://example.org/x" target="_blank" rel="noopener">a</a>',
    );
    expect(clean('<a href="/en/eurcaw-pigs/x">a</a>')).toBe('<a href="https://www.eurcaw-pigs.eu/x">a</a>');
    expect(clean('<a href="mailto:a@example.org">a</a>')).toBe('<a href="mailto:a@example.org">a</a>');
  });

  it('keeps the words of a link that leads nowhere', () => {
    expect(clean('<a href="javascript:alert(1)" target="_top">a</a>')).toBe('<a>a</a>');
  });

  it.each([
    ['a link', '<p><a href="/x"><img src="https://example.org/x.jpg"></a></p>'],
    ['bold', '<p><strong><img src="https://example.org/x.jpg"></strong></p>'],
    ['what goes', '<p><span style="color:red"><img src="https://example.org/x.jpg"></span></p>'],
    ['bold in a link beside words', '<p><a href="/x"><strong><img src="https://example.org/x.jpg"></strong></a> x</p>'],
    ['a heading', '<h2><a href="/x"><img src="https://example.org/x.jpg"></a></h2>'],
  ])('keeps a picture that stands in %s, and what it stands in', (_, html) => {
    const cleaned = clean(html);
    expect(cleaned).toContain('<img src=');
    expect(cleaned.includes('<a ')).toBe(html.includes('<a '));
  });

  const picture = (more = '') => `<img src="https://example.org/x.jpg"${more}>`;
  const altsIn = (html: string) => Array.from(clean(html).matchAll(/ alt="([^"]*)"/g), ([, alt]) => alt);

  it.each([
    [
      'the title of the link',
      `<a href="/x" title="Naar &quot;Bodem&quot;">${picture()}</a>`,
      ['Naar &quot;Bodem&quot;'],
    ],
    ['the title of a picture in it', `<a href="/x"><b>${picture(' title="Bodem" alt=""')}</b></a>`, ['Bodem']],
    ['its page', `<a href="/nl/groenkennisnet/dossier/bodem-en-water.htm">${picture()}</a>`, ['Bodem en water']],
    ['its site, for the first page', `<a href="/nl/groenkennisnet">${picture()}</a>`, [storyContext('nl').site.title]],
    [
      'a file elsewhere',
      `<a href="https://www.wur.nl/a/Rapport%201.pdf?x=1&y=2">${picture()}</a>`,
      ['wur.nl, Rapport 1.pdf'],
    ],
    ['its folder, where a file says nothing', `<a href="/nl/show/index.htm">${picture()}</a>`, ['Show']],
    ['a host', `<a href="https://www.linkedin.com/">${picture()}</a>`, ['linkedin.com']],
    ['an address of a person', `<a href="mailto:an@example.org?subject=x">${picture()}</a>`, ['an@example.org']],
    ['the first of two pictures alone', `<a href="/bodem">${picture()}${picture()}</a>`, ['Bodem', '']],
  ])('names a link that holds a picture without a word by %s', (_, html, alts) => {
    expect(altsIn(`<p>${html}</p>`)).toEqual(alts);
  });

  it.each([
    ['beside words', `<a href="/x" title="Bodem">${picture()} De bodem</a>`, ['']],
    [
      'beside a picture that says something',
      `<a href="/x" title="Bodem">${picture()}${picture(' alt="a"')}</a>`,
      ['', 'a'],
    ],
    ['outside links', `<a href="/x">x</a>${picture(' title="Bodem"')}<a href="/x">x</a>`, ['']],
    ['in a link that leads nowhere', `<a href="javascript:x" title="Bodem">${picture()}</a>`, ['']],
  ])('leaves a silent picture silent %s, and takes titles out', (_, html, alts) => {
    expect(altsIn(html)).toEqual(alts);
    expect(clean(html)).not.toContain('title=');
  });

  it.each([
    ['<img src="https://example.org/x.jpg" alt="Kaart title=">', ' alt="Kaart title="'],
    ['<a href="/x" lang=" title=">w</a>', ' href="/x"'],
    ['<a href="/bodem" lang=" href="><img src="https://example.org/x.jpg"></a>', ' alt="Bodem"'],
  ])('takes no words of a value for an attribute: %s', (html, kept) => {
    expect(clean(html)).toContain(kept);
    expect(clean(html)).toMatch(/^(?:<[a-z]+(?: [\w-]+(?:="[^"<>]*")?)* ?\/?>|<\/[a-z]+>|\w)+$/);
  });

  it('drops what holds a picture that cannot be shown, and nothing else', () => {
    const pictures =
      '<p><img src="https://example.org/x.jpg"></p><p><a href="/x"><img src="/upload/x.jpg"></a></p><p>a</p>';
    expect(clean(pictures)).toMatch(/^<p><img [^>]*><\/p><p>a<\/p>$/);
  });

  it('shows pictures through the portal, in three widths, when they come near', () => {
    expect(clean('<img src="https://example.org/x.jpg" alt="Een akker" width="800" height="600" class="breed">')).toBe(
      '<img src="/pictures/720/original/https%3A%2F%2Fexample.org%2Fx.jpg" srcset="/pictures/480/original/https%3A%2F%2Fexample.org%2Fx.jpg 480w, /pictures/720/original/https%3A%2F%2Fexample.org%2Fx.jpg 720w, /pictures/1080/original/https%3A%2F%2Fexample.org%2Fx.jpg 1080w" sizes="(min-width: 768px) 42rem, 100vw" alt="Een akker" width="800" height="600" loading="lazy" decoding="async" />',
    );
  });

  it.each([
    ['its class', '<img src="https://example.org/x.jpg" class="img-right">', 'end'],
    ['its style', '<figure style="margin:0; float: left"><img src="https://example.org/x.jpg"></figure>', 'start'],
    ['its alignment', '<img src="https://example.org/x.jpg" align="right">', 'end'],
  ])('keeps a picture on the side that an editor gave it by %s', (_, html, side) => {
    expect(clean(html)).toContain(`data-side="${side}"`);
  });

  it('lets a picture stand in the middle where no side was given', () => {
    expect(clean('<img src="https://example.org/x.jpg" class="copyright leftover" style="color:left">')).not.toContain(
      'data-side',
    );
  });

  it.each([
    ['1', 'decimal'],
    ['a', 'lower-alpha'],
    ['A', 'upper-alpha'],
    ['i', 'lower-roman'],
    ['I', 'upper-roman'],
  ])('numbers a list as its editor did, by which other texts name its parts: %s', (type, marks) => {
    const numbered = `<ol type="${type}" data-marks="${marks}"><li>een</li></ol>`;
    expect(clean(`<ol type="${type}"><li>een</li></ol>`)).toBe(numbered);
    expect(clean(`<ol style="margin: 0; list-style-type: ${marks};"><li>een</li></ol>`)).toBe(numbered);
  });

  it.each([
    ['list-style: lower-alpha inside', 'lower-alpha'],
    ['list-style: none; LIST-STYLE-TYPE : Upper-Roman !important', 'upper-roman'],
    ['list-style-type:lower-latin', 'lower-alpha'],
  ])('numbers a list by its style, whatever stands beside it: %s', (style, marks) => {
    expect(clean(`<ol style="${style}"><li>een</li></ol>`)).toContain(`data-marks="${marks}"`);
  });

  it.each([
    'list-style: none',
    'list-style: lower-alphabet',
    'x-list-style: lower-roman',
    'list-style: decimal-leading-zero',
  ])('numbers a list by its type where its style names no numbering: %s', (style) => {
    expect(clean(`<ol type="A" style="${style}"><li>een</li></ol>`)).toContain('data-marks="upper-alpha"');
  });

  it('reads a style in a moment, however often it names one', () => {
    const asked = performance.now();
    clean(`<ol style="${'list-style'.repeat(40_000)}"><li>een</li></ol>`);
    expect(performance.now() - asked).toBeLessThan(1000);
  });

  it('keeps the number that a long list begins with', () => {
    expect(clean('<ol start="12345"><li>een</li></ol>')).toContain('start="12345"');
  });

  it('keeps a number that an entry of a list was given', () => {
    expect(clean('<ol type="a"><li>a</li><li value="5">e</li></ol>')).toContain('<li>a</li><li value="5">e</li>');
  });

  it.each([
    '<ol type="disc"><li>een</li></ol>',
    '<ol type=""><li>een</li></ol>',
    '<ol data-marks="lower-alpha"><li>een</li></ol>',
    '<ol><li value="1.5">een</li></ol>',
    '<ol><li value="v">een</li></ol>',
  ])('gives a list no numbering that is none: %s', (html) => {
    expect(clean(html)).toBe('<ol><li>een</li></ol>');
  });

  it('leaves out pictures without a web address, and sizes that are none', () => {
    expect(clean('<p>a</p><img src="data:image/png;base64,AA"><img src="/x.jpg"><img>')).toBe('<p>a</p>');
    expect(clean('<img src="https://example.org/x.jpg" width="100%" height="600">')).not.toMatch(/width=|height=/);
  });

  it.each([
    ['starts with h2', '<h2>A</h2><h3>B</h3>', 3, [3, 4]],
    ['starts with h1', '<h1>A</h1><h2>B</h2>', 2, [2, 3]],
    ['leaves a gap', '<h2>A</h2><h5>B</h5>', 2, [2, 3]],
    ['goes deeper than headings can', '<h2>A</h2><h3>B</h3><h4>C</h4>', 5, [5, 6, 6]],
    ['starts low', '<h4>A</h4><h2>B</h2>', 2, [2, 2]],
    ['goes back to a level it left out', '<h2>A</h2><h4>B</h4><h3>C</h3>', 2, [2, 3, 3]],
    ['has a heading without words', '<h2>&nbsp;</h2><h3>A</h3>', 3, [3]],
    ['has a heading whose picture is not shown', '<h2><img src="/upload/x.jpg"></h2><h3>A</h3>', 3, [3]],
    ['has a heading that is a picture', '<h2><img src="https://example.org/x.jpg"></h2><h3>A</h3>', 3, [3, 4]],
  ])('shifts the headings of a text that %s', (_, html, level, levels) => {
    const { html: cleaned, headings } = cleanRichText(html, level, context);
    expect(headings.map((heading) => heading.level)).toEqual(levels);
    expect(Array.from(cleaned.matchAll(/<\/h(\d)>/g), ([, closed]) => Number(closed))).toEqual(levels);
  });

  it('knows its headings by their words', () => {
    expect(cleanRichText('<h2>Over <em>bodem</em> &amp; water</h2>', 2, context).headings).toEqual([
      { level: 2, text: 'Over bodem & water', start: 0 },
    ]);
  });

  it.each([
    '<strike>oud</strike>',
    '<del datetime="2026">oud</del>',
    '<span style="text-decoration: line-through">oud</span>',
  ])('keeps the line through words that no longer hold: %s', (words) => {
    expect(clean(`<p>${words} nieuw</p>`)).toBe('<p><s>oud</s> nieuw</p>');
  });

  it('knows the direction that Word writes in capitals', () => {
    expect(clean('<p class="MsoNormal" dir="RTL">مرحبا</p><ul dir="RTL"><li>أ</li></ul>')).toBe(
      '<p dir="rtl">مرحبا</p><ul dir="rtl"><li>أ</li></ul>',
    );
  });

  it('does not hide a picture that is said to have no size', () => {
    expect(clean('<p><img src="https://example.org/x.jpg" width="0" height="0"></p>')).not.toMatch(
      / (?:width|height)="/,
    );
  });

  it('has lists in the entries they belong to', () => {
    expect(clean('<ul><li>a</li>\n<ul><li>b</li></ul></ul>')).toBe('<ul><li>a\n<ul><li>b</li></ul></li></ul>');
  });

  it('keeps the language of a heading', () => {
    expect(clean('<h2 lang="en">Soil</h2>')).toBe('<h2 lang="en">Soil</h2>');
  });

  it('gives each context its own addresses for the same text', () => {
    const html = '<p><a href="/nl/groenkennisnet/nieuws">a</a><img src="https://example.org/x.jpg" alt=""></p>';
    const elsewhere: PlanContext = { ...storyContext('en'), pictures: () => '/anders.jpg' };
    expect(cleanRichText(html, 2, context).html).toContain('href="/nieuws"');
    const other = cleanRichText(html, 2, elsewhere).html;
    expect(other).toContain('href="https://groenkennisnet.nl/nieuws"');
    expect(other).toContain('src="/anders.jpg"');
  });

  it('reads a text that nests without end as words', () => {
    const endless = `${'<ul><li>'.repeat(2000)}Genoeg gelezen?`;
    expect(clean(endless)).toBe('Genoeg gelezen?');
  });

  it('keeps a long text whose tags need no end tags', () => {
    const long = clean(`<ul>${'<li>een'.repeat(3000)}</ul>`);
    expect(long.match(/<li>/g)).toHaveLength(3000);
  });
});

describe('the words of a text', () => {
  it('are without tags, entities and extra white space', () => {
    expect(plainText('<p>Bodem &amp;\n water</p><p>1 &lt; 2</p>')).toBe('Bodem & water 1 < 2');
  });
});
