import { describe, expect, it } from 'vitest';
import { organisationWords, personWords } from './nameWords.ts';

describe('personWords', () => {
  it.each([
    ['Jansen, Anna Maria', 'jansen anna maria a m am'],
    ['Jansen, A.M.', 'jansen a m am'],
    ['Jansen AM', 'jansen am a m'],
    ['Anna Jansen', 'anna jansen a'],
    ['van der Berg, J.W.', 'van der berg j w jw'],
    ['Jan van der Berg', 'jan van der berg j'],
    ['Núñez-Çelik, Ö.', 'nunez celik o'],
    ['FAO', 'fao'],
  ])('%s', (name, words) => {
    expect(new Set(personWords(name))).toEqual(new Set(words.split(' ')));
  });
});

describe('organisationWords', () => {
  it.each([
    ['Wageningen University & Research', 'wur'],
    ['Wageningen University and Research, Livestock Research', 'lr'],
    ['Food and Agriculture Organization of the United Nations', 'faoun'],
    ['Raad voor Dierenaangelegenheden (RDA)', 'rda'],
  ])('%s has %s', (name, abbreviation) => {
    expect(organisationWords(name)).toContain(abbreviation);
  });
});
