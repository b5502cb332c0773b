import type { Element } from 'domhandler';
import { findAll } from 'domutils';
import { Parser, parseDocument } from 'htmlparser2';

/** A heading inside a text: the contents bar may list it. */
export interface TextHeading {
  readonly level: number;
  readonly text: string;
  /** Where its tag begins in the text's HTML. */
  readonly start: number;
  /** The name by which the text's own links lead to it. */
  readonly name?: string | undefined;
}

/** The levels that the headings of a text use, mapped to consecutive ones from `level` on. */
export function headingLevels(html: string, level: number): ReadonlyMap<number, number> {
  const used = new Set<number>();
  const parser = new Parser({
    onopentagname(name) {
      if (isHeadingName(name)) used.add(levelOf(name));
    },
  });
  parser.end(html);
  return new Map([...used].sort().map((original, index) => [original, Math.min(level + index, 6)]));
}

/**
 * The headings of a text, in their order.
 * @param html sanitised
 * @param wordsOf the words of a piece of HTML
 */
export function readHeadings(html: string, wordsOf: (html: string) => string): readonly TextHeading[] {
  if (!html.includes('<h')) return [];
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return findAll(({ name }) => isHeadingName(name), children).map((heading) => textHeading(heading, html, wordsOf));
}

function textHeading(
  { name, attribs, startIndex, endIndex }: Element,
  html: string,
  wordsOf: (html: string) => string,
) {
  const start = startIndex ?? 0;
  return { level: levelOf(name), text: wordsOf(html.slice(start, (endIndex ?? start) + 1)), start, name: attribs.id };
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

function isHeadingName(name: string): boolean {
  return name.length === 2 && name.startsWith('h') && levelOf(name) >= 1 && levelOf(name) <= 6;
}

function levelOf(name: string): number {
  return Number(name[1]);
}
