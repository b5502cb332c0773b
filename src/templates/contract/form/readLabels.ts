import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { getAttributeValue as attribute } from 'domutils';
import { capitalised } from '#languages/capitalised.ts';
import { type FormLabel, type LinkedWords, labelWith } from './formLabel.ts';

/** What a field is called, and whether the editor marked it as one that may not stay empty. */
export interface FieldLabel {
  readonly label: FormLabel;
  readonly isMarked: boolean;
}

/** The labels of a form. */
export interface Labels {
  /** By the id of the control they name. */
  readonly byId: ReadonlyMap<string, Element>;
  /** Our address for one of the CMS's; nothing for what may not be a link. */
  readonly hrefOf: (address: string) => string | undefined;
  /** What groups are called, as far as they were read: many fields may stand in one. */
  readonly groupNames: Map<Element, FieldLabel | undefined>;
}

/** Longer is no label but a text that lost its way. */
const maximumLength = 500;

export function labelsOf(all: readonly Element[], hrefOf: Labels['hrefOf']): Labels {
  const byId = new Map(
    all.flatMap((element) => {
      const target = element.name === 'label' ? attribute(element, 'for') : undefined;
      return target === undefined ? [] : [[target, element] as const];
    }),
  );
  return { byId, hrefOf, groupNames: new Map() };
}

/** What a control is called: its label's words, or the best that stands in for them. */
export function labelOf(control: Element, { byId, hrefOf }: Labels, name: string): FieldLabel {
  const named = readWords(byId.get(attribute(control, 'id') ?? ''));
  const read = named.text === '' ? readWords(ancestorOf(control, 'label')) : named;
  if (read.text !== '') return withoutMark(read, hrefOf);
  return withoutMark({
    text:
      squeezed(attribute(control, 'aria-label') ?? '') ||
      squeezed(attribute(control, 'title') ?? '') ||
      squeezed(attribute(control, 'placeholder') ?? '') ||
      spoken(name),
    links: [],
  });
}

/**
 * The question above buttons or boxes: what their group is called, or the best that stands in for it.
 * @param group one that asks nothing else; nothing where they stand in no such group
 */
export function questionOf(group: Element | undefined, labels: Labels, name: string): FieldLabel {
  return (group && nameOf(group, labels)) ?? withoutMark({ text: spoken(name), links: [] });
}

/** The group that a control, or another group, stands in: the nearest one that has a name. */
export function groupOf(inner: Element, labels: Labels): { element: Element; label: FormLabel } | undefined {
  const element = ancestorOf(inner, 'fieldset');
  if (!element) return undefined;
  const name = nameOf(element, labels);
  return name ? { element, label: name.label } : groupOf(element, labels);
}

function nameOf(group: Element, { hrefOf, groupNames }: Labels): FieldLabel | undefined {
  if (!groupNames.has(group)) groupNames.set(group, readName(group, hrefOf));
  return groupNames.get(group);
}

function readName(group: Element, hrefOf: Labels['hrefOf']): FieldLabel | undefined {
  const read = readWords(legendOf(group));
  if (read.text !== '') return withoutMark(read, hrefOf);
  const text = squeezed(group.attribs['aria-label'] ?? '');
  return text === '' ? undefined : withoutMark({ text, links: [] });
}

/** The legend of a fieldset, which builders of forms may wrap; that of a fieldset inside is not its own. */
function legendOf(group: Element): Element | undefined {
  const nodes = [...group.children];
  // Those that are added here are visited too: the ones next to the fieldset first.
  for (const node of nodes) {
    if (!isTag(node)) continue;
    if (node.name === 'legend') return node;
    if (node.name !== 'fieldset' && !silent.has(node.name)) for (const child of node.children) nodes.push(child);
  }
  return undefined;
}

/** The words of a label or a legend as a page shows them: without those of controls inside, and without a mark. */
export function shownWords(label: Element): string {
  const { text } = readWords(label);
  return text.slice(...shownRange(text));
}

export function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, maximumLength);
}

export function ancestorOf(element: Element, name: string): Element | undefined {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if (isTag(parent) && parent.name === name) return parent;
  }
  return undefined;
}

const silent = new Set('input select textarea button script style template'.split(' '));

/** The words of a label, and which of them are a link: those of the CMS, by their address. */
interface ReadWords {
  readonly text: string;
  readonly links: readonly LinkedWords[];
}

/** The words people read, with single spaces: without those of controls inside, and of scripts; pictures by what they show. */
function readWords(element: Element | undefined): ReadWords {
  let text = '';
  const links: LinkedWords[] = [];
  const add = (words: string) => {
    const next = words.replace(/\s+/g, ' ');
    text += text === '' || text.endsWith(' ') ? next.trimStart() : next;
  };
  const visit = (nodes: readonly ChildNode[], isLinked: boolean) => {
    for (const node of nodes) {
      if (isText(node)) add(node.data);
      else if (!isTag(node) || silent.has(node.name)) add(' ');
      else if (node.name === 'img') add(attribute(node, 'alt') ?? '');
      else {
        const address = node.name === 'a' && !isLinked ? attribute(node, 'href') : undefined;
        const from = text.length;
        visit(node.children, isLinked || address !== undefined);
        if (address !== undefined) links.push({ ...trimmedRange(text, from, text.length), href: address });
      }
    }
  };
  if (element) visit(element.children, false);
  return { text: text.slice(0, maximumLength).trim(), links };
}

/** A range of a text without the spaces at its two ends. */
function trimmedRange(text: string, from: number, to: number) {
  const words = text.slice(from, to);
  const start = from + words.length - words.trimStart().length;
  return { start, end: start + words.trim().length };
}

const mark = /^\*\s*|\s*(\*|\((verplicht|required)\))\s*:?$/gi;

/** Editors mark what is required with an asterisk; our fields say it themselves. */
function withoutMark({ text, links }: ReadWords, hrefOf: Labels['hrefOf'] = () => undefined): FieldLabel {
  const [from, to] = shownRange(text);
  const shown = links.flatMap(({ start, end, href: address }) => {
    const range = { start: Math.max(start, from) - from, end: Math.min(end, to) - from };
    const href = range.start < range.end ? hrefOf(address) : undefined;
    return href === undefined ? [] : [{ ...range, href }];
  });
  return { label: labelWith(text.slice(from, to), shown), isMarked: text.search(mark) !== -1 };
}

/** Where a label's words are that are no mark; all of it when nothing else is left. */
function shownRange(text: string): [from: number, to: number] {
  const bare = text.replace(mark, '').replace(/\s*:$/, '');
  if (bare === '') return [0, text.length];
  const from = text.length - text.replace(/^\*\s*/, '').length;
  return [from, from + bare.length];
}

/** A field's technical name as a word: `soort_vraag` → `Soort vraag`. */
function spoken(name: string): string {
  const words = name
    .replace(/\[.*$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return words === '' ? name : capitalised(words.toLowerCase());
}
