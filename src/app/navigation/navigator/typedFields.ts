/** A field and what stands in it, by what finds it again when its page comes back. */
export type TypedField = Pick<HTMLInputElement, 'id' | 'name' | 'value' | 'checked'>;

/** Forms that editors made; comments and notes keep their drafts themselves. Passwords are not for keeping. */
const controls =
  'form[action^="/api/"] :is(input:not([type="hidden"], [type="password"], [type="file"]), textarea, select)[id]';

/** Those that are no boxes have nothing to check, and do nothing with it. */
const fields = () => [...document.querySelectorAll<HTMLInputElement>(controls)];

/** What stands in the forms of the page, sent or not. */
export function typedFields(): readonly TypedField[] {
  return fields().map(({ id, name, value, checked }) => ({ id, name, value, checked }));
}

/** Fills it in again, as browsers do on a page that they load again; what is not there any more is left out. */
export function typeAgain(typed: readonly TypedField[]): void {
  for (const field of fields()) {
    const found = typed.find(({ id, name }) => id === field.id && name === field.name);
    if (found) Object.assign(field, { value: found.value, checked: found.checked });
  }
}
