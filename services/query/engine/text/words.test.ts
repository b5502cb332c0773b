import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it.each([
    ['Café, CAFÉ, cafe\u0301', ['cafe', 'cafe', 'cafe']],
    ["foto's van auto’s", ['foto', 'van', 'auto']],
    ["'s-Hertogenbosch", ['s', 'hertogenbosch']],
    ['2,4-D', ['2', '4', 'd']],
    ['N2000-gebied', ['n2000', 'gebied']],
    ['CO₂ per m²', ['co2', 'per', 'm2']],
    ['Straße, Ærø, œuvre', ['strasse', 'aero', 'oeuvre']],
    ['geïntegreerd geintegreerd', ['geintegreerd', 'geintegreerd']],
    ['', []],
    ['?! — …', []],
  ])('reads %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('gives nothing but lower-case letters and digits, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,100}$/u);
      }),
    );
  });

  it('reads its own words again as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const words = wordsOf(text);
        expect(wordsOf(words.join(' '))).toEqual(words);
      }),
    );
  });
});

describe('spansOf', () => {
  it('says where each word stands in the text', () => {
    const text = 'Het café van Noor’s';
    expect(spansOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Het', 'café', 'van', 'Noor’s']);
  });
});
