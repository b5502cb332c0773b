import type { FormFieldProps } from '#design-system/components/FormField/FormField.tsx';
import type { FieldFault, FormValues } from '../../renderer/forms.ts';
import type { Translate } from '../../renderer/RendererProvider.tsx';
import type { FormState } from '../../renderer/usePostedForm.ts';
import type { FormField } from './formField.ts';

interface Surroundings {
  /** Keeps the ids of two forms on one page apart. */
  readonly formId: string;
  readonly form: FormState;
  readonly t: Translate;
}

interface FilledForm {
  readonly fields: readonly FormFieldProps[];
  /** In the order of the fields. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/** The fields of a form as the page shows them: with what was typed, and what was wrong with it. */
export function fieldsOf(fields: readonly FormField[], { formId, form, t }: Surroundings): FilledForm {
  const values: FormValues = 'values' in form ? form.values : {};
  const faults = form.state === 'rejected' ? form.faults : {};
  const isAnswered = 'values' in form;
  const shown = fields.map((field, index): FormFieldProps => {
    const { name, label, required } = field;
    const typed = values[name];
    const shared = {
      id: `${formId}-${index + 1}`,
      name,
      label,
      required,
      error: sentenceOf(faults[name], label, t),
    };
    const optionalLabel = t('form.optional');
    switch (field.kind) {
      case 'checkbox': {
        const { kind, value, isChecked } = field;
        return { ...shared, kind, value, defaultChecked: isAnswered ? (typed ?? []).includes(value) : isChecked };
      }
      case 'file':
        return { ...shared, kind: field.kind, accept: field.accept, optionalLabel };
      case 'select':
      case 'radio': {
        const { options, value } = field;
        const defaultValue = isAnswered ? typed?.[0] : value;
        return field.kind === 'select'
          ? { ...shared, kind: 'select', options, defaultValue, optionalLabel, autoComplete: field.autoComplete }
          : { ...shared, kind: 'radio', options, defaultValue, optionalLabel };
      }
      case 'textarea': {
        const { kind, maxLength, value } = field;
        return { ...shared, kind, maxLength, optionalLabel, defaultValue: isAnswered ? typed?.[0] : value };
      }
      default: {
        const { kind, maxLength, value, autoComplete } = field;
        const defaultValue = isAnswered ? typed?.[0] : value;
        return { ...shared, kind, maxLength, optionalLabel, defaultValue, autoComplete };
      }
    }
  });
  const errors = shown.flatMap(({ id, error }) => (error === undefined ? [] : [{ fieldId: id, message: error }]));
  return { fields: shown, errors };
}

function sentenceOf(fault: FieldFault | undefined, label: string, t: Translate): string | undefined {
  return fault && t(`fault.${fault}`, { label });
}
