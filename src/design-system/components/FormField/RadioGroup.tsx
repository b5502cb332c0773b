import { descriptionOf, FieldError, Hint, LabelText } from './FieldTexts.tsx';
import { radioVariants } from './FormField.variants.ts';
import type { RadioField } from './field.ts';

/**
 * One choice of a few, all in sight. The question is the group's name; its error is read out with that, for neither a
 * group nor a radio button can be `aria-invalid` (WAI-ARIA 1.2).
 */
export function RadioGroup(field: RadioField) {
  const invalid = field.error !== undefined;
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
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 py-2 hover:text-link-hover"
          >
            <input
              id={index === 0 ? field.id : undefined}
              type="radio"
              name={field.name}
              value={option.value}
              defaultChecked={option.value === field.defaultValue}
              required={field.required}
              className={radioVariants({ invalid })}
            />
            <span className="min-w-0 flex-1 wrap-break-word">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
