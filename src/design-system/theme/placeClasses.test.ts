import { describe, expect, it } from 'vitest';
import { placeClasses } from './placeClasses.ts';

describe('the classes of a place', () => {
  it.each([
    [0, 'x-tens-0 x-ones-0'],
    [7, 'x-tens-0 x-ones-7'],
    [62, 'x-tens-60 x-ones-2'],
    [57.7, 'x-tens-50 x-ones-8'],
    [99.6, 'x-tens-100 x-ones-0'],
    [100, 'x-tens-100 x-ones-0'],
    [-3, 'x-tens-0 x-ones-0'],
    [250, 'x-tens-100 x-ones-0'],
  ])('say %d %% in two digits', (x, classes) => {
    expect(placeClasses({ x, y: 36 })).toBe(`${classes} y-tens-30 y-ones-6`);
  });
});
