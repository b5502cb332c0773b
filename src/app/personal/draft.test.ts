import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, keptDraft } from './draft.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const anna = { person: 'anna', item: '12' };

it('is there when its writer comes back to its item', () => {
  keepDraft(anna, 'Mooi st');
  keepDraft(anna, 'Mooi stuk');
  expect(keptDraft(anna)).toBe('Mooi stuk');
  expect(keptDraft({ ...anna, item: '13' })).toBe('');
});

it('is not shown to who signs in after its writer', () => {
  keepDraft(anna, 'Dit is nog niet voor iedereen');
  const bram = { ...anna, person: 'bram' };
  expect(keptDraft(bram)).toBe('');
  keepDraft(bram, 'Iets anders');
  expect(keptDraft(anna)).toBe('Dit is nog niet voor iedereen');
});

it('is gone once it was sent', () => {
  keepDraft(anna, 'Mooi stuk');
  keepDraft(anna, '');
  expect(keptDraft(anna)).toBe('');
});

it('is one of the twenty newest', () => {
  for (let item = 0; item <= 20; item++) keepDraft({ person: 'anna', item: String(item) }, 'Mooi');
  expect([0, 1, 20].map((item) => keptDraft({ person: 'anna', item: String(item) }))).toEqual(['', 'Mooi', 'Mooi']);
});
