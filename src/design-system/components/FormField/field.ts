import type { TextPart } from '../Link/LinkedWords.tsx';
import type { SelectOption } from '../Select/SelectControl.tsx';

/** A label's words, or, where some of them are a link, its words in parts. */
export type FieldLabel = string | readonly TextPart[];

/** One of a few, all in sight. */
export interface Choice {
  value: string;
  label: FieldLabel;
}

interface AnyField {
  /** Of the control itself (of a group: its first button), so that an error summary can lead to it. */
  id: string;
  /** What the form sends it under. */
  name: string;
  label: FieldLabel;
  /** Read out after the links in its labels that open a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
  /** What helps to fill it in, read out with the field. */
  hint?: string | undefined;
  /** What is wrong with what was sent: it stands beside the field and is read out with it. */
  error?: string | undefined;
  required?: boolean | undefined;
}

interface MarkedField extends AnyField {
  /** Marks a field that may stay empty: "niet verplicht". Fields that are required carry no mark. */
  optionalLabel?: string | undefined;
}

interface TypedField extends MarkedField {
  /** What was typed before, given back by the server. */
  defaultValue?: string | undefined;
  maxLength?: number | undefined;
}

export interface SingleLineField extends TypedField {
  kind: 'text' | 'email' | 'tel' | 'postalCode';
  /** A token of HTML's autofill list; the kinds other than `text` know their own. */
  autoComplete?: string | undefined;
}

export interface TextareaField extends TypedField {
  kind: 'textarea';
  /** An example or a question in the empty field, besides its label. */
  placeholder?: string | undefined;
}

export interface SelectField extends MarkedField {
  kind: 'select';
  /** An option with the empty value asks for a choice: it does not satisfy `required`. */
  options: readonly SelectOption[];
  defaultValue?: string | undefined;
  autoComplete?: string | undefined;
}

export interface CheckboxField extends AnyField {
  kind: 'checkbox';
  value: string;
  defaultChecked?: boolean | undefined;
}

/** Some of a few, all in sight; `required` asks for at least one, which only the server can judge. */
export interface CheckboxesField extends MarkedField {
  kind: 'checkboxes';
  options: readonly Choice[];
  defaultValues?: readonly string[] | undefined;
}

export interface RadioField extends MarkedField {
  kind: 'radio';
  options: readonly Choice[];
  defaultValue?: string | undefined;
}

/** A browser never gives a chosen file back: after a failed post it must be chosen again. */
export interface FileField extends MarkedField {
  kind: 'file';
  /** Extensions or media types, with commas between, as HTML's `accept`. */
  accept?: string | undefined;
}

/** One field of a form, as plain data. */
export type Field =
  | SingleLineField
  | TextareaField
  | SelectField
  | CheckboxField
  | CheckboxesField
  | RadioField
  | FileField;
