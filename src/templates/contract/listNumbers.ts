import type { Attributes } from 'sanitize-html';

const numberings = [
  ['1', 'decimal'],
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
] as const;

const wholeNumber = /^-?\d{1,9}$/;

/** What one declaration says of a list's style: its first words, more than name a numbering. */
const listStyle = /^\s*list-style(?:-type)?\s*:(.{1,100})/is;

/**
 * The numbers or letters that an editor gave a list, by which texts name its parts: by its type, or by its style as
 * editors' programs write it. Selectors of style sheets do not tell `a` from `A`: an attribute of ours says which.
 */
export function listNumbers({ type, style = '', start = '', reversed }: Attributes): Attributes {
  const asked = numberingOf(style) ?? numberings.find(([letter]) => letter === type);
  return {
    ...(wholeNumber.test(start) && { start }),
    ...(reversed !== undefined && { reversed }),
    ...(asked && { type: asked[0], 'data-marks': asked[1] }),
  };
}

/** The numbering that a style names; of two declarations the last one counts, as in browsers. */
function numberingOf(style: string) {
  const [, said = ''] = listStyle.exec(style.split(';').findLast((each) => listStyle.test(each)) ?? '') ?? [];
  const words = said
    .toLowerCase()
    .replace('-latin', '-alpha')
    .split(/[\s!]+/);
  return numberings.find(([, marks]) => words.includes(marks));
}

/** The number that an editor gave one entry of a list; the next ones count on from it. */
export function entryNumber({ value = '' }: Attributes): Attributes {
  return wholeNumber.test(value) ? { value } : {};
}
