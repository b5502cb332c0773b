import { describe, expect, it } from 'vitest';
import { rangeBars } from './rangeBars.ts';

const counted = (...numbers: number[]) => numbers.map((number) => ({ value: String(number), count: 2 }));

describe('the bars of a range', () => {
  it('are one a number, where these are few, with those between that nothing has', () => {
    expect(rangeBars(counted(2020, 2018, 2017))).toEqual([
      { from: 2017, to: 2017, count: 2 },
      { from: 2018, to: 2018, count: 2 },
      { from: 2019, to: 2019, count: 0 },
      { from: 2020, to: 2020, count: 2 },
    ]);
  });

  it('are of equal, round periods, and hold every record', () => {
    const bars = rangeBars(counted(...Array.from({ length: 64 }, (_, at) => 1962 + at)));
    expect(bars).toHaveLength(7);
    expect(bars[0]).toEqual({ from: 1962, to: 1969, count: 16 });
    expect(bars.at(-1)).toEqual({ from: 2020, to: 2025, count: 12 });
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(128);
  });

  it.each([
    [1, 2000, 5],
    [1850, 1851, 2026],
    [8, 120, 44],
  ])('are never more than twelve: %j', (...numbers) => {
    const bars = rangeBars(counted(...numbers));
    expect(bars.length).toBeGreaterThan(0);
    expect(bars.length).toBeLessThanOrEqual(12);
  });

  it('are none of two numbers, nor of what is no number', () => {
    expect(rangeBars(counted(2020, 2021))).toEqual([]);
    expect(rangeBars(['zonder jaar', '-5', ''].map((value) => ({ value, count: 1 })))).toEqual([]);
  });
});
