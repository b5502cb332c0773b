import { describe, expect, it } from 'vitest';
import { candidatesOf } from './candidates.ts';

/** Items are numbered from the oldest. */
const collection = (size: number) => ({ size, byNewest: Uint32Array.from({ length: size }, (_, at) => size - 1 - at) });
const itemsFrom = (start: number, count: number) => Uint32Array.from({ length: count }, (_, at) => start + at);

describe('candidates', () => {
  it('with all words come before newer ones with one, however many these are', () => {
    const both = itemsFrom(0, 50);
    const groups = [
      [both, itemsFrom(10_000, 6000)],
      [both, itemsFrom(17_000, 3000)],
    ];
    const { items } = candidatesOf(collection(20_000), groups, 60);
    expect(items).toHaveLength(60);
    expect(items.slice(0, 50).sort((one, other) => one - other)).toEqual([...both]);
    // The rest have the word that says most, from the newest.
    expect(items.slice(50)).toEqual(Array.from({ length: 10 }, (_, at) => 19_999 - at));
  });

  it('are none of what has no word of the question', () => {
    expect(candidatesOf(collection(100), [[itemsFrom(3, 1)]], 60).items).toEqual([3]);
    expect(candidatesOf(collection(100), [[]], 60).items).toEqual([]);
  });
});
