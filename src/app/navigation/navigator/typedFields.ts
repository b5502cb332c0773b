/** A field that a visitor filled in, by what finds it again when its page comes back. */
export interface TypedField {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Forms that editors made; comments and notes keep their drafts themselves. Passwords are not for keeping. */
const controls =
  'form[action^="/api/"] :is(input:not([type="hidden"], [type="password"], [type="file"]), textarea, select)';

/** What was filled in on the page so far, and not sent. */
export function typedFields(): readonly TypedField[] {
  return [...document.querySelectorAll<Control>(controls)]
    .filter((control) => control.id !== '' && isChanged(control))
    .map((control) => ({ id: control.id, name: control.name, value: control.value, isChecked: isChecked(control) }));
}

/** Fills it in again, as browsers do on a page that they load again; what is not there any more is left out. */
export function typeAgain(fields: readonly TypedField[]): void {
  const byId = new Map([...document.querySelectorAll<Control>(controls)].map((control) => [control.id, control]));
  for (const { id, name, value, isChecked } of fields) {
    const control = byId.get(id);
    if (control?.name !== name) continue;
    if (isBox(control)) control.checked = isChecked;
    else control.value = value;
  }
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}

function isChecked(control: Control): boolean {
  return isBox(control) && control.checked;
}
