import { expect, it } from 'vitest';
import { capitalised } from './capitalised.ts';

it.each([
  ['ijzer', 'IJzer'],
  ['ijsselmeer en waddenzee', 'IJsselmeer en waddenzee'],
  ['IJmuiden', 'IJmuiden'],
  ['iepen', 'Iepen'],
  ['één', 'Één'],
  ['𐐨x', '𐐀x'],
  ['2020', '2020'],
  ['', ''],
])('%j begins with a capital as %j', (text, written) => {
  expect(capitalised(text)).toBe(written);
});
