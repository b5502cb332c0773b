import { Parser } from 'htmlparser2';
import { lineMax } from './readLines.ts';

/** An element of XML with the texts and elements in it; names are without their prefixes, in small letters. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** Its own text and that of everything in it; a new line is a space where the next one is indented. */
  text: string;
}

/** Nested deeper than any catalogue's records. */
const depthMax = 50;
/** What is beyond this in an element is passed over: its end is missing. */
const textMax = lineMax;

/**
 * Where a program broke a line to keep its file readable: it indents the next one. Lines that are not indented are what
 * somebody wrote, such as keywords below each other. Other spaces stay: fields of MARC are read by their places. The first
 * lookbehind keeps a long row of spaces from being tried from each of them.
 */
const brokenLine = /(?<!\s)[^\S\r\n]*[\r\n]\s*(?<=[^\S\r\n])/g;

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/**
 * The elements of these names, in an XML text of any size: one at a time is held. One that begins inside another ends it,
 * so that a record whose end is missing costs no other.
 */
export async function* readElements(
  text: AsyncIterable<string>,
  ...wanted: readonly string[]
): AsyncGenerator<XmlElement> {
  const open: XmlElement[] = [];
  const done: XmlElement[] = [];
  const parser = new Parser(
    {
      onopentag: (given, attributes) => {
        const name = localName(given);
        const element: XmlElement = { name, attributes: namedLocally(attributes), children: [], text: '' };
        if (wanted.includes(name)) {
          done.push(...open.splice(0, open.length).slice(0, 1));
          open.push(element);
        } else if (open.length > 0 && open.length < depthMax && (open[0]?.text.length ?? 0) < textMax) {
          open.at(-1)?.children.push(element);
          open.push(element);
        }
      },
      ontext: (piece) => {
        for (const element of open) if (element.text.length < textMax) element.text += piece;
      },
      onclosetag: (given) => {
        if (open.at(-1)?.name !== localName(given)) return;
        const closed = open.pop();
        if (closed === undefined) return;
        closed.text = closed.text.replace(brokenLine, ' ');
        if (open.length === 0) done.push(closed);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const chunk of text) {
    parser.write(chunk);
    yield* done.splice(0);
  }
  parser.end();
  yield* done.splice(0);
}

function namedLocally(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}

/** All elements of these names in an element, however deep. */
export function findAll(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...findAll(child, ...names),
  ]);
}
