import { describe, expect, it } from 'vitest';
import { readSynonyms } from '#services/query/engine/thesaurus/readSynonyms.ts';
import { createThesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import { meaningsOf, otherWordsOf, withLeads } from './meanings.ts';
import { parseTerm } from './parseTerm.ts';

const thesaurus = createThesaurus(
  readSynonyms(`
    bodem, grond = soil
    erosie = erosion
    bodemleven = soil life
    mond-en-klauwzeer = foot-and-mouth disease`),
);
const withParts = createThesaurus(
  readSynonyms(`
    bodem = soil
    leven = living
    bodemleven = soil life
    exoot = alien species
    invasieve exoot = invasive alien species`),
);
const labelsOf = (typed: string) => meaningsOf(parseTerm(typed), thesaurus).flatMap(otherWordsOf);

describe('what a term means', () => {
  it('is told of a compound by its parts, where nothing is known of the whole', () => {
    expect(labelsOf('bodemerosie')).toEqual(['soil erosion']);
    expect(labelsOf('bodemleven')).toEqual(['soil life']);
    expect(labelsOf('bodemkwaliteit')).toEqual([]);
  });

  it('is told by the first part alone where the last says little', () => {
    expect(labelsOf('bodemgegevens')).toEqual(['bodem', 'soil', 'grond']);
  });

  it('is told of what is known by its parts as well, whose words may stand apart', () => {
    const [meaning] = meaningsOf(parseTerm('bodemleven'), withParts);
    expect(meaning?.labels.map(({ text }) => text)).toEqual(['soil life']);
    expect(meaning?.composed.map(({ text }) => text)).toEqual(['soil living']);
  });

  it('is told of rows of words, and of each word in them', () => {
    const meanings = meaningsOf(parseTerm('invasieve exoten in bodem'), withParts);
    expect(meanings.map(({ words }) => words.join(' '))).toEqual(['invasieve exoten', 'bodem', 'exoten']);
  });

  it('is told of each side of an or, as far as the other does not say it', () => {
    expect(meaningsOf(parseTerm('bodem or erosie'), thesaurus).map(({ at, words }) => [...at, ...words])).toEqual([
      [0, 'bodem'],
      [0, 'erosie'],
    ]);
    expect(labelsOf('bodem or grond')).toEqual(['soil']);
    expect(labelsOf('"bodem" or erosie')).toEqual(['erosion']);
  });

  it('is told to people in one form of each word, and not in that which was typed', () => {
    const pigs = createThesaurus(readSynonyms('varken, varkens, zwijnen = pig, pigs\nkalf = calf, calves'));
    const told = (typed: string) => meaningsOf(parseTerm(typed), pigs).flatMap(otherWordsOf);
    expect(told('pig')).toEqual(['varken', 'zwijnen']);
    expect(told('kalveren')).toEqual(['calf']);
    const trees = createThesaurus(readSynonyms('boom = tree\nziek = sick, diseased'));
    expect(meaningsOf(parseTerm('zieke bomen'), trees).map(otherWordsOf)).toEqual([['sick', 'diseased'], ['tree']]);
  });

  it('is told of what words lead to, wherever they stand, and in one with what they mean already', () => {
    const trees = createThesaurus(
      readSynonyms(`
        bodem = soil
        sick trees => iepziekte = dieback
        trees city => stadsbomen = urban trees
        bodem => = pedosphere`),
    );
    const term = parseTerm('sick and dying trees bodem');
    const meanings = withLeads(meaningsOf(term, trees), term, trees);
    expect(meanings.map(({ at, words }) => [at.join(), words.join(' ')])).toEqual([
      ['4', 'bodem'],
      ['0,3', 'sick trees'],
    ]);
    expect(meanings.map(otherWordsOf)).toEqual([
      ['soil', 'pedosphere'],
      ['iepziekte', 'dieback'],
    ]);
  });

  it('is told of words with hyphens', () => {
    expect(labelsOf('mond-en-klauwzeer')).toEqual(['foot-and-mouth disease']);
    expect(labelsOf('"mond en klauwzeer"')).toEqual([]);
  });
});
