import type { FormDelivery, FormField } from '#templates/contract/form/formField.ts';
import { valuesOf } from '#templates/renderer/forms.ts';
import type { Post } from '../posts/readPost.ts';

/** What goes on to the CMS: the fields that the editor made, as a browser would send them, and what the CMS hid. */
export function formBody(
  fields: readonly FormField[],
  { values, files }: Post,
  { hidden, encoding }: FormDelivery,
): FormData | URLSearchParams {
  const texts = [...hidden];
  const isLong = new Map(fields.map(({ name, kind }) => [name, kind === 'textarea'] as const));
  for (const [name, long] of isLong) {
    for (const value of valuesOf(values, name)) texts.push([name, long ? withCrlf(value) : onOneLine(value)]);
  }
  const chosen = files.filter(({ field }) => isLong.has(field));
  if (encoding === 'urlencoded' && chosen.length === 0) return new URLSearchParams(texts.map((text) => [...text]));
  const data = new FormData();
  for (const [name, value] of texts) data.append(name, value);
  for (const { field, file } of chosen) data.append(field, file, file.name);
  return data;
}

/** No browser sends line ends in a field of one line; who does may be after the headers of a mail. */
function onOneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ');
}

function withCrlf(value: string): string {
  return value.replace(/\r?\n/g, '\r\n');
}
