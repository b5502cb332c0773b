import { describe, expect, it } from 'vitest';
import { countedIn, counts } from './countedThing.ts';

describe('what a question has counted', () => {
  it.each([
    ['Hoeveel eieren legt een kip?', 'nl', 'eieren'],
    ['Hoeveel verschillende bijen leven er?', 'nl', 'bijen'],
    ['How many places are there?', 'en', 'places'],
  ] as const)('%s', (question, language, word) => {
    expect(countedIn(question, language)).toBe(word);
  });

  it.each([
    ['Hoeveel zakt de bodem?', 'nl'],
    ['Hoeveel uur per dag ligt een koe?', 'nl'],
    ['How many days is it?', 'en'],
    ['Hoe vaak maai je?', 'nl'],
  ] as const)('is nothing in %s', (question, language) => {
    expect(countedIn(question, language)).toBeUndefined();
  });
});

describe('a sentence that counts it', () => {
  const isThing = (word: string) => /^(?:bijen|places|eieren)/i.test(word);

  it.each([
    ['Er leven ruim 350 soorten bijen.', 'nl', true],
    ['Places are limited to forty.', 'en', true],
    ['Bij 41 stallen is gekozen voor het uitbroeden van eieren in de stal.', 'nl', false],
    ['In 2019 waren er bijen.', 'nl', false],
    ['N2O schaadt bijen.', 'nl', false],
  ] as const)('%s', (sentence, language, is) => {
    expect(counts(sentence, isThing, language)).toBe(is);
  });
});
