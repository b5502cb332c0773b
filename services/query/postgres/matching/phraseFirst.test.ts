import { describe, expect, it } from 'vitest';
import { parseTerm } from '#services/query/engine/matching/parseTerm.ts';
import { phraseFirst } from './phraseFirst.ts';

const titles = new Map([
  [1, 'Change of a transformative kind'],
  [2, 'Governing transformative changes'],
  [3, 'Transformative'],
]);
const order = async (typed: string, scores: readonly number[]) => {
  const score = Uint16Array.from([0, ...scores]);
  const tally = { having: new Uint8Array(4), score };
  return [...(await phraseFirst(Uint32Array.from([1, 2, 3]), parseTerm(typed), tally, async () => titles))];
};

describe('titles with words next to each other', () => {
  it('come first among those that are worth as much', async () => {
    expect(await order('transformative change', [200, 200, 115])).toEqual([2, 1, 3]);
  });

  it('stay behind those that have more', async () => {
    expect(await order('transformative change', [240, 200, 115])).toEqual([1, 2, 3]);
  });

  it.each(['transformative', '"transformative change"', 'transformative or change'])(
    'are not asked for by %s',
    async (typed) => {
      expect(await order(typed, [200, 200, 115])).toEqual([1, 2, 3]);
    },
  );
});
