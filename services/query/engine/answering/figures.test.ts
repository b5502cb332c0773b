import { expect, it } from 'vitest';
import { figureOf, placeInRanges } from './figures.ts';

it.each([
  [60, 'over 50 up to 85 kg | 0.55', 'within'],
  [60, '85 to 110 kg', 'outside'],
  [60, '50 kg tot 85 kg', 'within'],
  [0.5, '0,2–0,8 meter', 'within'],
  [60, 'up to 10 kg | 0.15 m2', 'outside'],
  [8, 'up to 10 kg | 0.15 m2', 'within'],
  [600, 'over 110 kg | 1.00 m2', 'within'],
  [60, 'meer dan 110 kg | 1,00 m2', 'outside'],
  [60, 'Meer dan 30 procent weegt 60 kg.', 'none'],
  [60, 'A pig of 60 kg', 'none'],
  [8, 'Farms with fewer than ten sows may do without.', 'within'],
  [12, 'Farms with fewer than ten sows may do without.', 'none'],
  [8, 'Farms with fewer than ten hens may do without.', 'none'],
  [60, 'Minstens 50 zeugen and at least 50 sows.', 'within'],
  [undefined, '50 to 85', 'none'],
] as const)('%d in %s', (value, sentence, place) => {
  expect(placeInRanges(value === undefined ? undefined : { value, of: 'sow' }, sentence)).toBe(place);
});

it('reads figures in digits and in words, and what they count', () => {
  const words = ['i', 'have', 'eight', 'sows', 'and', '12', 'hens', 'one', 'of', 'them'];
  expect(words.flatMap((word) => figureOf(word, words) ?? [])).toEqual([
    { value: 8, of: 'sows' },
    { value: 12, of: 'hens' },
  ]);
  expect(figureOf('acht', ['acht'])).toEqual({ value: 8, of: '' });
});

it('reads no text for long, whatever it is', () => {
  expect(placeInRanges({ value: 60, of: 'kg' }, `${'9'.repeat(300_000)} kg`)).toBe('none');
  expect(placeInRanges({ value: 60, of: 'kg' }, `over 9 ${'9'.repeat(300_000)} kg`)).toBe('none');
  expect(placeInRanges({ value: 60, of: 'kg' }, 'fewer than '.repeat(30_000))).toBe('none');
});
