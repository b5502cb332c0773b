import { describe, expect, it } from 'vitest';
import { headingAsks, labelOf, names, without } from './askedTexts.ts';

describe('names', () => {
  it('finds a title in a question, word for word', () => {
    expect(names('Waar gaat de natte sloot heen?', 'De natte sloot')).toBe(true);
    expect(names('Waar gaat de sloot heen?', 'De natte sloot')).toBe(false);
    expect(names('Waar gaat de sloot heen?', 'Sloot')).toBe(false);
  });
});

describe('labelOf', () => {
  it.each([
    ['Nodig: een touw.', ['nodig']],
    ['Formulieren | 90 dagen', ['formulieren']],
    ['Wat je nodig hebt: een touw.', []],
    ['Nodig is een touw.', []],
  ] as const)('%s', (sentence, label) => {
    expect(labelOf(sentence)).toEqual(label);
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
