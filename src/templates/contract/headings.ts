import { Parser } from 'htmlparser2';

/** A heading inside a text: the contents bar may list it. */
export interface TextHeading {
  readonly level: number;
  readonly text: string;
  /** Where its tag begins in the text's HTML. */
  readonly start: number;
  /** The name by which the text's own links lead to it. */
  readonly name?: string | undefined;
}

/** Cleaning a text is the dearest step of planning: texts without headings are not parsed for them. */
const perhaps = /<h[1-6]/i;

/** Entities make no tags: the parser need not look them up. */
const tagsOnly = { decodeEntities: false };

/** A heading's tag, up to its name; no sign of a tag stands inside attributes of sanitised HTML. */
const headingTag = /<(\/?)h([1-6])(?=[ >])/g;

/**
 * The text with its headings on consecutive levels from `level` on, and none more than one below the heading before it.
 * @param html sanitised: a heading that was taken out leaves no gap
 */
export function withHeadingLevels(html: string, level: number): string {
  if (!perhaps.test(html)) return html;
  const used = new Set(Array.from(html.matchAll(headingTag), ([, , original]) => Number(original)));
  const levels = new Map([...used].sort().map((original, index) => [original, Math.min(level + index, 6)]));
  const open: number[] = [];
  let previous = level - 1;
  return html.replace(headingTag, (_, end: string, original: string) => {
    if (end) return `</h${open.pop() ?? level}`;
    previous = Math.min(levels.get(Number(original)) ?? level, previous + 1);
    open.push(previous);
    return `<h${previous}`;
  });
}

/**
 * The headings of a text, in their order.
 * @param html sanitised
 * @param wordsOf the words of a piece of HTML
 */
export function readHeadings(html: string, wordsOf: (html: string) => string): readonly TextHeading[] {
  if (!perhaps.test(html)) return [];
  const headings: TextHeading[] = [];
  const open: { index: number; start: number }[] = [];
  const parser = new Parser(
    {
      onopentagname(name) {
        if (!isHeading(name)) return;
        const start = parser.startIndex;
        open.push({ index: headings.length, start });
        headings.push({ level: levelOf(name), text: '', start, name: nameAt(html, start) });
      },
      onclosetag(name) {
        const heading = isHeading(name) ? open.pop() : undefined;
        const opened = heading && headings[heading.index];
        if (opened)
          headings[heading.index] = { ...opened, text: wordsOf(html.slice(heading.start, parser.startIndex)) };
      },
    },
    tagsOnly,
  );
  parser.end(html);
  return headings;
}

/** The id of the heading whose tag begins here: our names stand before all other attributes. */
function nameAt(html: string, start: number): string | undefined {
  const from = start + '<h2'.length;
  return html.startsWith(' id="', from) ? html.slice(from + 5, html.indexOf('"', from + 5)) : undefined;
}

/** The text with an id on each of its headings, in the place of the name it may have had. */
export function withHeadingIds(
  html: string,
  headings: readonly TextHeading[],
  idOf: (heading: TextHeading) => string,
): string {
  let written = '';
  let done = 0;
  for (const heading of headings) {
    const { start, level, name } = heading;
    written += `${html.slice(done, start)}<h${level} id="${idOf(heading)}"`;
    done = start + `<h${level}${name === undefined ? '' : ` id="${name}"`}`.length;
  }
  return written + html.slice(done);
}

function isHeading(name: string): boolean {
  return name.length === 2 && name.startsWith('h') && levelOf(name) >= 1 && levelOf(name) <= 6;
}

function levelOf(name: string): number {
  return Number(name[1]);
}
