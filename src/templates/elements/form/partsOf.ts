import type { FormFieldProps } from '#design-system/components/FormField/FormField.tsx';
import type { FormField, ReadForm } from '../../contract/form/formField.ts';
import { type FormLabel, labelWords } from '../../contract/form/formLabel.ts';
import { nameOnPage } from '../../contract/form/ownFields.ts';
import { type FieldFault, type FormValues, valuesOf } from '../../renderer/forms.ts';
import type { Translate } from '../../renderer/RendererProvider.tsx';
import type { FormState } from '../../renderer/usePostedForm.ts';

interface Surroundings {
  /** Keeps the ids of two forms on one page apart. */
  readonly formId: string;
  readonly form: FormState;
  readonly t: Translate;
}

/** Fields next to each other that stand in one group, or in none. */
interface FormPart {
  /** What the group is called. */
  readonly legend: FormLabel | undefined;
  readonly fields: readonly FormFieldProps[];
}

interface FilledForm {
  readonly parts: readonly FormPart[];
  /** In the order of the fields. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/** A form as the page shows it: its fields with what was typed, and what was wrong with it. */
export function partsOf(asked: Pick<ReadForm, 'fields' | 'groups'>, { formId, form, t }: Surroundings): FilledForm {
  const typed = 'values' in form ? form.values : undefined;
  const faults = form.state === 'rejected' ? form.faults : {};
  const labelOf = labelsApart(asked);
  const parts: { group: number | undefined; legend: FormLabel | undefined; fields: FormFieldProps[] }[] = [];
  for (const [index, field] of asked.fields.entries()) {
    const fault = Object.hasOwn(faults, field.name) ? faults[field.name] : undefined;
    const shared = {
      // A full stop: where a form stands on the page again, its id is the first one's with `-1` behind it.
      id: `${formId}.${index + 1}`,
      name: nameOnPage(field.name),
      label: field.label,
      externalHint: t('link.external'),
      required: field.required,
      error: fault && sentenceOf(fault, field.kind, labelOf(field), t),
    };
    const shown = fieldOf(field, shared, typed, t('form.optional'));
    const { group } = field;
    const last = parts.at(-1);
    if (last && last.group === group) last.fields.push(shown);
    else parts.push({ group, legend: group === undefined ? undefined : asked.groups[group], fields: [shown] });
  }
  const errors = parts
    .flatMap(({ fields }) => fields)
    .flatMap(({ id, error }) => (error === undefined ? [] : [{ fieldId: id, message: error }]));
  return { parts, errors };
}

/**
 * What fields are called where they do not stand in sight, as in a list of errors: those of one label are told apart by
 * the groups they are in, where these have different names (`Factuuradres: Straat`).
 */
function labelsApart({ fields, groups }: Pick<ReadForm, 'fields' | 'groups'>): (field: FormField) => string {
  const groupOf = ({ group }: FormField) => labelWords((group === undefined ? undefined : groups[group]) ?? '');
  const groupsByLabel = new Map<string, Set<string>>();
  for (const field of fields) {
    const words = labelWords(field.label);
    groupsByLabel.set(words, (groupsByLabel.get(words) ?? new Set()).add(groupOf(field)));
  }
  return (field) => {
    const [words, group] = [labelWords(field.label), groupOf(field)];
    return group !== '' && (groupsByLabel.get(words)?.size ?? 0) > 1 ? `${group}: ${words}` : words;
  };
}

type Shared = Pick<FormFieldProps, 'id' | 'name' | 'label' | 'externalHint' | 'required' | 'error'>;

/** @param typed what was filled in before; nothing when the form is still as its editor left it */
function fieldOf(
  field: FormField,
  shared: Shared,
  typed: FormValues | undefined,
  optionalLabel: string,
): FormFieldProps {
  const values = typed && valuesOf(typed, field.name);
  switch (field.kind) {
    case 'checkbox': {
      const { kind, value, isChecked } = field;
      return { ...shared, kind, value, defaultChecked: values ? values.includes(value) : isChecked };
    }
    case 'checkboxes':
      return {
        ...shared,
        kind: field.kind,
        options: field.options,
        defaultValues: values ?? field.values,
        optionalLabel,
      };
    case 'file':
      return { ...shared, kind: field.kind, accept: field.accept, optionalLabel };
    case 'select': {
      const { kind, options, autoComplete } = field;
      return { ...shared, kind, options, defaultValue: values ? values[0] : field.value, optionalLabel, autoComplete };
    }
    case 'radio': {
      const { kind, options } = field;
      return { ...shared, kind, options, defaultValue: values ? values[0] : field.value, optionalLabel };
    }
    case 'textarea':
    case 'text':
    case 'email':
    case 'tel':
    case 'postalCode': {
      const { kind, maxLength, autoComplete } = field;
      const defaultValue = values ? values[0] : field.value;
      const line = { ...shared, maxLength, optionalLabel, defaultValue };
      return kind === 'textarea' ? { ...line, kind } : { ...line, kind, autoComplete };
    }
    default:
      return field satisfies never;
  }
}

/** What is wrong, in words that fit the field: one fills in a line, but chooses an answer. */
function sentenceOf(fault: FieldFault, kind: FormField['kind'], label: string, t: Translate): string {
  if (fault !== 'required') return t(`fault.${fault}`, { label });
  switch (kind) {
    case 'radio':
    case 'select':
      return t('fault.choice', { label });
    case 'checkboxes':
      return t('fault.some', { label });
    case 'checkbox':
      return t('fault.tick', { label });
    case 'file':
      return t('fault.noFile', { label });
    default:
      return t('fault.required', { label });
  }
}
