import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, spansOf, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it.each([
    ['Café, CAFÉ, cafe\u0301', ['cafe', 'cafe', 'cafe']],
    ["foto's van auto’s", ['foto', 'van', 'auto']],
    ["'s-Hertogenbosch", ['s', 'hertogenbosch']],
    ['2,4-D', ['2', '4', 'd']],
    ['N2000-gebied', ['n2000', 'gebied']],
    ['CO₂ per m²', ['co2', 'per', 'm2']],
    ['Straße, Ærø, œuvre', ['strasse', 'aero', 'oeuvre']],
    ['Yıldız, İpek, Þórður', ['yildiz', 'ipek', 'thordur']],
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

  it('says it of every word of any text, one behind the other', () => {
    // Few letters, so that a word turns up inside of others and again.
    const anyText = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'e\u0301', '𝒜', "'s", '’', ' ', '-', '\ud835', '²') }),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const spans = spansOf(text);
        expect(spans.map(({ start, end }) => fold(text.slice(start, end)))).toEqual(wordsOf(text));
        expect(spans.map(({ word }) => word)).toEqual(wordsOf(text));
        for (const [at, { start }] of spans.entries()) expect(start).toBeGreaterThanOrEqual(spans[at - 1]?.end ?? 0);
      }),
    );
  });
});
