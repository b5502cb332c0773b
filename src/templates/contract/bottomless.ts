/** Tags that need no end tag, and those that have none: they say nothing about how deep a text nests. */
const flatTags = new Set('p li dt dd tr td th br hr img input col wbr area source track'.split(' '));

/** Open tags at one place that no editor ever needs. */
const maximumNesting = 1000;

/**
 * Whether tags are nested without end. The parser's time grows with the square of the depth: a hundred thousand open
 * lists would hold the server for seconds.
 */
export function isBottomless(html: string): boolean {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (flatTags.has(name.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (depth > maximumNesting) return true;
  }
  return false;
}
