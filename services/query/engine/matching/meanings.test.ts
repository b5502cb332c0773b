import { describe, expect, it } from 'vitest';
import { createThesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import { meaningsOf } from './meanings.ts';
import { parseTerm } from './parseTerm.ts';

const thesaurus = createThesaurus(
  [
    ['bodem', 'soil'],
    ['erosie', 'erosion'],
    ['bodemleven', 'soil life'],
    ['mond-en-klauwzeer', 'foot-and-mouth disease'],
  ].map((labels) => ({ labels })),
);
const labelsOf = (typed: string) => meaningsOf(parseTerm(typed), thesaurus).flatMap(({ labels }) => labels);

describe('what a term means', () => {
  it('is told of a compound by its parts, where nothing is known of the whole', () => {
    expect(labelsOf('bodemerosie')).toEqual(['soil erosion']);
    expect(labelsOf('bodemleven')).toEqual(['soil life']);
    expect(labelsOf('bodemkwaliteit')).toEqual([]);
  });

  it('is told by the first part alone where the last says little, and its words may stand apart', () => {
    expect(labelsOf('bodemgegevens')).toEqual(['bodem', 'soil']);
    const apart = (typed: string) => meaningsOf(parseTerm(typed), thesaurus).map(({ isComposed }) => isComposed);
    expect([apart('bodemerosie'), apart('bodemleven')]).toEqual([[true], [undefined]]);
  });

  it('is told of words with hyphens', () => {
    expect(labelsOf('mond-en-klauwzeer')).toEqual(['foot-and-mouth disease']);
    expect(labelsOf('"mond en klauwzeer"')).toEqual([]);
  });
});
