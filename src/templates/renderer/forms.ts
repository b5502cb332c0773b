import { formFields, nameInCms } from '../contract/form/ownFields.ts';

/** What can be posted: the sign-up for a newsletter, and forms that editors make in the CMS. */
export type FormKind = 'newsletter' | 'form';

/** What is wrong with a field; the reader gets a sentence for it. */
export type FieldFault = 'required' | 'email' | 'postalCode' | 'postalCodeNotFound' | 'tooLong' | 'choice' | 'file';

/** What was typed, by the fields' names; a group of checkboxes has several values. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/** The largest file a form takes: a scan or a photograph, no film (bytes). */
export const maximumFileBytes = 5 * 1024 * 1024;

/** What was typed into one field. Names are the editor's: one may be called `constructor`. */
export function valuesOf(values: FormValues, name: string): readonly string[] {
  return Object.hasOwn(values, name) ? (values[name] ?? []) : [];
}

/** What became of a posted form. */
export type FormOutcome =
  | { readonly state: 'accepted' }
  /** Newsletter: a letter is on its way, whatever the address; its link asks for confirmation. */
  | { readonly state: 'asked' }
  /** Newsletter: this address, which is the signed-in visitor's own, was registered before. */
  | { readonly state: 'known'; readonly values: FormValues }
  | { readonly state: 'rejected'; readonly faults: Readonly<Record<string, FieldFault>>; readonly values: FormValues }
  /** Too many posts from one place in a short time. */
  | { readonly state: 'limited'; readonly values: FormValues }
  | { readonly state: 'failed'; readonly values: FormValues };

/** The form that was posted to get this very view, in a browser without JavaScript. */
export interface PostedForm {
  /** Id of the element on the page. */
  readonly element: string;
  readonly outcome: FormOutcome;
}

/** Anchor of a form on its page: where the server leads back to. */
export function formAnchor(element: string): string {
  return `form-${element}`;
}

/** A form's own fields as they are filled in at the moment; chosen files are not text and stay out. */
export function typedValues(fields: FormData): FormValues {
  const ours = new Set<string>(Object.values(formFields));
  const values = new Map<string, string[]>();
  for (const [onPage, value] of fields) {
    const name = nameInCms(onPage);
    if (typeof value === 'string' && !ours.has(onPage)) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return Object.fromEntries(values);
}

/** How forms get out of the page and back: natively without JavaScript, by `submit` with it. */
export interface Forms {
  /** Address that a form of this kind posts to. */
  readonly action: (kind: FormKind) => string;
  /** Value of the field `_page`. */
  readonly page: string;
  readonly posted: PostedForm | undefined;
  /** Posts without leaving the page. Never rejects: what cannot be sent is `failed`. */
  readonly submit: (kind: FormKind, fields: FormData) => Promise<FormOutcome>;
}
