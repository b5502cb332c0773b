import { expect, it } from 'vitest';
import { Progress, spoken } from './progress.ts';

it('tells the time that is left, from how long each takes', () => {
  let now = 0;
  const lines: string[] = [];
  const progress = new Progress(
    61,
    (line) => lines.push(line),
    () => now,
  );
  now += 2000;
  progress.step('first', false, true);
  now += 2000;
  progress.step('second', true, true);
  expect(lines).toEqual([
    '1/61 · 0 differences · about 2 min left · first',
    '2/61 · 1 difference · about 2 min left · second',
  ]);
});

it('counts what is known from earlier without letting it shorten the rest', () => {
  let now = 10_000;
  const lines: string[] = [];
  const progress = new Progress(
    3,
    (line) => lines.push(line),
    () => now,
  );
  now += 8000;
  progress.step('first', false, true);
  now += 1;
  progress.step('known', false, false);
  now += 2000;
  progress.step('last', false, false);
  expect(lines.at(0)).toContain('about 16 s left');
  expect(lines.at(-1)).toBe('3/3 · 0 differences · last');
});

it('says seconds up to a minute and a half', () => {
  expect([0.2, 61, 95].map(spoken)).toEqual(['1 s', '61 s', '2 min']);
});
