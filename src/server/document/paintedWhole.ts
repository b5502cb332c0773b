import { furtherRecordsId } from '#app/search/SearchRecords.tsx';

/** Windows of one column that are no higher than a phone: pages may be painted there before they are whole. */
const narrow = '(max-width: 749px) and (max-height: 960px)';

/** So many characters of text, with titles, pictures and the room around them, are more than one screen of a phone. */
const firstScreen = 1000;

/** What may take no room downwards, rows that go on to the side, what can be waited for, and text. */
const marks = /<(\/?)(details|section|select|svg)\b|scroll-snap-type| id="([\w-]+)"|>([^<]+)/g;

const expected = (id: string, media?: string) =>
  `<link rel="expect" href="#${id}" blocking="render"${media ? ` media="${media}"` : ''}>\n`;

/**
 * Has browsers that know how paint a page whole: painted in parts it moves as the rest comes, the top bar where a
 * contents bar follows, a line or a select that is cut through, and everything where a scroll bar appears. They wait
 * for the beginning of what is named, so that is what follows the page. Of a search it is what follows the records that
 * are seen first, and of any page on a narrow screen the first thing with a name below all that can be seen.
 */
export function paintedWhole(markup: string): string {
  const end = 'portal-state';
  if (markup.includes(` id="${furtherRecordsId}"`)) return expected(furtherRecordsId);
  const below = placeBelow(markup);
  return below ? `${expected(below, narrow)}${expected(end, `not all and ${narrow}`)}` : expected(end);
}

/** The first place behind so much text of what takes room downwards. */
function placeBelow(markup: string): string | undefined {
  marks.lastIndex = Math.max(0, markup.indexOf('<main'));
  const open: { readonly name: string; takesRoom: boolean }[] = [];
  let seen = 0;
  for (let mark = marks.exec(markup); mark; mark = marks.exec(markup)) {
    const [, closing, name, id, text] = mark;
    if (name !== undefined && closing) {
      const opened = open.findLastIndex((each) => each.name === name);
      if (opened >= 0) open.splice(opened);
    } else if (name !== undefined) open.push({ name, takesRoom: name === 'section' });
    else if (open.every((each) => each.takesRoom)) {
      if (id !== undefined && seen > firstScreen) return id;
      if (text !== undefined) seen += text.trim().length;
      const row = open.at(-1);
      if (row && id === undefined && text === undefined) row.takesRoom = false;
    }
  }
  return undefined;
}
