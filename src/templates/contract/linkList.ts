import { type ChildNode, type Element, isTag } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import type { PlanContext } from './context.ts';
import { isBlank } from './isBlank.ts';
import { type PlanLink, siteHref } from './links.ts';

/** An entry of the menu, with the entries below it. */
export interface MenuLink extends PlanLink {
  readonly children: readonly MenuLink[];
}

/** Deeper lists than any menu shows; the rest is dropped. */
const maximumDepth = 4;

/** Menus change once a month and are planned with every shell: equal lists are parsed once. */
const read = new LRUCache<string, readonly MenuLink[]>({ max: 200 });

/**
 * Reads the `<ul>` lists of a menu, a footer or a legal row: each entry its first link, nested lists its children.
 * An entry without a link of its own is kept as a heading of its children; links outside lists count as entries.
 *
 * @param html sanitised, which also bounds how deep it nests
 */
export function readLinkList(html: string, context: Pick<PlanContext, 'site' | 'sites'>): readonly MenuLink[] {
  const key = `${context.site.id} ${html}`;
  const known = read.get(key);
  if (known) return known;
  const links = linksAmong(parseDocument(html).children, context, 0);
  read.set(key, links);
  return links;
}

/** The same of HTML that is parsed already. */
export function linksAmong(
  nodes: readonly ChildNode[],
  context: Pick<PlanContext, 'site' | 'sites'>,
  depth = 0,
): MenuLink[] {
  if (depth > maximumDepth) return [];
  return nodes.filter(isTag).flatMap((node): MenuLink[] => {
    if (node.name === 'li') return entry(node, context, depth);
    if (node.name === 'a') return link(node, [], context);
    return linksAmong(node.children, context, isList(node) ? depth : depth + 1);
  });
}

function entry(item: Element, context: Pick<PlanContext, 'site' | 'sites'>, depth: number): MenuLink[] {
  const children = linksAmong(outermostLists(item.children), context, depth + 1);
  const anchor = firstLink(item.children, 0);
  // Editors who want a heading that opens make it a link to nothing.
  if (anchor && !(children.length > 0 && isToNothing(anchor))) return link(anchor, children, context);
  const label = clean(wordsOf(item.children));
  return label && children.length > 0 ? [{ label, href: '', children }] : children;
}

function isToNothing({ attribs }: Element): boolean {
  return /^\s*#?\s*$/.test(attribs.href ?? '');
}

/** The lists below an entry, however deep editors wrapped them; the lists inside these are their own entries'. */
export function outermostLists(nodes: readonly ChildNode[]): Element[] {
  return nodes.filter(isTag).flatMap((tag) => (isList(tag) ? [tag] : outermostLists(tag.children)));
}

function isList({ name }: Element): boolean {
  return name === 'ul' || name === 'ol';
}

function firstLink(nodes: readonly ChildNode[], depth: number): Element | undefined {
  for (const node of nodes) {
    if (!isTag(node) || isList(node)) continue;
    const found = node.name === 'a' ? node : depth < maximumDepth ? firstLink(node.children, depth + 1) : undefined;
    if (found) return found;
  }
  return undefined;
}

function link(
  anchor: Element,
  children: readonly MenuLink[],
  context: Pick<PlanContext, 'site' | 'sites'>,
): MenuLink[] {
  const planned = planAnchor(anchor, context);
  return planned ? [{ ...planned, children }] : [...children];
}

/** A link as its words name it, or else the pictures in it; nothing for one without a name or an address. */
export function planAnchor(anchor: Element, context: Pick<PlanContext, 'site' | 'sites'>): PlanLink | undefined {
  const pictures = getElementsByTagName('img', anchor).map(({ attribs }) => attribs.alt ?? '');
  const label = clean(textContent(anchor)) || clean(pictures.join(' '));
  const href = siteHref(anchor.attribs.href ?? '', context);
  return label && href !== undefined ? { label, href } : undefined;
}

/** The words of an entry, without those of the lists below it. */
function wordsOf(nodes: readonly ChildNode[]): string {
  return nodes.map((node) => (!isTag(node) ? textContent(node) : isList(node) ? '' : wordsOf(node.children))).join('');
}

function clean(text: string): string {
  return isBlank(text) ? '' : text.replace(/\s+/g, ' ').trim();
}
