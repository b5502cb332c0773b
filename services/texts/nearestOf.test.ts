import { expect, it } from 'vitest';
import { nearestOf } from './nearestOf.ts';

const known = ['title', 'author', 'abstract'];

it('finds a name by a letter that is wrong, missing or too many, and by two that changed places', () => {
  for (const slip of ['titlo', 'titl', 'titlee', 'tilte', 'ittle']) expect(nearestOf(slip, known, 1)).toBe('title');
  expect(nearestOf('abtsratc', known, 2)).toBe('abstract');
});

it('finds nothing in what is right, or farther away', () => {
  expect(nearestOf('title', known, 2)).toBeUndefined();
  expect(nearestOf('abtsratc', known, 1)).toBeUndefined();
  expect(nearestOf('', known, 2)).toBeUndefined();
});

it('takes the nearest of several', () => {
  expect(nearestOf('authro', ['autor', 'author'], 2)).toBe('author');
});
