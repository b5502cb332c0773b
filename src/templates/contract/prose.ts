import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { findOne, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import type { PlanContext } from './context.ts';
import { linksAmong, type MenuLink, outermostLists, planAnchor } from './linkList.ts';
import type { PlanLink } from './links.ts';

/** A line of words, with the links among them. */
export type ProseLine = readonly (string | PlanLink)[];

/** Tags that stay in their line; any other begins one of its own. */
const inLine = new Set('a abbr b cite code em i mark q s small span strong sub sup u'.split(' '));

/** The links of a text, or of a part of it, under the heading that stands right above them. */
export interface HeadedLinks {
  /** Empty where none does. */
  readonly heading: string;
  readonly links: readonly MenuLink[];
}

/** As long as headings and remarks beside a link are: `(pdf, 2 MB)`. */
const fewWords = 5;

/** Read with every shell, like menus: equal texts are parsed once. */
const read = new LRUCache<string, readonly HeadedLinks[] | 'prose'>({ max: 200 });

/**
 * The links of a text that is links alone; `prose` where it says more: an address, a sentence. Neither marks that keep
 * links apart, nor a few words beside one in a list, nor the heading above a list are more.
 *
 * @param html sanitised, which also bounds how deep it nests
 */
export function readHeadedLinks(
  html: string,
  context: Pick<PlanContext, 'site' | 'sites'>,
): readonly HeadedLinks[] | 'prose' {
  const key = `${context.site.id} ${html}`;
  const known = read.get(key);
  if (known) return known;
  const nodes = parseDocument(html).children;
  const parts = hasProse(nodes) ? [] : headedParts(nodes, context);
  // Words that come to no link, for whatever reason, are words to show.
  const found = parts.length === 0 && nodes.some((node) => wordsIn(node).length > 0) ? 'prose' : parts;
  read.set(key, found);
  return found;
}

/** What stands one behind another, however it is wrapped. */
function unwrapped(nodes: readonly ChildNode[]): readonly ChildNode[] {
  return nodes.flatMap((node) => (isTag(node) && /^(?:div|dl)$/.test(node.name) ? unwrapped(node.children) : [node]));
}

function hasProse(wrapped: readonly ChildNode[]): boolean {
  const nodes = unwrapped(wrapped);
  return nodes.some((node, at) => {
    if (isBlank(node)) return false;
    if (isHeading(node, nextOf(nodes, at))) return false;
    if (isText(node)) return wordsIn(node).length > 0;
    if (!isTag(node) || isLink(node)) return false;
    if (node.name !== 'li') return hasProse(node.children);
    const lists = outermostLists(node.children);
    // The few words that an entry says above its own list are a heading of it.
    const few = lists.length > 0 || hasLinks(node) ? fewWords : 0;
    return wordsBeside(node).length > few || hasProse(lists);
  });
}

/** Whether this heads the links behind it: a heading, or right above a list a few words that could be one. */
function isHeading(node: ChildNode, next: ChildNode | undefined): boolean {
  if (!next || !isTag(next) || !hasLinks(next) || hasLinks(node)) return false;
  const count = wordsIn(node).length;
  if (isTag(node) && /^(?:h[1-6]|dt)$/.test(node.name)) return count > 0;
  if (isTag(node) && findOne(({ name }) => /^(?:br|li|img)$/.test(name), [node])) return false;
  // An address has numbers, a sentence its full stop.
  const couldBe = count > 0 && count <= fewWords && !/\d|[.!?]\s*$/.test(textContent(node));
  return couldBe && outermostLists([next]).length > 0;
}

/** What stands behind a node, past blanks and breaks; asked of a blank itself, each would look past all the others. */
function nextOf(nodes: readonly ChildNode[], at: number): ChildNode | undefined {
  for (let place = at + 1; place < nodes.length; place += 1) {
    const next = nodes[place];
    if (next && !isBlank(next)) return next;
  }
  return undefined;
}

function isBlank(node: ChildNode): boolean {
  return isText(node) ? node.data.trim() === '' : isTag(node) && node.name === 'br';
}

function headedParts(wrapped: readonly ChildNode[], context: Pick<PlanContext, 'site' | 'sites'>): HeadedLinks[] {
  const nodes = unwrapped(wrapped);
  const parts: { heading: string; links: MenuLink[] }[] = [];
  for (const [at, node] of nodes.entries()) {
    if (isBlank(node)) continue;
    if (isHeading(node, nextOf(nodes, at))) {
      parts.push({ heading: textContent(node).replace(/\s+/g, ' ').trim(), links: [] });
      continue;
    }
    const links = linksAmong([node], context);
    const last = parts.at(-1);
    if (last) last.links.push(...links);
    else if (links.length > 0) parts.push({ heading: '', links });
  }
  return parts.filter(({ links }) => links.length > 0);
}

function hasLinks(node: ChildNode): boolean {
  return isTag(node) && findOne(isLink, [node]) !== null;
}

/** An `<a>` without an address is a mark to jump to: its words are words like others. */
function isLink({ name, attribs }: Element): boolean {
  return name === 'a' && attribs.href !== undefined;
}

function wordsIn(node: ChildNode): readonly string[] {
  return textContent(node).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Those that are neither part of a link nor of a list below. */
function wordsBeside(node: ChildNode): readonly string[] {
  if (isText(node)) return wordsIn(node);
  if (!isTag(node) || isLink(node)) return [];
  return node.children.filter((child) => !isTag(child) || !/^[uo]l$/.test(child.name)).flatMap(wordsBeside);
}

/**
 * Reads a text line by line, with the links in their places.
 *
 * @param html sanitised, which also bounds how deep it nests
 */
export function readLines(html: string, context: Pick<PlanContext, 'site' | 'sites'>): readonly ProseLine[] {
  const lines: (string | PlanLink)[][] = [[]];
  const write = (part: string | PlanLink) => {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    if (typeof part === 'string' && typeof last === 'string') line[line.length - 1] = last + part;
    else line.push(part);
  };
  const read = (node: ChildNode): void => {
    if (isText(node)) write(node.data);
    if (!isTag(node)) return;
    const link = node.name === 'a' ? planAnchor(node, context) : undefined;
    if (link) {
      write(link);
      return;
    }
    const isOwnLine = !inLine.has(node.name);
    if (isOwnLine) lines.push([]);
    node.children.forEach(read);
    if (isOwnLine) lines.push([]);
  };
  parseDocument(html).children.forEach(read);
  return lines.map(tidied).filter((line) => line.length > 0);
}

/** With single spaces, and none at either end. */
function tidied(line: ProseLine): ProseLine {
  return line.flatMap((part, index): ProseLine => {
    if (typeof part !== 'string') return [part];
    const folded = part.replace(/\s+/g, ' ');
    const begun = index === 0 ? folded.trimStart() : folded;
    const text = index === line.length - 1 ? begun.trimEnd() : begun;
    return text === '' ? [] : [text];
  });
}
