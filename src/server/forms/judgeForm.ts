import type { FormField } from '#templates/contract/form/formField.ts';
import { type FieldFault, maximumFileBytes, valuesOf } from '#templates/renderer/forms.ts';
import type { Post } from '../posts/readPost.ts';
import { readEmail } from './emailField.ts';
import { judgePostalCode } from './postalCodeField.ts';

/** Longer than any message; a field may ask for less. */
const maximumLength = 20_000;

/** What is wrong with what was filled in, by the fields' names; empty when all is well. */
export function judgeForm(fields: readonly FormField[], post: Post): Readonly<Record<string, FieldFault>> {
  const faults = new Map<string, FieldFault>();
  for (const field of fields) {
    const fault = faultOf(field, fields, post);
    if (fault && !faults.has(field.name)) faults.set(field.name, fault);
  }
  return Object.fromEntries(faults);
}

function faultOf(field: FormField, fields: readonly FormField[], { values, files }: Post): FieldFault | undefined {
  const { name, required } = field;
  if (field.kind === 'file') {
    const chosen = files.filter((file) => file.field === name);
    if (chosen.some(({ file }) => file.size > maximumFileBytes)) return 'file';
    return required && chosen.length === 0 ? 'required' : undefined;
  }
  const given = valuesOf(values, name).filter((value) => value.trim() !== '');
  const [value] = given;
  if (value === undefined) return required ? 'required' : undefined;
  switch (field.kind) {
    case 'checkbox':
      return given.every((each) => each === field.value) ? undefined : 'choice';
    case 'checkboxes':
    case 'select':
    case 'radio':
      return given.every((each) => field.options.some((option) => option.value === each)) ? undefined : 'choice';
    case 'email':
      return readEmail(value) === undefined ? 'email' : undefined;
    case 'postalCode':
      return value.length > maximumLength ? 'tooLong' : judgePostalCode(value, field, fields, values);
    default:
      return value.length > (field.maxLength ?? maximumLength) ? 'tooLong' : undefined;
  }
}
