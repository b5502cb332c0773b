import { expect, it } from 'vitest';
import { waysOf } from './askedWords.ts';

const waysFor = (pattern: Parameters<typeof waysOf>[0]['groups'][number]['own'][number]) =>
  waysOf({ groups: [{ own: [pattern], other: [] }], leaveOut: [] }, 'nl')[0] ?? [];
const worthOf = (ways: readonly { stems: readonly string[]; worth: number }[], stem: string) =>
  ways.find(({ stems }) => stems.length === 1 && stems[0] === stem)?.worth;

it('finds a verb in its other forms, and those of what means the same', () => {
  expect(worthOf(waysFor({ kind: 'word', word: 'gemaaid', forms: [] }), 'maait')).toBe(1);
  expect(worthOf(waysFor({ kind: 'meant', key: 'schoonmaken', rows: [['poetsen']], apart: [] }), 'poetst')).toBe(0.7);
});

it('asks each sentence for stems once', () => {
  const keys = waysFor({ kind: 'word', word: 'maaien', forms: ['maai', 'maaien'] }).map(({ stems }) => stems.join(' '));
  expect(new Set(keys).size).toBe(keys.length);
});
