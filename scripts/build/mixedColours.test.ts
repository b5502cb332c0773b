import { describe, expect, it } from 'vitest';
import { withoutPlainTwins } from './mixedColours.ts';

const can = '@supports (color:color-mix(in lab, red, red))';

describe('mixed colours', () => {
  it('stand alone where a plain colour of the same rule stood before them', () => {
    expect(
      withoutPlainTwins(`.a{top:0}.b\\/7{color:#000}${can}{.b\\/7{color:color-mix(in oklab, red 7%, blue)}}.c{left:0}`),
    ).toBe('.a{top:0}.b\\/7{color:color-mix(in oklab, red 7%, blue)}.c{left:0}');
  });

  it.each([
    ['another rule', `.a{color:#000}${can}{.b{color:color-mix(in oklab, red, blue)}}`],
    [
      'a list that shares the plain colour',
      `.a,.a\\/7{color:#000}${can}{.a\\/7{color:color-mix(in oklab, red, blue)}}`,
    ],
    ['another condition', '.a{color:#000}@supports (color:oklch(0 0 0)){.a{color:oklch(0 0 0)}}'],
    ['a rule for others besides', `.b,.b\\/7{color:#000}${can}{.b\\/7{color:color-mix(in oklab, red, blue)}}`],
    ['a rule with more than its colour', `.b{color:#000;top:0}${can}{.b{color:color-mix(in oklab, red, blue)}}`],
    ['more than one rule', `.a{color:#000}${can}{.a{color:red}.b{color:blue}}`],
  ])('leave %s as it is', (_, css) => {
    expect(withoutPlainTwins(css)).toBe(css);
  });
});
