import type { RangeBar } from '#app/api/responses.ts';

/** As many as fit beside the results with room to point at each (24 px of 18 rem). */
const barsMost = 12;

/** How many numbers a bar may stand for: steps that people count in. */
const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 5000, 10_000];

/** From so many different numbers on a picture of them says more than a list. */
const numbersLeast = 3;

/**
 * How many records there are along a range of numbers: bars of the same width, each but the first beginning at a round number. None
 * where there is nothing to see.
 */
export function rangeBars(counted: readonly { readonly value: string; readonly count: number }[]): RangeBar[] {
  const numbers = counted.flatMap(({ value, count }) =>
    /^\d{1,9}$/.test(value) && count > 0 ? [{ number: Number(value), count }] : [],
  );
  if (numbers.length < numbersLeast) return [];
  const all = numbers.map(({ number }) => number);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = steps.find((width) => Math.floor(high / width) - Math.floor(low / width) < barsMost);
  if (step === undefined) return [];
  const first = Math.floor(low / step) * step;
  const bars = Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => ({
    // What begins before the first of all numbers, or ends behind the last, promises more than there is.
    from: Math.max(low, first + at * step),
    to: Math.min(high, first + (at + 1) * step - 1),
    count: 0,
  }));
  for (const { number, count } of numbers) {
    const bar = bars[Math.floor((number - first) / step)];
    if (bar) bar.count += count;
  }
  return bars;
}
