import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { LabelWords } from './FieldTexts.tsx';
import type { CheckboxesField } from './field.ts';

/** Some of a few. */
export function CheckboxGroup(field: CheckboxesField) {
  const values = field.defaultValues ?? [];
  return (
    <FieldGroup field={field}>
      {field.options.map((option, index) => (
        <Checkbox
          key={option.value}
          id={index === 0 ? field.id : undefined}
          name={field.name}
          value={option.value}
          label={<LabelWords label={option.label} externalHint={field.externalHint} />}
          checked={values.includes(option.value)}
          size="medium"
        />
      ))}
    </FieldGroup>
  );
}
