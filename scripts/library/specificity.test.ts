import { describe, expect, it } from 'vitest';
import { compareSpecificity, specificityOf } from './specificity.ts';

describe('the specificity of a selector', () => {
  it.each([
    ['.flex', [0, 1, 0]],
    ['.large\\:hidden', [0, 1, 0]],
    ['.hover\\:underline:hover', [0, 2, 0]],
    ['.\\[\\&\\>\\:is\\(h1\\,h2\\)\\]\\:small > :is(h1, h2)', [0, 1, 1]],
    ['.\\@min-\\[26rem\\]\\:px-6', [0, 1, 0]],
    ['.\\32 xl', [0, 1, 0]],
    ['.aria-\\[invalid\\=true\\]\\:p-2[aria-invalid="true"]', [0, 2, 0]],
    ['.not-disabled\\:hover\\:border:not(*:disabled):hover', [0, 3, 0]],
    [':is(:where(.group\\/fold):is([open]) .group-open\\/fold\\:rotate-180)', [0, 2, 0]],
    [':where(.divide-y > :not(:last-child))', [0, 0, 0]],
    ['.backdrop\\:bg-transparent::backdrop', [0, 1, 1]],
    [':root[data-script="none"] .noscript\\:hidden', [0, 3, 0]],
    ['.odd\\:band:nth-child(2n + 1)', [0, 2, 0]],
    ['.a, #b .c', [1, 1, 0]],
  ])('%s', (selector, expected) => {
    expect(specificityOf(selector)).toEqual(expected);
  });
});

describe('the order of specificities', () => {
  it('goes by identifiers, then classes, then elements', () => {
    const sorted = (
      [
        [1, 0, 0],
        [0, 2, 0],
        [0, 1, 3],
        [0, 1, 0],
      ] as const
    ).toSorted(compareSpecificity);
    expect(sorted).toEqual([
      [0, 1, 0],
      [0, 1, 3],
      [0, 2, 0],
      [1, 0, 0],
    ]);
  });
});
