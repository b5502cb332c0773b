import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordPack } from './packWords.ts';

const words = fc.array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcdeé') }), {
  maxLength: 3000,
});

describe('words in a row of bytes', () => {
  it('are those that came in, each once, and no others', () => {
    fc.assert(
      fc.property(words, words, (taken, others) => {
        const wanted = new Set(taken);
        const pack = createWordPack();
        for (const word of taken) pack.add(word);
        const lexicon = pack.pack();
        expect(lexicon.size).toBe(wanted.size);
        expect(new Set(Array.from({ length: lexicon.size }, (_, at) => lexicon.wordAt(at)))).toEqual(wanted);
        for (const word of [...taken, ...others]) expect(lexicon.has(word)).toBe(wanted.has(word));
      }),
      { numRuns: 25 },
    );
  });

  it('know how long they are', () => {
    const pack = createWordPack();
    for (const word of ['koe', 'varken', 'koe']) pack.add(word);
    const lexicon = pack.pack();
    expect([lexicon.size, lexicon.lengthAt(0), lexicon.lengthAt(1), lexicon.wordAt(1)]).toEqual([2, 3, 6, 'varken']);
  });

  it('hold none that a byte cannot', () => {
    const pack = createWordPack();
    pack.add('σῖτος');
    expect(pack.pack().has('σῖτος')).toBe(false);
  });
});
