import { expect, it } from 'vitest';
import { placeInRanges } from './figures.ts';

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
  [undefined, '50 to 85', 'none'],
] as const)('%d in %s', (figure, sentence, place) => {
  expect(placeInRanges(figure, sentence)).toBe(place);
});

it('reads no text for long, whatever it is', () => {
  expect(placeInRanges(60, `${'9'.repeat(300_000)} kg`)).toBe('none');
  expect(placeInRanges(60, `over 9 ${'9'.repeat(300_000)} kg`)).toBe('none');
});
