import { describe, expect, it } from 'vitest';
import { passageOf } from './passageOf.ts';

const found = (...passage: string[]) => ({ found: { title: [''], passage } });
const long = 'Gras groeit het best op een bodem die leeft. '.repeat(12);

describe('the passage of a result', () => {
  it('is what it was found by', () => {
    expect(passageOf({ ...found('Over ', 'mest', ' en bodem.'), abstract: 'Iets anders.' })).toEqual([
      'Over ',
      'mest',
      ' en bodem.',
    ]);
  });

  it('is how the abstract begins where nothing says why it was found', () => {
    expect(passageOf({ abstract: 'Over mest.' })).toEqual(['Over mest.']);
    expect(passageOf({ ...found('', ''), abstract: 'Over mest.' })).toEqual(['Over mest.']);
  });

  it('is none where there is nothing to say', () => {
    expect(passageOf({})).toBeUndefined();
    expect(passageOf({ abstract: ' ' })).toBeUndefined();
  });

  it('ends between two words', () => {
    const text = passageOf({ abstract: long })?.join('') ?? '';
    expect(text.length).toBeLessThanOrEqual(172);
    expect(text).toMatch(/\w …$/);
    expect(long).toContain(text.replace(/ …$/, ''));
  });

  it('keeps plain and marked pieces in turn, and cuts no marked one', () => {
    const pieces = passageOf(found(long.slice(0, 165), 'grasland', long)) ?? [];
    expect(pieces).toEqual([long.slice(0, 165), '', '…']);
    const other = passageOf(found('Over ', 'mest', long)) ?? [];
    expect(other[1]).toBe('mest');
    expect(other.join('').length).toBeLessThanOrEqual(172);
  });

  it('is cut in the only word there is', () => {
    expect(passageOf({ abstract: 'a'.repeat(400) })).toEqual([`${'a'.repeat(170)} …`]);
  });

  it('is the same for server and browser: never half a letter', () => {
    expect(
      passageOf({ abstract: `a${'𠀀'.repeat(200)}` })
        ?.join('')
        .isWellFormed(),
    ).toBe(true);
  });
});
