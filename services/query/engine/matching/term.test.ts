import { describe, expect, it } from 'vitest';
import { normaliseTerm } from './term.ts';

describe('normaliseTerm', () => {
  it.each(['', '   ', '*', ' * ', '**', '\u0000', '\u200b', '-'])('takes %j for everything', (typed) => {
    expect(normaliseTerm(typed)).toBe('*');
  });

  it('makes the same term of other capitals, spaces and spellings of a letter', () => {
    expect(normaliseTerm('  Cafe\u0301 \t EN  Koe ')).toBe(normaliseTerm('café en koe'));
  });

  it('keeps quotes and the minus before a word, which mean something', () => {
    expect(normaliseTerm('"droge  zomer" -mais')).toBe('"droge zomer" -mais');
  });

  it.each([
    ['mais NOT co2', 'mais -co2'],
    ['mais AND NOT "vrije uitloop"', 'mais -"vrije uitloop"'],
    ['mais  NOT  co2 NOT gras', 'mais -co2 -gras'],
    ['NOT co2', 'not co2'],
    ['mais not co2', 'mais not co2'],
    ['"DO NOT EAT" mais', '"do not eat" mais'],
    ['NOTULEN NOT', 'notulen not'],
  ])('leaves out what stands behind NOT, as databases do: %s', (typed, term) => {
    expect(normaliseTerm(typed)).toBe(term);
  });

  it.each(['“droge zomer” -“natte zomer”', '„droge zomer” -„natte zomer”', '«droge zomer» -«natte zomer»'])(
    'takes the quotes of phones and word processors for quotes: %s',
    (typed) => {
      expect(normaliseTerm(typed)).toBe('"droge zomer" -"natte zomer"');
    },
  );

  it('takes several hyphens within words for a dash, which leaves nothing out', () => {
    expect(normaliseTerm('Idaho, 1996--2001 -nitrate')).toBe('idaho, 1996-2001 -nitrate');
    expect(normaliseTerm('mlms---system -- data')).toBe('mlms-system data');
  });

  it('reads control characters as spaces', () => {
    expect(normaliseTerm('koe\u0000melk\u0007')).toBe('koe melk');
  });

  it('joins what soft hyphens and signs without a width stand in, as records do', () => {
    expect(normaliseTerm('bio\u00addiversi\u200bteit\u2060')).toBe('biodiversiteit');
  });

  it('keeps the first 64 words of an endless term', () => {
    expect(normaliseTerm('ab '.repeat(3000)).split(' ')).toHaveLength(64);
  });
});
