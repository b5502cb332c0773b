import { ariaInvalid } from '../Checkbox/ariaInvalid.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { LabelWords } from './FieldTexts.tsx';
import { radioVariants } from './FormField.variants.ts';
import type { RadioField } from './field.ts';

/**
 * One of a few. Neither a group nor a radio button should be `aria-invalid` (WAI-ARIA 1.2): what is wrong the group's
 * description says. That nothing is wrong yet, only the attribute can say.
 */
export function RadioGroup(field: RadioField) {
  const invalid = field.error !== undefined;
  return (
    <FieldGroup field={field}>
      {field.options.map((option, index) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 hover:text-link-hover">
          <input
            id={index === 0 ? field.id : undefined}
            type="radio"
            name={field.name}
            value={option.value}
            defaultChecked={option.value === field.defaultValue}
            required={field.required}
            aria-invalid={invalid ? undefined : ariaInvalid(false, field.required)}
            className={radioVariants({ invalid })}
          />
          <span className="min-w-0 flex-1 wrap-break-word">
            <LabelWords label={option.label} externalHint={field.externalHint} />
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}
