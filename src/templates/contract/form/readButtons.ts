import type { Element } from 'domhandler';
import { getAttributeValue as attribute, textContent } from 'domutils';
import type { Excess } from '../finding.ts';
import type { FormDelivery } from './formField.ts';
import { fieldName, isConcealed, isDisabled } from './readFields.ts';
import { squeezed } from './readLabels.ts';

type Buttons = FormDelivery['buttons'];

/** More ways to send a form than anyone would choose from; the rest is dropped. */
const maximumButtons = 10;

/**
 * The buttons that send a form to its own address, in their order. Of two that say the same, nobody could choose one:
 * the first stays.
 */
export function readButtons(all: readonly Element[], tell: (excess: Excess) => void): Buttons {
  const sending = all.filter((element) => isSubmit(element) && !isDisabled(element) && !sendsElsewhere(element));
  const shown = sending.filter((button) => !isConcealed(button));
  // Some forms hide their only button, and are sent by Enter.
  const pressed = shown.length > 0 ? shown : sending.slice(0, 1);
  const byLabel = new Map<string, Buttons[number]>();
  for (const button of pressed) {
    const label = labelOf(button);
    if (!byLabel.has(label)) byLabel.set(label, { label, sends: sentBy(button) });
  }
  const buttons = [...byLabel.values()];
  if (buttons.length > maximumButtons) tell({ received: buttons.length, maximum: maximumButtons });
  return buttons.slice(0, maximumButtons);
}

/** Whether a press on it sends the form (HTML, 4.10.5 and 4.10.6). */
export function isSubmit(element: Element): boolean {
  const type = attribute(element, 'type')?.trim().toLowerCase() ?? '';
  if (element.name === 'button') return type !== 'button' && type !== 'reset';
  return element.name === 'input' && (type === 'submit' || type === 'image');
}

/** Whether it would send the form to another address than the form's own. */
function sendsElsewhere(button: Element): boolean {
  return button.attribs.formaction !== undefined;
}

/** What a button says, by itself or by its picture. */
export function labelOf(button: Element): string {
  if (button.name === 'button') return squeezed(textContent(button));
  return squeezed(attribute(button, isImage(button) ? 'alt' : 'value') ?? '');
}

/** What a press adds to the form (HTML, 4.10.22.4); on a picture, where it was pressed, which is its corner by keyboard. */
function sentBy(button: Element): Buttons[number]['sends'] {
  const name = fieldName(button);
  if (name === undefined) return [];
  if (isImage(button))
    return [
      [`${name}.x`, '0'],
      [`${name}.y`, '0'],
    ];
  return [[name, attribute(button, 'value') ?? '']];
}

function isImage({ name, attribs }: Element): boolean {
  return name === 'input' && attribs.type?.trim().toLowerCase() === 'image';
}
