import type { ReactNode } from 'react';
import { descriptionOf, FieldError, Hint, LabelText } from './FieldTexts.tsx';
import type { CheckboxesField, RadioField } from './field.ts';

interface FieldGroupProps {
  field: CheckboxesField | RadioField;
  /** The buttons or boxes. */
  children: ReactNode;
}

/** A question with its answers all in sight. The question is the group's name; its error is read out with that. */
export function FieldGroup({ field, children }: FieldGroupProps) {
  return (
    <fieldset aria-describedby={descriptionOf(field)} className="min-w-0">
      <legend className="font-strong text-heading">
        <LabelText field={field} />
      </legend>
      <Hint field={field} />
      {field.error !== undefined && (
        <div className="mt-2">
          <FieldError field={field} />
        </div>
      )}
      <div className="mt-1 -mb-2 flex flex-col">{children}</div>
    </fieldset>
  );
}
