import { type Element, isTag } from 'domhandler';
import { getAttributeValue as attribute, findAll, getOuterHTML, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { isBottomless } from '../../contract/richText.ts';
import { formFields } from '../../renderer/forms.ts';
import type { FormField, ReadForm } from './formField.ts';

/** More than any form a visitor would fill in; the rest is somebody trying. */
const maximumFields = 60;
const maximumOptions = 500;

/**
 * Reads the CMS's markup of a form into fields of our own: labels, types, what is required. Scripts, styles, buttons
 * that do something else and fields without a name are left behind; so are passwords, which no form here may ask for.
 */
export function readForm(html: string): ReadForm {
  if (isBottomless(html)) return { action: '', fields: [], hidden: [], intro: '' };
  const document = parseDocument(html);
  const form = findAll(({ name }) => name === 'form', document.children)[0];
  const root = form ?? document;
  const all = findAll(() => true, root.children);
  const controls = all.filter(({ name }) => ['input', 'select', 'textarea'].includes(name));
  const labels = new Map(
    all.flatMap((element) => {
      const target = element.name === 'label' ? attribute(element, 'for') : undefined;
      return target === undefined ? [] : [[target, element] as const];
    }),
  );
  const fields = controls.flatMap((control) => readField(control, controls, labels)).slice(0, maximumFields);
  return {
    action: (form && attribute(form, 'action'))?.trim() ?? '',
    fields,
    hidden: controls.flatMap(readHidden).slice(0, maximumFields),
    submitLabel: submitLabelOf(all),
    intro: introOf(root.children.filter(isTag)),
  };
}

type Labels = ReadonlyMap<string, Element>;

function readField(control: Element, controls: readonly Element[], labels: Labels): FormField[] {
  const name = attribute(control, 'name')?.trim() ?? '';
  if (name === '' || name.length > 100 || isOurs(name)) return [];
  const type = control.name === 'input' ? (attribute(control, 'type')?.toLowerCase() ?? 'text') : control.name;
  const { label, isMarked } = labelOf(control, labels, name);
  const required = isMarked || control.attribs.required !== undefined;
  const shared = { name, label, required };
  const typed = {
    ...shared,
    value: attribute(control, 'value') || undefined,
    maxLength: lengthOf(control),
    autoComplete: attribute(control, 'autocomplete') || undefined,
  };
  switch (type) {
    case 'hidden':
    case 'password':
    case 'submit':
    case 'button':
    case 'reset':
    case 'image':
      return [];
    case 'textarea':
      return [{ ...typed, kind: 'textarea', value: textContent(control).trim() || undefined }];
    case 'select':
      return [{ ...shared, kind: 'select', autoComplete: typed.autoComplete, ...optionsOf(control) }];
    case 'checkbox': {
      const value = attribute(control, 'value') || 'on';
      return [{ ...shared, kind: 'checkbox', value, isChecked: control.attribs.checked !== undefined }];
    }
    case 'radio':
      return radioGroup(control, controls, labels, shared);
    case 'file':
      return [{ ...shared, kind: 'file', accept: attribute(control, 'accept') || undefined }];
    case 'email':
    case 'tel':
      return [{ ...typed, kind: type }];
    default:
      return [{ ...typed, kind: isPostalCode(name, typed.autoComplete) ? 'postalCode' : 'text' }];
  }
}

function readHidden(control: Element): (readonly [string, string])[] {
  const name = attribute(control, 'name')?.trim() ?? '';
  const isHidden = attribute(control, 'type')?.toLowerCase() === 'hidden';
  return isHidden && name !== '' && !isOurs(name) ? [[name, attribute(control, 'value') ?? '']] : [];
}

function isOurs(name: string): boolean {
  return Object.values(formFields).some((own) => own === name);
}

function isPostalCode(name: string, autoComplete: string | undefined): boolean {
  return autoComplete === 'postal-code' || /^(post(al)?[-_]?code|zip([-_]?code)?)$/i.test(name);
}

function lengthOf(control: Element): number | undefined {
  const length = Number(attribute(control, 'maxlength'));
  return Number.isInteger(length) && length > 0 ? length : undefined;
}

/** The buttons of one name are one field: the first of them stands for all. */
function radioGroup(
  first: Element,
  controls: readonly Element[],
  labels: Labels,
  { name, label, required }: { name: string; label: string; required: boolean },
): FormField[] {
  const buttons = controls.filter(
    (control) => attribute(control, 'type')?.toLowerCase() === 'radio' && attribute(control, 'name')?.trim() === name,
  );
  if (buttons[0] !== first) return [];
  const options = buttons.slice(0, maximumOptions).map((button) => ({
    value: attribute(button, 'value') ?? 'on',
    label: labelOf(button, labels, attribute(button, 'value') ?? name).label,
  }));
  const checked = buttons.find((button) => button.attribs.checked !== undefined);
  const legend = legendOf(first);
  return [
    {
      kind: 'radio',
      name,
      label: legend ? withoutMark(legend).label : label,
      required:
        required ||
        (legend !== undefined && withoutMark(legend).isMarked) ||
        buttons.some((button) => button.attribs.required !== undefined),
      options,
      value: checked && (attribute(checked, 'value') ?? 'on'),
    },
  ];
}

function legendOf(control: Element): string | undefined {
  for (let parent = control.parent; parent; parent = parent.parent) {
    if ('name' in parent && parent.name === 'fieldset') {
      const legend = findAll(({ name }) => name === 'legend', parent.children)[0];
      return legend && (squeezed(textContent(legend)) || undefined);
    }
  }
  return undefined;
}

function optionsOf(select: Element) {
  const options = findAll(({ name }) => name === 'option', select.children).slice(0, maximumOptions);
  const chosen = options.find(({ attribs }) => attribs.selected !== undefined);
  const read = (option: Element) => {
    const label = squeezed(textContent(option));
    return { value: attribute(option, 'value') ?? label, label };
  };
  return { options: options.map(read), value: chosen && read(chosen).value };
}

/** What a field is called: its label's words, or the best that stands in for them. */
function labelOf(control: Element, labels: Labels, fallback: string): { label: string; isMarked: boolean } {
  const named = labels.get(attribute(control, 'id') ?? '');
  const text =
    (named && textContent(named)) ||
    wrappingLabel(control) ||
    attribute(control, 'aria-label') ||
    attribute(control, 'title') ||
    attribute(control, 'placeholder') ||
    fallback;
  return withoutMark(squeezed(text));
}

function wrappingLabel(control: Element): string | undefined {
  for (let parent = control.parent; parent; parent = parent.parent) {
    if ('name' in parent && parent.name === 'label') {
      return parent.children
        .filter((child) => child !== control)
        .map((child) => textContent(child))
        .join(' ');
    }
  }
  return undefined;
}

/** Editors mark what is required with an asterisk; our fields say it themselves. */
function withoutMark(text: string): { label: string; isMarked: boolean } {
  const label = text.replace(/\s*(\*|\((verplicht|required)\))\s*:?\s*$/i, '').replace(/\s*:$/, '');
  return { label: label === '' ? text : label, isMarked: /\*\s*:?\s*$|\((verplicht|required)\)\s*:?\s*$/i.test(text) };
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function submitLabelOf(all: readonly Element[]): string | undefined {
  const button = all.find(
    (element) =>
      (element.name === 'button' && !['button', 'reset'].includes(attribute(element, 'type')?.toLowerCase() ?? '')) ||
      (element.name === 'input' && attribute(element, 'type')?.toLowerCase() === 'submit'),
  );
  if (!button) return undefined;
  const text = button.name === 'button' ? textContent(button) : attribute(button, 'value');
  return squeezed(text ?? '') || undefined;
}

/** Text before the first field; what explains the asterisk is left out, for there are none. */
function introOf(children: readonly Element[]): string {
  const isField = (element: Element) =>
    findAll(({ name }) => ['input', 'select', 'textarea', 'label', 'fieldset', 'button'].includes(name), [element])
      .length > 0;
  const end = children.findIndex(isField);
  return children
    .slice(0, end === -1 ? undefined : end)
    .filter((element) => ['p', 'ul', 'ol', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(element.name))
    .filter((element) => !/\*.*(verplicht|required)|(verplicht|required).*\*/i.test(textContent(element)))
    .map((element) => getOuterHTML(element))
    .join('');
}
