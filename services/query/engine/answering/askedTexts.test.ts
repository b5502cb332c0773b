import { describe, expect, it } from 'vitest';
import { headingAsks, isLabelledBy, names, without } from './askedTexts.ts';

describe('names', () => {
  it('finds a title in a question, word for word', () => {
    expect(names('Waar gaat de natte sloot heen?', 'De natte sloot')).toBe(true);
    expect(names('Waar gaat de sloot heen?', 'De natte sloot')).toBe(false);
    expect(names('Waar gaat de sloot heen?', 'Sloot')).toBe(false);
  });
});

describe('isLabelledBy', () => {
  const words = new Set(['wat', 'heb', 'je', 'nodig']);

  it.each([
    ['Nodig: een touw.', true],
    ['Mee: een touw.', false],
    ['Wat je nodig heb: een touw.', false],
    ['Nodig is een touw.', false],
  ] as const)('%s', (sentence, is) => {
    expect(isLabelledBy(sentence, words)).toBe(is);
  });
});

describe('without', () => {
  it('leaves out what was asked with', () => {
    expect(without('Studenten tellen met boeren.', 'Wie tellen met studenten?')).toBe('   boeren.');
  });
});

describe('headingAsks', () => {
  it.each([
    ['Mag het?', true],
    ['Wanneer maaien', true],
    ['Waarom riet', true],
    ['Riet', false],
    ['Watermunt', false],
  ] as const)('%s', (heading, is) => {
    expect(headingAsks(heading)).toBe(is);
  });
});
