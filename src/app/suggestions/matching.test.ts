import { describe, expect, it } from 'vitest';
import { matchesTyped, typedParts } from './matching.ts';

/** The text with what is typed between brackets. */
const marked = (text: string, typed: string) =>
  typedParts(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

describe('typedParts', () => {
  it.each([
    ['mestverwerking', 'mest', '[mest]verwerking'],
    ['Mest uitrijden', 'mest uit', '[Mest] [uit]rijden'],
    ['uitrijden van mest', 'mest uit', '[uit]rijden van [mest]'],
    ['bemesten met mest', 'mest', 'bemesten met [mest]'],
    ['voer-mestcontract', 'mest', 'voer-[mest]contract'],
    ['Efficiënt beheer', 'efficient', '[Efficiënt] beheer'],
    ['Efficie\u0308nt beheer', 'EFFICIË', '[Efficie\u0308]nt beheer'],
    ['melk en melkvee', 'melk melkv', '[melk] en [melkv]ee'],
    ['stikstof (N)', 'n', 'stikstof ([N])'],
    ['bodem', '', 'bodem'],
    ['bodem', '.*+?^', 'bodem'],
    ['bodem', 'klei', 'bodem'],
    ['', 'x', ''],
  ])('marks in %j what is typed as %j', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  it('loses nothing of the text', () => {
    const text = 'Rœsti, ﬁnse økologie & 10 m² “gras” 🌾';
    expect(
      typedParts(text, 'f ok 10 m2 🌾')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('matchesTyped', () => {
  it.each([
    ['mest uitrijden', 'uitr mest', true],
    ['bemesten', 'mest', false],
    ['mest', 'mest klei', false],
    ['Écologie', 'ecol', true],
    ['mest', '  ', true],
  ])('says whether %j has words that begin with all of %j', (text, typed, expected) => {
    expect(matchesTyped(text, typed)).toBe(expected);
  });
});
