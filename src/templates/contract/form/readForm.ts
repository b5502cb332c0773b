import { type Element, isTag, isText, type Text } from 'domhandler';
import { getAttributeValue as attribute, findAll, getOuterHTML, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { isBottomless } from '../bottomless.ts';
import type { Excess } from '../finding.ts';
import type { ReadForm } from './formField.ts';
import { readButtons } from './readButtons.ts';
import { fieldName, isConcealed, isDisabled, maximumFields, readFields } from './readFields.ts';
import { type Labels, labelsOf } from './readLabels.ts';

const nothing: ReadForm = {
  fields: [],
  groups: [],
  buttons: [],
  intro: '',
  outro: '',
  delivery: { action: '', encoding: 'urlencoded', hidden: [], buttons: [] },
};

interface FormReading {
  /** Hears of fields and choices beyond what a form may have, which are left out. */
  readonly tell?: (excess: Excess) => void;
  /** Our address for one of the CMS's; without it no label has a link. */
  readonly hrefOf?: Labels['hrefOf'];
}

/**
 * Reads the CMS's markup of a form into fields of our own: labels, types, what is required. Scripts, styles, buttons
 * that do something else than send it and fields without a name are left behind; so are passwords, which no form here may ask for.
 */
export function readForm(html: string, { tell = () => {}, hrefOf = () => undefined }: FormReading = {}): ReadForm {
  if (isBottomless(html)) return nothing;
  const document = parseDocument(html);
  const form = findAll(({ name }) => name === 'form', document.children)[0];
  const all = findAll(() => true, (form ?? document).children);
  const controls = all.filter((element) => isControl(element) && !isDisabled(element));
  const buttons = readButtons(all, tell);
  const { intro, outro } = textsOf(document.children.filter(isTag));
  return {
    ...readFields(controls, labelsOf(all, hrefOf), tell),
    buttons: buttons.map(({ label }) => ({ label })),
    intro,
    outro,
    delivery: {
      action: (form && attribute(form, 'action'))?.trim() ?? '',
      encoding:
        form && attribute(form, 'enctype')?.toLowerCase() === 'multipart/form-data' ? 'multipart' : 'urlencoded',
      hidden: controls.flatMap(readHidden).slice(0, maximumFields),
      buttons,
    },
  };
}

export function isControl({ name }: Element): boolean {
  return name === 'input' || name === 'select' || name === 'textarea';
}

/** Hidden fields go back to the CMS as it came: tokens, and traps of the CMS's own. */
function readHidden(control: Element): (readonly [string, string])[] {
  const name = fieldName(control);
  if (name === undefined || control.name !== 'input') return [];
  const type = attribute(control, 'type')?.toLowerCase() ?? 'text';
  if (type !== 'hidden' && (!isConcealed(control) || !['text', 'email', 'tel', 'url'].includes(type))) return [];
  return [[name, attribute(control, 'value') ?? '']];
}

const textTags = new Set('p ul ol dl h2 h3 h4 h5 h6 blockquote table figure'.split(' '));
const partsOfForms = new Set('input select textarea label legend button'.split(' '));

/** The editor's own words around the fields. */
function textsOf(nodes: readonly Element[]): { intro: string; outro: string } {
  const texts = { intro: '', outro: '' };
  let place: keyof typeof texts = 'intro';
  const visit = (element: Element) => {
    const holdsParts = findAll(({ name }) => partsOfForms.has(name), [element]).length > 0;
    if (!holdsParts && textTags.has(element.name)) {
      if (!isConcealed(element)) texts[place] += withoutMarkSentence(element);
      return;
    }
    if (isControl(element) && attribute(element, 'type')?.toLowerCase() !== 'hidden') place = 'outro';
    if (!partsOfForms.has(element.name)) for (const child of element.children.filter(isTag)) visit(child);
    else if (findAll(isControl, element.children).length > 0) place = 'outro';
  };
  for (const node of nodes) visit(node);
  return texts;
}

/** A sentence with the space before it. Each sign is looked at once: whoever writes a form may write any number of them. */
const sentence = /[^.!?]+[.!?]?/g;

/** Words without the sentences that only explain the asterisk: there are none in our fields. */
export function withoutMarkSentences(words: string): string {
  const isMark = (each: string) => each.includes('*') && /verplicht|required|mandatory/i.test(each);
  const kept = words.replace(sentence, (each) => (isMark(each) ? '' : each));
  // What follows a first sentence that went begins with the space that was between them.
  return /^\s/.test(words) ? kept : kept.trimStart();
}

/** The editor's words without the sentence about asterisks; nothing when that was all. */
function withoutMarkSentence(element: Element): string {
  const hasPicture = findAll(({ name }) => name === 'img', element.children).length > 0;
  if (!hasPicture && withoutMarkSentences(textContent(element)).trim() === '') return '';
  for (const text of findAllTexts(element)) text.data = withoutMarkSentences(text.data);
  return getOuterHTML(element);
}

function findAllTexts(element: Element): Text[] {
  return element.children.flatMap((child) => (isText(child) ? [child] : isTag(child) ? findAllTexts(child) : []));
}
