/** The level of a heading in the document's outline: 1 is the page's title. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const deeper = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const satisfies Record<HeadingLevel, HeadingLevel>;

/** The level of what stands under a heading of this level; there is nothing deeper than 6. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  return deeper[level];
}
