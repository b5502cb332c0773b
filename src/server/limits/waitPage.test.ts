import { describe, expect, it } from 'vitest';
import { type WaitReason, waitPage } from './waitPage.ts';

describe.each<WaitReason>(['limited', 'busy', 'away'])('a page that asks to wait (%s)', (reason) => {
  it.each([
    ['nl', 1, 'over 1 seconde opnieuw'],
    ['nl', 12, 'over 12 seconden opnieuw'],
    ['en', 1, 'in 1 second.'],
    ['en', 12, 'in 12 seconds.'],
  ])('counts in %s: %i', (language, seconds, words) => {
    expect(waitPage(reason, language, seconds)).toContain(words);
  });
});
