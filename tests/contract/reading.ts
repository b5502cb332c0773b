import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler';
import { findAll, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** A page as someone reads it: what it says, and how it is built, without classes or wrappers. */
export interface Reading {
  /** Everything that is written, white space folded. */
  readonly text: string;
  /** What is said to those who listen to the page, and written nowhere on it. */
  readonly announcements: readonly string[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly links: readonly { readonly text: string; readonly href: string }[];
  readonly pictures: readonly { readonly alt: string; readonly src: string }[];
  /** Every element with one of these names, in the page's order. */
  all(...names: readonly string[]): readonly Element[];
}

/** The words that are written in an element, white space folded: without what we say to those who only listen. */
export function wordsOf(node: Document | Element): string {
  return fold(node.children.map(written).join(''));
}

/** What only those hear who listen to an element. */
export function announcementsOf(node: Document | Element): string[] {
  return findAll(isHidden, node.children).map((element) => fold(textContent(element)));
}

function written(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || isHidden(node)) return '';
  return node.children.map(written).join('');
}

function isHidden({ attribs }: Element): boolean {
  return attribs.class?.split(/\s+/).includes('sr-only') ?? false;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Reads rendered HTML. */
export function read(html: string): Reading {
  const page = parseDocument(html);
  const all = (...names: readonly string[]) => findAll((element) => names.includes(element.name), page.children);
  return {
    text: wordsOf(page),
    announcements: announcementsOf(page),
    headings: all('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((element) => ({
      level: Number(element.name[1]),
      text: wordsOf(element),
    })),
    links: all('a').map((element) => ({ text: wordsOf(element), href: element.attribs.href ?? '' })),
    pictures: all('img').map(({ attribs }) => ({ alt: attribs.alt ?? '', src: attribs.src ?? '' })),
    all,
  };
}
