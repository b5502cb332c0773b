import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mainLetters, mainRange, withoutMainLetters } from './fontLetters.ts';

it('takes the main letters out of a range, and nothing else', () => {
  expect(withoutMainLetters('U+0041-005A')).toBe('');
  expect(withoutMainLetters('U+001F-0021, U+0131, U+20AB-20AD')).toBe('U+001F, U+0131, U+20AB, U+20AD');
  expect(withoutMainLetters('U+1E00-1EFF')).toBe('U+1E00-1EFF');
});

it('says the main letters as a stylesheet does', () => {
  expect(mainRange).toMatch(/^U\+0020-007E, U\+00A0-00A1, /);
});

it('holds every letter of what the portal itself says', () => {
  const texts = globSync('languages/*/**/*.json').map((file) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  const letters = new Set(mainLetters);
  expect([...new Set(texts.join(''))].filter((letter) => !letters.has(letter))).toEqual([]);
});
