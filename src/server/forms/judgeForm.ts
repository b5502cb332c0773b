import type { FormField } from '#templates/elements/form/formField.ts';
import type { FieldFault } from '#templates/renderer/forms.ts';
import type { Post } from './readPost.ts';

/** Longer than any message; a field may ask for less. */
const maximumLength = 20_000;
const maximumFileBytes = 5 * 1024 * 1024;

/** What browsers take for an address (HTML Living Standard, 4.10.5.1.5), with a domain that mail can reach. */
export const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** Dutch postal codes: four digits, the first no zero, and two letters. */
const postalCodePattern = /^[1-9]\d{3}\s?[a-z]{2}$/i;

/** What is wrong with what was filled in, by the fields' names; empty when all is well. */
export function judgeForm(fields: readonly FormField[], post: Post): Readonly<Record<string, FieldFault>> {
  const faults: Record<string, FieldFault> = {};
  for (const field of fields) {
    const fault = faultOf(field, post);
    if (fault) faults[field.name] ??= fault;
  }
  return faults;
}

function faultOf(field: FormField, { values, files }: Post): FieldFault | undefined {
  const { name, required } = field;
  if (field.kind === 'file') {
    const chosen = files.filter((file) => file.field === name);
    if (chosen.some(({ file }) => file.size > maximumFileBytes)) return 'file';
    return required && chosen.length === 0 ? 'required' : undefined;
  }
  const given = (values[name] ?? []).filter((value) => value.trim() !== '');
  const [value] = given;
  if (field.kind === 'checkbox') return required && !given.includes(field.value) ? 'required' : undefined;
  if (value === undefined) return required ? 'required' : undefined;
  switch (field.kind) {
    case 'select':
    case 'radio':
      return field.options.some((option) => option.value === value) ? undefined : 'choice';
    case 'email':
      return emailPattern.test(value.trim()) ? undefined : 'email';
    case 'postalCode':
      return postalCodePattern.test(value.trim()) ? undefined : 'postalCode';
    default:
      return value.length > (field.maxLength ?? maximumLength) ? 'tooLong' : undefined;
  }
}

/** The form as it goes on to the CMS: only the fields that the editor made, and what the CMS hid in its own markup. */
export function formToSend(
  fields: readonly FormField[],
  { values, files }: Post,
  hidden: readonly (readonly [string, string])[],
): FormData {
  const data = new FormData();
  for (const [name, value] of hidden) data.append(name, value);
  for (const name of new Set(fields.map((field) => field.name))) {
    for (const value of values[name] ?? []) data.append(name, value);
    for (const { field, file } of files) if (field === name) data.append(name, file, file.name);
  }
  return data;
}
