import { describe, expect, it } from 'vitest';
import { isAbout } from './rejectedPlace.ts';

describe('what a finding is about', () => {
  it('is its place and everything around it, but no neighbour', () => {
    const place = '/contents/0/elements/2';
    expect(isAbout({ pointer: `${place}/items/0/title` }, place)).toBe(true);
    expect(isAbout({ pointer: place }, place)).toBe(true);
    expect(isAbout({ pointer: `${place}0` }, place)).toBe(false);
  });
});
