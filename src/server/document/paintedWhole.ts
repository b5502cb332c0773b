import { furtherRecordsId } from '#app/search/SearchRecords.tsx';

/** Windows of one column, which are no higher than a phone: pages may be painted there before they are whole. */
const narrow = 'not all and (min-width: 48rem)';
const wide = '(min-width: 48rem)';

/** So many characters of a page's own markup fill two screens of a phone, and several of most pages. */
const firstScreens = 30_000;

/** Sections and headings that addresses lead to: what stands before them is whole. */
const places = / id="(s-[^"]+)"/g;

const expected = (id: string, media?: string) =>
  `<link rel="expect" href="#${id}" blocking="render"${media ? ` media="${media}"` : ''}>\n`;

/**
 * Has browsers that know how paint a page whole: painted in parts it moves as the rest comes, the top bar where a
 * contents bar follows, a line or a select that is cut through, and everything where a scroll bar appears. They wait
 * for the beginning of what is named, so that is what follows the page. Of a search it is what follows the records that
 * are seen first, and of a long page on a narrow screen the first section below all that can be seen.
 */
export function paintedWhole(markup: string): string {
  const end = 'portal-state';
  if (markup.includes(` id="${furtherRecordsId}"`)) return expected(furtherRecordsId);
  places.lastIndex = Math.max(0, markup.indexOf('<main')) + firstScreens;
  const below = places.exec(markup)?.[1];
  return below ? `${expected(below, narrow)}${expected(end, wide)}` : expected(end);
}
