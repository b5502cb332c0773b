import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

const table = '<table><tr><td>1</td></tr></table>';
const shown = (html: string, aids: { tableLabel?: string; externalHint?: string } = {}) =>
  renderToStaticMarkup(<RichText html={html} {...aids} />);

describe('RichText', () => {
  it('shows the HTML as it is', () => {
    expect(shown('<p>CO<sub>2</sub></p>', { tableLabel: 'Tabel', externalHint: 'nieuw tabblad' })).toContain(
      '<p>CO<sub>2</sub></p>',
    );
  });
});

describe('a table in a text', () => {
  it('gets a box that scrolls and takes the keyboard', () => {
    expect(
      shown(`${table}<p>en</p>${table}`).match(/<section[^>]* tabindex="0"><table>.*?<\/table><\/section>/g),
    ).toHaveLength(2);
  });

  it('is a region named by the label, from the second on with its number', () => {
    const html = shown(table + table, { tableLabel: 'Tabel "A"' });
    expect(html).toContain('tabindex="0" aria-label="Tabel &quot;A&quot;"');
    expect(html).toContain('tabindex="0" aria-label="Tabel &quot;A&quot; 2"');
  });

  it('is named by the words of its caption where it has one', () => {
    const html = shown('<table> <caption>Zaai &amp; <em>"oogst"</em></caption><tr><td>1</td></tr></table>', {
      tableLabel: 'Tabel',
    });
    expect(html).toContain('aria-label="Zaai &amp; &quot;oogst&quot;"');
  });

  it.each([
    ['after', '<figure><table><tr><td>1</td></tr></table><figcaption>Zaai en <em>oogst</em></figcaption></figure>'],
    ['before', '<figure><figcaption>Zaai en oogst</figcaption> <table><tr><td>1</td></tr></table></figure>'],
  ])('is named by the caption of its figure, %s it', (_, html) => {
    expect(shown(html, { tableLabel: 'Tabel' })).toContain('tabindex="0" aria-label="Zaai en oogst"');
  });

  it('never takes the caption of a figure that stands elsewhere', () => {
    const picture = '<figure><img src="/x.jpg" alt=""><figcaption>Proefveld</figcaption></figure>';
    expect(shown(picture + table + picture, { tableLabel: 'Tabel' })).toContain('tabindex="0" aria-label="Tabel"');
  });

  it('never takes the caption of a table inside it', () => {
    const inner = '<table><caption>Binnen</caption><tr><td>1</td></tr></table>';
    const html = shown(`<table><tr><td>${inner}</td></tr></table>`, { tableLabel: 'Tabel' });
    expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Tabel"', 'aria-label="Binnen"']);
    expect(html.match(/<section\b/g)).toHaveLength(html.match(/<\/section>/g)?.length ?? 0);
  });

  it('is not seen in a word that only begins like one', () => {
    expect(shown('<tablet>x</tablet>')).toContain('<tablet>x</tablet>');
  });
});

describe('a link to a new tab', () => {
  const html = '<p><a href="https://a.example" target="_blank">A <em>b</em></a> en <a href="/c">c</a></p>';

  it('announces it after its text, and no other link does', () => {
    const announced = shown(html, { externalHint: 'opent in een "nieuw" tabblad' });
    expect(announced).toMatch(/A <em>b<\/em><span[^>]*> \(opent in een &quot;nieuw&quot; tabblad\)<\/span><\/a>/);
    expect(announced.match(/tabblad/g)).toHaveLength(1);
  });

  it('is left as it is when there are no words for it', () => {
    expect(shown(html)).toContain(html);
  });
});
