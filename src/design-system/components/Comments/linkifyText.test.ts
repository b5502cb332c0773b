import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkifyText } from './linkifyText.ts';

const linksOf = (text: string) =>
  linkifyText(text).flatMap(({ text: written, href }) => (href === undefined ? [] : [[written, href]]));

describe('linkifyText', () => {
  it.each([
    ['Zie https://www.wur.nl/bodem.', 'https://www.wur.nl/bodem', 'https://www.wur.nl/bodem'],
    ['(www.wur.nl)', 'www.wur.nl', 'https://www.wur.nl/'],
    ['http://example.org/a_(b)?c=d#e, en verder', 'http://example.org/a_(b)?c=d#e', 'http://example.org/a_(b)?c=d#e'],
    [
      '„https://münchen.example/straße“',
      'https://münchen.example/straße',
      'https://xn--mnchen-3ya.example/stra%C3%9Fe',
    ],
  ])('finds the address and nothing around it: %s', (text, written, href) => {
    expect(linksOf(text)).toEqual([[written, href]]);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT://example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org/a',
    '//example.org/a',
    'mailto:jantine@example.org',
    'jantine@example.org',
    'Het is nat.Is dat erg?',
    'https://',
  ])('leaves text as text: %s', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it.each(['https://bank.example@elsewhere.example/', 'https://bank.example:pin@elsewhere.example/'])(
    'leads where it reads, never behind the sign of a user name: %s',
    (text) => {
      expect(linksOf(text)).toEqual([['https://bank.example', 'https://bank.example/']]);
    },
  );

  it('keeps every letter, and leads to nothing but pages', () => {
    const scraps = fc.constantFrom(
      'https://',
      'http://a.nl',
      'www.',
      'javascript:',
      ' ',
      '\n',
      '<',
      '"',
      '(',
      ')',
      '@',
    );
    const text = fc
      .array(fc.oneof(scraps, fc.string({ unit: 'binary', maxLength: 20 })))
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const parts = linkifyText(written);
        const web = parts.every(({ href }) => href === undefined || /^https?:$/.test(new URL(href).protocol));
        return web && parts.map((part) => part.text).join('') === written;
      }),
    );
  });

  it.each(['http://', 'www.', 'a.', 'a@', '(', 'https://a.nl/(', 'http://a:'])(
    'is done at once with two thousand letters made of %s',
    (piece) => {
      const text = piece.repeat(Math.ceil(2000 / piece.length));
      const start = performance.now();
      linkifyText(text);
      expect(performance.now() - start).toBeLessThan(250);
    },
  );
});
