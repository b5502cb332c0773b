import { expect, it } from 'vitest';
import { shared } from './shared.ts';

it('keeps what says the same, and takes what does not', () => {
  const before = {
    title: 'Bodem',
    areas: [
      { id: 'a', texts: ['x'] },
      { id: 'b', texts: ['y'] },
    ],
    note: undefined,
  };
  const next = structuredClone({ ...before, areas: [before.areas[0], { id: 'b', texts: ['z'] }] });
  const kept = shared(before, next);
  expect(kept).toEqual(next);
  expect(kept.areas[0]).toBe(before.areas[0]);
  expect(kept.areas[1]).not.toBe(before.areas[1]);
  expect(shared(before, structuredClone(before))).toBe(before);
});

it('tells a list from an object, a shorter list from a longer, and a lost name from none', () => {
  expect(shared([1, 2], [1])).toEqual([1]);
  expect(shared([], {})).toEqual({});
  expect(shared({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(shared(null, { a: 1 })).toEqual({ a: 1 });
});
