import type { FormDelivery, FormField } from '#templates/contract/form/formField.ts';
import { type FormValues, valuesOf } from '#templates/renderer/forms.ts';
import type { Post } from '../posts/readPost.ts';
import { readEmail } from './emailField.ts';
import { sentPostalCode } from './postalCodeField.ts';

/**
 * What goes on to the CMS: the fields that the editor made, as a browser would send them, and what the CMS hid.
 *
 * @param pressed what the pressed button adds
 */
export function formBody(
  fields: readonly FormField[],
  { values, files }: Post,
  { hidden, encoding }: Pick<FormDelivery, 'hidden' | 'encoding'>,
  pressed: FormDelivery['hidden'] = [],
): FormData | URLSearchParams {
  const texts = [...hidden];
  const byName = new Map(fields.map((field) => [field.name, field] as const));
  for (const [name, field] of byName) {
    for (const value of valuesOf(values, name)) texts.push([name, asSent(value, field, fields, values)]);
  }
  texts.push(...pressed);
  const chosen = files.filter(({ field }) => byName.has(field));
  if (encoding === 'urlencoded' && chosen.length === 0) return new URLSearchParams(texts.map((text) => [...text]));
  const data = new FormData();
  for (const [name, value] of texts) data.append(name, value);
  for (const { field, file } of chosen) data.append(field, file, file.name);
  return data;
}

/**
 * What the pressed button adds: the only one, or, where none is named, the first, as with Enter in a browser. `undefined`
 * when it is gone, and the form has others that would say something else.
 */
export function sentByButton({ buttons }: FormDelivery, { button: pressed }: Post): FormDelivery['hidden'] | undefined {
  const [first, second] = buttons;
  if (first === undefined) return [];
  if (second === undefined || pressed === undefined) return first.sends;
  return buttons.find(({ label }) => label === pressed)?.sends;
}

function asSent(value: string, field: FormField, fields: readonly FormField[], values: FormValues): string {
  if (field.kind === 'textarea') return withCrlf(value);
  const line = onOneLine(value);
  if (field.kind === 'email') return readEmail(line) ?? line;
  return field.kind === 'postalCode' ? sentPostalCode(line, field, fields, values) : line;
}

/** No browser sends line ends in a field of one line; who does may be after the headers of a mail. */
function onOneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ');
}

function withCrlf(value: string): string {
  return value.replace(/\r?\n/g, '\r\n');
}
