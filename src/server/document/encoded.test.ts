import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encoded } from './encoded.ts';

describe('a text whose parts have been encoded before', () => {
  it('is the same as one that is encoded as a whole', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, fc.array(text), (one, other, more) => {
        const parts = [other, ...more.map((each) => Buffer.from(each))];
        expect(encoded`<p>${one}</p>${Buffer.from(other)}…${parts}`.toString()).toBe(
          `<p>${one}</p>${other}…${other}${more.join('')}`,
        );
      }),
    );
  });
});
