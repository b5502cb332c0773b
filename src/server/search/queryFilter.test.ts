import { expect, it } from 'vitest';
import { labelOf } from './queryFilter.ts';

it.each([
  ['ijzer', 'IJzer'],
  ['proefschrift', 'Proefschrift'],
])('a value that the query service has no name for begins with a capital: %s', (value, label) => {
  expect(labelOf(undefined, value, 'nl')).toBe(label);
});
