import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { badgeText, badgeTextByRule } from './badgeText.ts';

const contrast = (one: string, other: string) => new Color(one).contrastWCAG21(other);

const dark = '#16201b';
const white = '#ffffff';

describe('the specification’s rule', () => {
  it('takes dark text from a colour sum of exactly 384', () => {
    expect(badgeTextByRule('#808080')).toBe(dark);
  });

  it('takes white text one step under it', () => {
    expect(badgeTextByRule('#80807f')).toBe(white);
  });

  it('refuses what is no colour in six digits', () => {
    expect(() => badgeTextByRule('green')).toThrow('#rrggbb');
  });
});

describe('the mended rule', () => {
  it('keeps the rule’s choice where it can be read', () => {
    expect(badgeText('#0b5a3c', contrast)).toBe(white);
    expect(badgeText('#f2b632', contrast)).toBe(dark);
  });

  it('puts dark text on leaf green, where the rule would put white at 2.1:1', () => {
    expect(badgeTextByRule('#95c11f')).toBe(white);
    expect(contrast(white, '#95c11f')).toBeLessThan(2.2);
    expect(badgeText('#95c11f', contrast)).toBe(dark);
  });

  it('takes white where the rule’s dark text is the worse of the two', () => {
    expect(badgeTextByRule('#c83ca0')).toBe(dark);
    expect(badgeText('#c83ca0', contrast)).toBe(white);
  });
});
