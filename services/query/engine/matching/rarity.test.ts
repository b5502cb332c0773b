import { expect, it } from 'vitest';
import { rarityOf } from './rarity.ts';

it('is 1 for what most records have, one more for each half, and has an end', () => {
  expect(rarityOf([99, 49, 24, 0, 100])).toEqual([1, 2, 3, 7, 1]);
  expect(rarityOf([1_000_000, 3])).toEqual([1, 8]);
  expect(rarityOf([0, 0])).toEqual([1, 1]);
  expect(rarityOf([])).toEqual([]);
});
