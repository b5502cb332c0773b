/** Levels below the page's title. Apart from what plans, because the browser counts on from them. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

export function nextLevel(level: HeadingLevel): HeadingLevel {
  return level === 2 ? 3 : level === 3 ? 4 : level === 4 ? 5 : 6;
}
