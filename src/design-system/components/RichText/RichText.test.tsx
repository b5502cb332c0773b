import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

const table = '<table><tr><td>1</td></tr></table>';

describe('RichText', () => {
  it('shows the HTML as it is', () => {
    expect(renderToStaticMarkup(<RichText html="<p>CO<sub>2</sub></p>" />)).toContain('<p>CO<sub>2</sub></p>');
  });

  it('gives every table a box that scrolls and takes the keyboard', () => {
    const html = renderToStaticMarkup(<RichText html={`${table}<p>en</p>${table}`} />);
    expect(html.match(/<div[^>]* tabindex="0"[^>]*><table>.*?<\/table><\/div>/g)).toHaveLength(2);
  });

  it('announces the box when it has a name for it', () => {
    expect(renderToStaticMarkup(<RichText html={table} tableLabel='Tabel "A"' />)).toContain(
      'role="region" aria-label="Tabel &quot;A&quot;"',
    );
  });

  it('takes no word that only begins like a table for one', () => {
    const html = '<tablet>x</tablet>';
    expect(renderToStaticMarkup(<RichText html={html} />)).toContain(html);
  });
});
