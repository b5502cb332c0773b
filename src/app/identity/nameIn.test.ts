import { describe, expect, it } from 'vitest';
import { nameIn } from './nameIn.ts';

describe('the name that somebody is known by', () => {
  it.each([
    [{ nickname: 'Anna', name: 'Anna de Vries' }, 'Anna'],
    [{ nickname: '', name: "Sinéad O'Brien" }, "Sinéad O'Brien"],
    [{ name: 'Nguyễn Thị Ánh' }, 'Nguyễn Thị Ánh'],
    [{ given_name: 'Ååsa', family_name: 'Öberg' }, 'Ååsa Öberg'],
    [{ family_name: 'Öberg' }, 'Öberg'],
    [{ preferred_username: 'aoberg' }, 'aoberg'],
    [{ name: 'anna\r\n  de   Vries\u0007' }, 'anna de Vries'],
    [{ nickname: 12, name: 'Anna' }, 'Anna'],
    [{}, ''],
  ])('is told by whichever claim a provider gives: %j', (claims, name) => expect(nameIn(claims)).toBe(name));

  it.each([
    [{ name: 'anna@example.nl', given_name: 'Anna' }, 'Anna'],
    [{ name: 'anna@example.nl', preferred_username: 'anna.vries@example.nl' }, 'anna'],
    [{ name: 'Team @ groen' }, 'Team @ groen'],
  ])('is no address that others could write to: %j', (claims, name) => expect(nameIn(claims)).toBe(name));

  it('is no longer than a comment is written under, and no half letter', () => {
    expect(nameIn({ name: 'a'.repeat(200) })).toBe('a'.repeat(100));
    expect(nameIn({ name: `${'a'.repeat(99)}𠀀` })).toBe(`${'a'.repeat(99)}\ufffd`);
  });
});
