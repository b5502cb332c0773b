import { type Element, isTag } from 'domhandler';
import { getAttributeValue as attribute, findAll, textContent } from 'domutils';
import type { Excess } from '../finding.ts';
import type { FormChoice, FormField, FormOption } from './formField.ts';
import { type FormLabel, isSameName, labelWords } from './formLabel.ts';
import { formFields } from './ownFields.ts';
import { ancestorOf, groupOf, type Labels, labelOf, questionOf, squeezed } from './readLabels.ts';
import { isPostalCode, withCountries } from './readPostalCode.ts';

/** More fields than any form that visitors would fill in; the rest is dropped. */
export const maximumFields = 60;
const maximumOptions = 500;
const maximumName = 100;

/** What a form asks, and what its groups of fields are called. */
interface FormQuestions {
  readonly fields: readonly FormField[];
  readonly groups: readonly FormLabel[];
}

/** The fields that people fill in, in their order; controls that share one name and one question are one field. */
export function readFields(
  controls: readonly Element[],
  labels: Labels,
  tell: (excess: Excess) => void = () => {},
): FormQuestions {
  const questions = questionsOf(controls.filter((control) => !isConcealed(control)));
  const asked = [...questions].filter(([, { type }]) => !isUnasked(type));
  const shown = asked.slice(0, maximumFields);
  const asking = groupsThatAsk(shown, labels);
  const fields = shown.map(([first, { controls, type, name }]) =>
    type === 'radio' || type === 'checkbox'
      ? readButtons(withinLimit(controls, tell), type, name, { labels, group: asking.get(first) })
      : readSingle(first, type, name, { labels, tell }),
  );
  if (asked.length > shown.length) tell({ received: asked.length, maximum: maximumFields });
  return inGroups(
    withCountries(fields),
    shown.map(([first]) => first),
    new Set(asking.values()),
    labels,
  );
}

/**
 * The groups whose name says what one field asks, by that field's first control: buttons or boxes that come first in it,
 * with at most one more field, such as a line for another answer, or a field alone that is called the same. What asks
 * more is called for all that stands in it.
 */
function groupsThatAsk(shown: readonly [Element, Question][], labels: Labels): ReadonlyMap<Element, Element> {
  const members = new Map<Element, Element[]>();
  for (const [first] of shown) {
    const group = groupOf(first, labels)?.element;
    if (group) members.set(group, [...(members.get(group) ?? []), first]);
  }
  return new Map(
    shown.flatMap(([first, { controls, type, name }]) => {
      const group = groupOf(first, labels);
      const [foremost, ...others] = (group && members.get(group.element)) ?? [];
      if (!group || foremost !== first || others.length > 1) return [];
      const isChoice = type === 'radio' || (type === 'checkbox' && controls.length > 1);
      const asks = isChoice
        ? group.element === ancestorOf(first, 'fieldset')
        : others.length === 0 && isSameName(group.label, labelOf(first, labels, name).label);
      return asks ? [[first, group.element] as const] : [];
    }),
  );
}

/**
 * Says in which group each field stands: the nearest one with a name.
 * @param firsts the first control of each field
 * @param asking groups whose name is shown as a question already: what is around them is the group of their fields
 */
function inGroups(
  fields: readonly FormField[],
  firsts: readonly Element[],
  asking: ReadonlySet<Element>,
  labels: Labels,
): FormQuestions {
  const groups: FormLabel[] = [];
  let last: Element | undefined;
  const placed = fields.map((field, index) => {
    const first = firsts[index];
    const nearest = first && groupOf(first, labels);
    const group = nearest && asking.has(nearest.element) ? groupOf(nearest.element, labels) : nearest;
    // What stands between two parts of a group parts it for good.
    if (group && group.element !== last) groups.push(group.label);
    last = group?.element;
    return group ? { ...field, group: groups.length - 1 } : field;
  });
  return { fields: placed, groups };
}

interface Question {
  /** Buttons or boxes that share their name; else the one control. */
  readonly controls: Element[];
  readonly type: string;
  readonly name: string;
}

/** What is asked, by the first control of each: gone over once, however many there are. */
function questionsOf(shown: readonly Element[]): ReadonlyMap<Element, Question> {
  const questions = new Map<Element, Question>();
  const groups = new Map<string, Question>();
  for (const control of shown) {
    const name = fieldName(control);
    const type = typeOf(control);
    if (name === undefined) continue;
    const key = `${type} ${name}`;
    const group = type === 'radio' || type === 'checkbox' ? groups.get(key) : undefined;
    if (group) {
      group.controls.push(control);
      continue;
    }
    const question = { controls: [control], type, name };
    groups.set(key, question);
    questions.set(control, question);
  }
  return questions;
}

function withinLimit(choices: readonly Element[], tell: (excess: Excess) => void): readonly Element[] {
  if (choices.length <= maximumOptions) return choices;
  tell({ received: choices.length, maximum: maximumOptions });
  return choices.slice(0, maximumOptions);
}

/** The name a control posts under; `undefined` when it has none that could be ours to send. */
export function fieldName(control: Element): string | undefined {
  const name = attribute(control, 'name')?.trim() ?? '';
  const isOurs = Object.values(formFields).some((own) => own === name);
  return name === '' || name.length > maximumName || isOurs ? undefined : name;
}

/** Whether it is hidden: a trap of the CMS, or a part that a script would show later. */
export function isConcealed(element: Element): boolean {
  for (let at: Element['parent'] = element; at; at = at.parent) {
    if (!isTag(at)) continue;
    const { hidden, style = '' } = at.attribs;
    if (hidden !== undefined || /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style)) return true;
  }
  return false;
}

/** Browsers never send what is disabled. */
export function isDisabled(control: Element): boolean {
  return control.attribs.disabled !== undefined || ancestorOf(control, 'fieldset')?.attribs.disabled !== undefined;
}

function typeOf(control: Element): string {
  return control.name === 'input' ? (attribute(control, 'type')?.trim().toLowerCase() ?? 'text') : control.name;
}

/** What sends a form, or what no form here asks for. */
function isUnasked(type: string): boolean {
  return ['hidden', 'password', 'submit', 'button', 'reset', 'image'].includes(type);
}

interface Reading {
  readonly labels: Labels;
  readonly tell: (excess: Excess) => void;
}

function readSingle(control: Element, type: string, name: string, { labels, tell }: Reading): FormField {
  const { label, isMarked } = labelOf(control, labels, name);
  const shared = { name, label, required: isMarked || isRequired(control) };
  const autoComplete = attribute(control, 'autocomplete') || undefined;
  const typed = {
    ...shared,
    value: attribute(control, 'value') || undefined,
    maxLength: lengthOf(control),
    autoComplete,
  };
  switch (type) {
    case 'textarea':
      return { ...typed, kind: 'textarea', value: textContent(control).trim() || undefined };
    case 'select':
      return { ...shared, ...listOf(control, autoComplete, tell) };
    case 'file':
      return { ...shared, kind: 'file', accept: attribute(control, 'accept') || undefined };
    case 'email':
    case 'tel':
      return { ...typed, kind: type };
    case 'text':
    case 'search':
      return { ...typed, kind: isPostalCode(control, { ...typed, label: labelWords(label) }) ? 'postalCode' : 'text' };
    default:
      return { ...typed, kind: 'text' };
  }
}

/** @param group the one whose name is their question */
function readButtons(
  buttons: readonly Element[],
  type: 'radio' | 'checkbox',
  name: string,
  { labels, group }: { readonly labels: Labels; readonly group: Element | undefined },
): FormField {
  const read = (button: Element): FormChoice => {
    const value = attribute(button, 'value') || 'on';
    return { value, label: labelOf(button, labels, value === 'on' ? name : value).label };
  };
  const single = type === 'checkbox' && buttons.length === 1 ? buttons[0] : undefined;
  const { label, isMarked } = single ? labelOf(single, labels, name) : questionOf(group, labels, name);
  const shared = { name, label, required: isMarked || buttons.some(isRequired) };
  if (single) {
    return { ...shared, kind: 'checkbox', value: read(single).value, isChecked: single.attribs.checked !== undefined };
  }
  // Two buttons with one value are one answer.
  const options = [...new Map(buttons.map(read).map((option) => [option.value, option])).values()];
  const values = buttons.filter((button) => button.attribs.checked !== undefined).map((button) => read(button).value);
  return type === 'radio'
    ? { ...shared, kind: 'radio', options, value: values[0] }
    : { ...shared, kind: 'checkboxes', options, values };
}

/** A list of which one can be chosen; one of several is boxes, of which nothing says that nothing was chosen. */
function listOf(select: Element, autoComplete: string | undefined, tell: (excess: Excess) => void) {
  const { options, values } = optionsOf(select, tell);
  if (select.attribs.multiple === undefined)
    return { kind: 'select', options, value: values[0], autoComplete } as const;
  const choices = options.filter(({ value }) => value !== '');
  return { kind: 'checkboxes', options: choices, values: values.filter((value) => value !== '') } as const;
}

function optionsOf(select: Element, tell: (excess: Excess) => void) {
  const read = (option: Element): FormOption => {
    const label = squeezed(attribute(option, 'label') || textContent(option));
    return { value: attribute(option, 'value') ?? label, label };
  };
  const all = withinLimit(
    findAll(({ name }) => name === 'option', select.children),
    tell,
  );
  const options = [...new Map(all.map(read).map((option) => [option.value, option])).values()];
  const chosen = all.filter(({ attribs }) => attribs.selected !== undefined);
  return { options, values: chosen.map((option) => read(option).value) };
}

function isRequired(control: Element): boolean {
  return control.attribs.required !== undefined || attribute(control, 'aria-required') === 'true';
}

function lengthOf(control: Element): number | undefined {
  const length = Number(attribute(control, 'maxlength'));
  return Number.isInteger(length) && length > 0 ? length : undefined;
}
