import { describe, expect, it } from 'vitest';
import { focusPlace, focusStyle } from './focusPlace.ts';

const picture = (x?: number) => ({
  src: '/akker.jpg',
  width: 1920,
  height: 1280,
  alt: '',
  ...(x !== undefined && { focus: { x, y: 40 } }),
});

describe('the focus point of a header', () => {
  it('is shown beside the title where the plate never reaches it', () => {
    expect(focusPlace([picture(60)], false)).toBe('beside');
    expect(focusPlace([picture(59)], false)).toBe('above');
  });

  it('is shown above the title where nobody set one', () => {
    expect(focusPlace([picture()], false)).toBe('above');
    expect(focusPlace([], true)).toBe('above');
  });

  it('has more room beside the title when other pictures stand above it, unless a film lies over them all', () => {
    const several = [picture(40), picture(10)];
    expect(focusPlace(several, false)).toBe('beside');
    expect(focusPlace(several, true)).toBe('above');
  });

  it('is written in shares of the picture', () => {
    expect(focusStyle({ x: 65, y: 40 }, 1920 / 1280)).toEqual({ '--focus-x': 0.65, '--focus-y': 0.4, '--ratio': 1.5 });
  });
});
