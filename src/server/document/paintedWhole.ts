import { furtherRecordsId } from '#app/search/SearchRecords.tsx';

/** Windows of one column that are no higher than a phone: pages may be painted there before they are whole. */
const narrow = '(max-width: 749px) and (max-height: 960px)';

/** So many characters of a page's own markup fill two screens of a phone, and several of most pages. */
const firstScreens = 30_000;

/** What may be folded, rows that go on to the side, and places that addresses lead to: what stands before them is whole. */
const marks = /<(\/?)(details|section)\b|scroll-snap-type| id="(s-[\w-]+)"/g;

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
  const below = placeBelow(markup);
  return below ? `${expected(below, narrow)}${expected(end, `not all and ${narrow}`)}` : expected(end);
}

/** The first place behind so much markup of what takes room downwards. */
function placeBelow(markup: string): string | undefined {
  marks.lastIndex = Math.max(0, markup.indexOf('<main'));
  const open: { readonly name: string; takesRoom: boolean }[] = [];
  let from = marks.lastIndex;
  let seen = 0;
  for (let mark = marks.exec(markup); mark; mark = marks.exec(markup)) {
    const [, closing, name, id] = mark;
    const takesRoom = open.every((each) => each.takesRoom);
    if (takesRoom) seen += mark.index - from;
    from = mark.index;
    if (id !== undefined && takesRoom && seen > firstScreens) return id;
    if (name === undefined) {
      const row = open.at(-1);
      if (row && id === undefined) row.takesRoom = false;
    } else if (closing) {
      const opened = open.findLastIndex((each) => each.name === name);
      if (opened >= 0) open.splice(opened);
    } else open.push({ name, takesRoom: name !== 'details' });
  }
  return undefined;
}
