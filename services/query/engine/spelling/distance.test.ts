import { describe, expect, it } from 'vitest';
import { distance } from './distance.ts';

describe('the distance between words', () => {
  it.each([
    ['bodem', 'bodem', 0],
    ['bodme', 'bodem', 1],
    ['bode', 'bodem', 1],
    ['bodemx', 'bodem', 1],
    ['budem', 'bodem', 1],
    ['boddem', 'bodem', 0.6],
    ['amoniak', 'ammoniak', 0.6],
    ['wiedevogles', 'weidevogels', 2],
    ['', 'ab', 2],
    ['bodem', 'water', undefined],
    ['a'.repeat(500), 'a'.repeat(501), undefined],
  ])('%s, %s: %s', (one, other, letters) => {
    expect(distance(one, other, 2)).toBe(letters);
    expect(distance(other, one, 2)).toBe(letters);
  });
});
