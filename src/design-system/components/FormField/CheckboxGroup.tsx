import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { descriptionOf, FieldError, Hint, LabelText } from './FieldTexts.tsx';
import type { CheckboxesField } from './field.ts';

/** Some of a few, all in sight. The question is the group's name; its error is read out with that. */
export function CheckboxGroup(field: CheckboxesField) {
  const invalid = field.error !== undefined;
  const values = field.defaultValues ?? [];
  return (
    <fieldset aria-describedby={descriptionOf(field)} className="min-w-0">
      <legend className="font-strong text-heading">
        <LabelText field={field} />
      </legend>
      <Hint field={field} />
      {invalid && (
        <div className="mt-2">
          <FieldError field={field} />
        </div>
      )}
      <div className="mt-1 -mb-2 flex flex-col">
        {field.options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? field.id : undefined}
            name={field.name}
            value={option.value}
            label={option.label}
            checked={values.includes(option.value)}
            size="medium"
          />
        ))}
      </div>
    </fieldset>
  );
}
