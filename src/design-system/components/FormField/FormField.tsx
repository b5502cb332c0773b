import './FormField.css';
import type { InputHTMLAttributes } from 'react';
import { ariaInvalid } from '../Checkbox/ariaInvalid.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { SelectControl } from '../Select/SelectControl.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { descriptionOf, FieldError, Hint, LabelText, LabelWords } from './FieldTexts.tsx';
import { controlVariants } from './FormField.variants.ts';
import type { CheckboxField, Field, SingleLineField } from './field.ts';
import { RadioGroup } from './RadioGroup.tsx';

export type FormFieldProps = Field;

/**
 * One field of a form with its label, hint and error: the control is the browser's own, keeps what is typed, and posts
 * with or without script. After a failed post the server gives the same field again, with `error` and `defaultValue`.
 *
 * @example
 * <FormField kind="postalCode" id="postcode" name="postcode" label="Postcode" required error="Vul een geldige postcode in." />
 */
export function FormField(field: FormFieldProps) {
  if (field.kind === 'radio') return <RadioGroup {...field} />;
  if (field.kind === 'checkboxes') return <CheckboxGroup {...field} />;
  if (field.kind === 'checkbox') return <SingleCheckbox {...field} />;
  return (
    <div className="flex min-w-0 flex-col gap-2 print:break-inside-avoid">
      <div>
        <label htmlFor={field.id} className="font-strong text-heading">
          <LabelText field={field} />
        </label>
        <Hint field={field} />
      </div>
      <FieldError field={field} />
      <Control {...field} />
    </div>
  );
}

function SingleCheckbox(field: CheckboxField) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <FieldError field={field} />
      <Checkbox
        id={field.id}
        name={field.name}
        value={field.value}
        label={<LabelWords label={field.label} externalHint={field.externalHint} />}
        checked={field.defaultChecked ?? false}
        size="medium"
        required={field.required}
        invalid={field.error !== undefined}
        describedBy={descriptionOf(field)}
      />
      {field.hint && (
        <div className="ps-9">
          <Hint field={field} />
        </div>
      )}
    </div>
  );
}

/** What a browser should know of each kind: its keyboard, what it may fill in, what it must leave as typed. */
const singleLines = {
  text: { type: 'text' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  tel: { type: 'tel', autoComplete: 'tel' },
  // Dutch postal codes hold letters, so no keyboard of digits.
  postalCode: {
    type: 'text',
    inputMode: 'text',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
} as const satisfies Record<SingleLineField['kind'], InputHTMLAttributes<HTMLInputElement>>;

function Control(field: Exclude<Field, { kind: 'radio' | 'checkbox' | 'checkboxes' }>) {
  const invalid = field.error !== undefined;
  const shared = {
    id: field.id,
    name: field.name,
    required: field.required,
    'aria-invalid': invalid || undefined,
    'aria-describedby': descriptionOf(field),
  };
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'tel':
    case 'postalCode':
      return (
        <input
          {...singleLines[field.kind]}
          {...(field.autoComplete !== undefined && { autoComplete: field.autoComplete })}
          {...shared}
          defaultValue={field.defaultValue}
          maxLength={field.maxLength}
          className={controlVariants({ kind: field.kind })}
        />
      );
    case 'textarea':
      return (
        <textarea
          {...shared}
          // Whoever writes from right to left reads it so, too.
          dir="auto"
          defaultValue={field.defaultValue}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          className={controlVariants({ kind: 'textarea' })}
        />
      );
    case 'select':
      return (
        <SelectControl
          id={field.id}
          name={field.name}
          options={field.options}
          value={field.defaultValue ?? field.options[0]?.value ?? ''}
          width="wide"
          autoComplete={field.autoComplete}
          required={field.required}
          invalid={invalid}
          describedBy={shared['aria-describedby']}
        />
      );
    case 'file':
      return (
        <input
          {...shared}
          type="file"
          accept={field.accept}
          aria-invalid={ariaInvalid(invalid, field.required)}
          className={controlVariants({ kind: 'file' })}
        />
      );
    default:
      return field satisfies never;
  }
}
