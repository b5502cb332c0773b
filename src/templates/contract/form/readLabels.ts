import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { getAttributeValue as attribute, findAll } from 'domutils';

/** What a field is called, and whether the editor marked it as one that may not stay empty. */
export interface FieldLabel {
  readonly label: string;
  readonly isMarked: boolean;
}

/** Labels by the id of the control they name. */
export type Labels = ReadonlyMap<string, Element>;

/** Longer is no label but a text that lost its way. */
const maximumLength = 500;

export function labelsById(all: readonly Element[]): Labels {
  return new Map(
    all.flatMap((element) => {
      const target = element.name === 'label' ? attribute(element, 'for') : undefined;
      return target === undefined ? [] : [[target, element] as const];
    }),
  );
}

/** What a control is called: its label's words, or the best that stands in for them. */
export function labelOf(control: Element, labels: Labels, name: string): FieldLabel {
  const named = labels.get(attribute(control, 'id') ?? '');
  const around = ancestorOf(control, 'label');
  return withoutMark(
    (named && wordsOf(named)) ||
      (around && wordsOf(around)) ||
      squeezed(attribute(control, 'aria-label') ?? '') ||
      squeezed(attribute(control, 'title') ?? '') ||
      squeezed(attribute(control, 'placeholder') ?? '') ||
      spoken(name),
  );
}

/** The question above a group of buttons or boxes: the legend, or the best that stands in for it. */
export function questionOf(control: Element, name: string): FieldLabel {
  const group = ancestorOf(control, 'fieldset');
  const [legend] = group ? findAll((element) => element.name === 'legend', group.children) : [];
  return withoutMark((legend && wordsOf(legend)) || squeezed(group?.attribs['aria-label'] ?? '') || spoken(name));
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

/** The words people read: without those of controls inside, and of scripts. */
function wordsOf(element: Element): string {
  const words = (nodes: readonly ChildNode[]): string =>
    nodes
      .map((node) => (isText(node) ? node.data : isTag(node) && !silent.has(node.name) ? words(node.children) : ' '))
      .join('');
  return squeezed(words(element.children));
}

/** Editors mark what is required with an asterisk; our fields say it themselves. */
function withoutMark(text: string): FieldLabel {
  const mark = /^\*\s*|\s*(\*|\((verplicht|required)\))\s*:?$/gi;
  const label = text.replace(mark, '').replace(/\s*:$/, '');
  return { label: label === '' ? text : label, isMarked: text.search(mark) !== -1 };
}

/** A field's technical name as a word: `soort_vraag` → `Soort vraag`. */
function spoken(name: string): string {
  const words = name
    .replace(/\[.*$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
