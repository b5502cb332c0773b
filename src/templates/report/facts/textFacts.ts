import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { isBottomless } from '../../contract/bottomless.ts';
import { isBlank } from '../../contract/isBlank.ts';

/** Tags that begin a new line: words on their two sides never are one word. */
const lines = new Set(
  `address article aside blockquote br button caption center dd details div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section select summary table tbody td tfoot th thead tr
  ul label iframe object video audio img input textarea`.split(/\s+/),
);

/** Tags whose content no reader ever sees. */
const unseen = new Set(['script', 'style', 'template', 'head', 'title']);

/** A rich text of the CMS, parsed once for all rules. */
export interface TextFacts {
  readonly pointer: string;
  /** As the editor wrote it. */
  readonly source: string;
  /** The words a reader should see, with single spaces. */
  readonly words: string;
  /** All tags in their order. */
  readonly tags: readonly Element[];
  /** Those with one of these names. */
  named(...names: readonly string[]): readonly Element[];
}

/** @param source any HTML; without end nested one counts as its words alone, as in planning */
export function readText(pointer: string, source: string): TextFacts {
  const html = isBottomless(source) ? source.replace(/<[^<>]*>/g, ' ') : source;
  const tags: Element[] = [];
  const byName = new Map<string, Element[]>();
  const nodes = parseDocument(html).children;
  collect(nodes, tags);
  for (const tag of tags) {
    const known = byName.get(tag.name);
    if (known) known.push(tag);
    else byName.set(tag.name, [tag]);
  }
  return {
    pointer,
    source,
    words: wordsOf(nodes),
    tags,
    named: (...names) => {
      const [only] = names;
      if (names.length === 1 && only !== undefined) return byName.get(only) ?? [];
      const asked = new Set(names);
      return names.some((name) => byName.has(name)) ? tags.filter(({ name }) => asked.has(name)) : [];
    },
  };
}

function collect(nodes: readonly ChildNode[], tags: Element[]): void {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    tags.push(node);
    collect(node.children, tags);
  }
}

/** The words in some nodes, with single spaces; none where all that stands there shows nothing. */
export function wordsOf(nodes: readonly ChildNode[]): string {
  const parts: string[] = [];
  gather(nodes, parts);
  const words = parts.join('').replace(/\s+/g, ' ').trim();
  return isBlank(words) ? '' : words;
}

function gather(nodes: readonly ChildNode[], parts: string[]): void {
  for (const node of nodes) {
    if (isText(node)) parts.push(node.data);
    else if (isTag(node) && !unseen.has(node.name)) {
      const isLine = lines.has(node.name);
      if (isLine) parts.push('\n');
      gather(node.children, parts);
      if (isLine) parts.push('\n');
    }
  }
}

/** Most characters an excerpt shows. */
const longestExcerpt = 90;

/** A text cut to what an editor needs to find the place. */
export function shortened(words: string, longest = longestExcerpt): string {
  // They may come from the middle of a text, and begin or end with half a letter.
  const plain = words.replace(/\s+/g, ' ').trim().toWellFormed();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${space > longest / 2 ? cut.slice(0, space) : cut} …`;
}

/** The words of a line, gathered once for all that stands in it; as far as anybody looks for a place. */
const linesRead = new WeakMap<ParentNode, string>();
const longestLine = 4000;

function wordsOfLine(line: ParentNode): string {
  const words = linesRead.get(line) ?? wordsOf(line.children).slice(0, longestLine);
  linesRead.set(line, words);
  return words;
}

/** The words around a tag: those of the line it stands in, or, where it has a line of its own, of the one before it. */
export function excerptAround(tag: Element): string | undefined {
  const own = wordsOf([tag]);
  let line: ParentNode | null = tag.parent;
  while (line && isTag(line) && !lines.has(line.name)) line = line.parent;
  const around = line ? wordsOfLine(line) : own;
  if (around === '') return before(tag);
  if (around.length <= longestExcerpt) return around;
  const at = around.indexOf(own);
  const from = own === '' || at === -1 ? 0 : Math.max(0, Math.min(at - 30, around.length - longestExcerpt));
  // One more than is shown tells that there is more.
  return `${from > 0 ? '… ' : ''}${shortened(around.slice(from, from + longestExcerpt + 2))}`;
}

/** So far back there are words, or the place has none (nodes). */
const furthestBack = 100;

function before(tag: Element): string | undefined {
  let at: ChildNode | ParentNode | null = tag;
  let looked = 0;
  while (at && 'prev' in at) {
    for (let earlier = at.prev; earlier && looked < furthestBack; earlier = earlier.prev, looked++) {
      const words = wordsOf([earlier]);
      if (words !== '') return shortened(words);
    }
    at = at.parent;
  }
  return undefined;
}

/** Whether a tag stands inside one with this name. */
export function isInside(tag: Element, name: string): boolean {
  for (let at = tag.parent; at; at = at.parent) if (isTag(at) && at.name === name) return true;
  return false;
}
