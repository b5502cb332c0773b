import type { FormLabel } from './formLabel.ts';

/** A choice of a list. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/** A choice of a group of buttons or boxes. */
export interface FormChoice {
  readonly value: string;
  readonly label: FormLabel;
}

interface AnyFormField {
  readonly name: string;
  readonly label: FormLabel;
  readonly required: boolean;
  /** Which of the form's groups it stands in, from nought; a group is one with that of the field before. */
  readonly group?: number | undefined;
}

interface TypedFormField extends AnyFormField {
  /** What stands there before anything is typed. */
  readonly value?: string | undefined;
  readonly maxLength?: number | undefined;
  /** A token of HTML's autofill list. */
  readonly autoComplete?: string | undefined;
}

/** A postal code, Dutch unless the form says otherwise. */
export interface PostalCodeField extends TypedFormField {
  readonly kind: 'postalCode';
  /** Name of the field that says which country the code is of. */
  readonly country?: string | undefined;
}

/** A field of an editor's form, as our own: what it looks like and which markup it came from is left behind. */
export type FormField =
  | (TypedFormField & { readonly kind: 'text' | 'email' | 'tel' | 'textarea' })
  | PostalCodeField
  | (AnyFormField & {
      readonly kind: 'select';
      readonly options: readonly FormOption[];
      readonly value?: string | undefined;
      readonly autoComplete?: string | undefined;
    })
  | (AnyFormField & {
      readonly kind: 'radio';
      readonly options: readonly FormChoice[];
      readonly value?: string | undefined;
      readonly autoComplete?: string | undefined;
    })
  /** Boxes of one name: some of a few. */
  | (AnyFormField & {
      readonly kind: 'checkboxes';
      readonly options: readonly FormChoice[];
      readonly values: readonly string[];
    })
  | (AnyFormField & { readonly kind: 'checkbox'; readonly value: string; readonly isChecked: boolean })
  | (AnyFormField & { readonly kind: 'file'; readonly accept?: string | undefined });

/** How a form is sent on; what the server needs to know and no browser is told. */
export interface FormDelivery {
  /** Where the CMS wants it posted, as it wrote it; empty for the page it stands on. */
  readonly action: string;
  readonly encoding: 'urlencoded' | 'multipart';
  /** What the CMS hides in its form and wants back. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** What each button that sends it adds, by which some programs tell a sent form from an opened one. */
  readonly buttons: readonly (FormButton & { readonly sends: readonly (readonly [name: string, value: string])[] })[];
}

/** A button that sends a form. */
export interface FormButton {
  /** No two of a form say the same; empty where the CMS leaves the words to the page. */
  readonly label: string;
}

/** A form as its editor made it. */
export interface ReadForm {
  readonly fields: readonly FormField[];
  /** What groups of fields are called, such as `Bezoekadres`. */
  readonly groups: readonly FormLabel[];
  /** In their order: a browser presses the first when a field is left by Enter. */
  readonly buttons: readonly FormButton[];
  /** HTML of what stands before the first field, as the editor wrote it. */
  readonly intro: string;
  /** HTML of what stands between and below the fields: often what happens with the answers. */
  readonly outro: string;
  readonly delivery: FormDelivery;
}
