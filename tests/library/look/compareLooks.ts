import { declaredProperties, readSheets, wear } from './sheets.ts';
import { createStage } from './stage.ts';

/** What differs between the two looks of a page, and what was looked at. */
export interface Comparison {
  /** A line for each difference: how often, what has it, the property, and its values in the package and the portal. */
  readonly differences: readonly string[];
  /** Elements, and pseudo-elements that are there. */
  readonly elements: number;
  readonly properties: number;
}

/** Names of the stylesheets that each file of stories has in the package's look. */
export type StylesOfFiles = Readonly<Record<string, readonly string[]>>;

/** `all`: every element; `some`: of those in a story that are dressed alike, the first. */
export type Extent = 'some' | 'all';

/**
 * Compares what the browser makes of the two looks of each story: that of the package, which are the stylesheets that
 * the story's modules import and no others, and that of the portal. These are the computed styles of elements and their
 * pseudo-elements, in the state that the page is in.
 *
 * All of it is one task: no script, no picture and no font comes between the two.
 */
export function compareLooks(stylesOfFiles: StylesOfFiles, extent: Extent): Comparison {
  const sheets = readSheets();
  const portal = sheets.filter(({ look }) => look === 'portal');
  const properties = declaredProperties(sheets);
  const stories = [...document.querySelectorAll<HTMLElement>('[data-story]')];
  const stage = createStage(stories, sheets);
  const differences: string[] = [];
  let count = 0;
  for (const story of stories) {
    const own = new Set(stylesOfFiles[story.dataset.file ?? '']);
    const packaged = sheets.filter(({ look, name }) => look === 'package' && (name === '' || own.has(name)));
    const elements = elementsOf(story, extent);
    stage.show(story);
    wear(packaged, sheets, elements);
    const before = readBoxes(elements, properties);
    wear(portal, sheets, elements);
    const after = readBoxes(elements, properties);
    stage.hide(story);
    count += new Set([...before.keys(), ...after.keys()]).size;
    differences.push(...differencesOf(before, after, properties));
  }
  for (const story of stories) stage.show(story);
  return { differences, elements: count, properties: properties.length };
}

/** The attributes that stylesheets go by. */
const dressing = /^(?:class|style|open|type|aria-(?:current|disabled|expanded|invalid|pressed|selected)|data-.+)$/;

function elementsOf(story: HTMLElement, extent: Extent): Element[] {
  const elements = [...story.querySelectorAll('*')];
  if (extent === 'all') return elements;
  const alike = Map.groupBy(elements, ({ localName, attributes }) => {
    const worn = [...attributes].filter(({ name }) => dressing.test(name));
    return `${localName} ${worn.map(({ name, value }) => `${name}=${value}`).join(' ')}`;
  });
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

/** The computed styles of an element or of a pseudo-element, in the order of the properties. */
interface Box {
  readonly element: Element;
  readonly pseudo: string;
  readonly values: readonly string[];
}

/** Pseudo-elements that are always there, and of what. Those before and after have content where they are. */
const inside: readonly (readonly [pseudo: string, of: string])[] = [
  ['::placeholder', 'input, textarea'],
  ['::marker', 'li, summary'],
  ['::selection', 'p'],
  ['::backdrop', 'dialog'],
  ['::file-selector-button', '[type="file"]'],
];

/** The boxes of all elements, by the element's number and the pseudo-element. */
function readBoxes(elements: readonly Element[], properties: readonly string[]): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const [index, element] of elements.entries()) {
    const read = (pseudo: string, style: CSSStyleDeclaration) =>
      boxes.set(`${index}${pseudo}`, {
        element,
        pseudo,
        values: properties.map((property) => style.getPropertyValue(property)),
      });
    read('', getComputedStyle(element));
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (style.content !== 'none') read(pseudo, style);
    }
    for (const [pseudo, of] of inside) if (element.matches(of)) read(pseudo, getComputedStyle(element, pseudo));
  }
  return boxes;
}

function differencesOf(
  packaged: ReadonlyMap<string, Box>,
  portal: ReadonlyMap<string, Box>,
  properties: readonly string[],
): string[] {
  const lines = new Map<string, number>();
  const note = (line: string) => lines.set(line, (lines.get(line) ?? 0) + 1);
  for (const [key, box] of portal) if (!packaged.has(key)) note(`${nameOf(box)} is in the portal alone`);
  for (const [key, box] of packaged) {
    const other = portal.get(key);
    if (!other) {
      note(`${nameOf(box)} is in the package alone`);
      continue;
    }
    for (const [index, property] of properties.entries()) {
      const values = [box, other].map((each) => each.values[index] ?? '');
      if (values[0] === values[1]) continue;
      const [one, another] = values.map((value) => comparable(property, value));
      if (one !== another) note(`${nameOf(box)} { ${property}: ${one} ≠ ${another} }`);
    }
  }
  return [...lines].map(([line, count]) => `${count} × ${line}`);
}

/** Properties that have a value for each entry of another one, and begin anew where they have fewer. */
const repeated = /^(?:transition|animation|background|mask)-/;

/** A value as it means the same in both looks: files by their names alone, a list of nothing but equals by one. */
function comparable(property: string, value: string): string {
  const named = value.replaceAll(/url\("[^"]*\/([^"/]+?)(?:-[\w-]{8})?(\.\w+[^"/]*)"\)/g, 'url($1$2)');
  const entries = named.split(', ');
  return repeated.test(property) && entries.every((entry) => entry === entries[0]) ? (entries[0] ?? '') : named;
}

function nameOf({ element, pseudo }: Box): string {
  const { file = '', story = '' } = element.closest<HTMLElement>('[data-story]')?.dataset ?? {};
  const classes = (element.getAttribute('class') ?? '').slice(0, 80);
  return `${file.replace('.stories.tsx', '')} ${story}: <${element.localName}${classes && ` class="${classes}"`}>${pseudo}`;
}
