import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpellings } from './spellings.ts';
import { createVocabulary } from './vocabulary.ts';

describe('the words with a beginning', () => {
  it('are those of most records, of equal ones the first of the alphabet, whenever they are asked for', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
    const counts = fc.dictionary(letters, fc.integer({ min: 1, max: 5 }), { maxKeys: 60 });
    const beginning = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 2 });
    const property = fc.property(counts, beginning, fc.integer({ min: 1, max: 8 }), (given, begin, most) => {
      const vocabulary = createVocabulary(new Map(Object.entries(given)), createSpellings());
      const expected = Object.keys(given)
        .filter((word) => word.startsWith(begin))
        .sort()
        .sort((one, other) => (given[other] ?? 0) - (given[one] ?? 0))
        .slice(0, most);
      expect(vocabulary.startingWith(begin, most)).toEqual(expected);
      expect(vocabulary.startingWith(begin, most)).toEqual(expected);
    });
    fc.assert(property);
  });
});
