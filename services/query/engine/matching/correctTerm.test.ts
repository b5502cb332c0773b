import { describe, expect, it } from 'vitest';
import { createSpeller } from '#services/query/engine/spelling/speller.ts';
import { createSpellings } from '#services/query/engine/text/spellings.ts';
import { createVocabulary } from '#services/query/engine/text/vocabulary.ts';
import { readSynonyms } from '#services/query/engine/thesaurus/readSynonyms.ts';
import { createThesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import { correctedTerms, likelierTerm } from './correctTerm.ts';
import { parseTerm } from './parseTerm.ts';

const counts = new Map([
  ['weidevogels', 400],
  ['weidevogles', 2],
  ['varroa', 40],
  ['varroo', 30],
  ['bodemverdichting', 90],
  ['vorm', 300],
  ['telen', 300],
]);
const parts = {
  vocabulary: createVocabulary(counts, createSpellings()),
  speller: createSpeller(() => counts),
  thesaurus: createThesaurus(readSynonyms('VROM, ministerie van milieu')),
};

const likelier = (typed: string, hits: readonly number[]) =>
  likelierTerm(typed, parseTerm(typed), { hitsOfGroups: hits }, parts);
const corrected = (typed: string, hits: readonly number[]) =>
  correctedTerms(typed, parseTerm(typed), { hitsOfGroups: hits }, parts);

describe('a term that was found', () => {
  it('is asked about where a word of it is rare and next to a frequent one', () => {
    expect(likelier('weidevogles beheer', [3, 50])).toBe('weidevogels beheer');
  });

  it.each([
    ['weidevogels', [400], 'frequent'],
    ['varroo', [30], 'about as frequent as what is near it'],
    ['weide', [2], 'in the dictionary'],
    ['"weidevogles"', [3], 'in quotes'],
    ['vrom', [1], 'in the thesaurus'],
  ] as const)('%s is left alone: it is %s', (typed, hits, _why) => {
    expect(likelier(typed, hits)).toBeUndefined();
  });
});

describe('a term of which nothing was found', () => {
  it('is corrected in the words that no record has, and in no others', () => {
    expect(corrected('bodemverdigting weide', [0, 9])[0]).toBe('bodemverdichting weide');
    expect(corrected('eenhoorn bodemverdigting', [0, 0])[0]).toBe('eenhoorn bodemverdichting');
  });

  it('is corrected in a word of the dictionary too, beside one that was found', () => {
    expect(corrected('bodemverdichting weidevogel', [90, 0])).toEqual(['bodemverdichting weidevogels']);
    expect(corrected('weidevogel', [0])).toEqual([]);
    expect(corrected('weidevogel eenhoorn', [0, 0])).toEqual([]);
  });

  it('is not corrected in a word that the thesaurus knows, nor in a small one', () => {
    expect(corrected('vrom', [0])).toEqual([]);
    expect(corrected('bodemverdichting tegen', [90, 0])).toEqual([]);
  });

  it('keeps its marks', () => {
    expect(corrected('-mest Bodemverdigting "droge zomer"'.toLowerCase(), [0, 4])[0]).toBe(
      '-mest bodemverdichting "droge zomer"',
    );
  });

  it.each(['eenhoorn', 'qwrtpsdfg', 'bodemverdigting'])('%s alone is tried five times at most', (typed) => {
    expect(corrected(typed, [0]).length).toBeLessThanOrEqual(5);
  });

  it('of four unknown words is another language', () => {
    expect(corrected('bodemverdigting weidevoglez varoa bodemverdichtin', [0, 0, 0, 0])).toEqual([]);
  });
});
