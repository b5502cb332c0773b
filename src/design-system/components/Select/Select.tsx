import { useId } from 'react';
import { SelectControl, type SelectOption } from './SelectControl.tsx';

export interface SelectProps {
  label: string;
  name: string;
  options: readonly SelectOption[];
  /** The value chosen now. */
  value: string;
  /** Called with the new value; without it the select speaks through the form it stands in. */
  onChange?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
}

/**
 * A choice that acts on what stands below it, such as the order of a list: label and list on one line. It is the
 * platform's own control, so it works in every form, with or without script. In a form to fill in, use FormField.
 */
export function Select({ label, name, options, value, onChange, disabled }: SelectProps) {
  const id = useId();
  return (
    <div className="inline-flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <label htmlFor={id} className="text-small text-text-muted">
        {label}
      </label>
      <SelectControl
        id={id}
        name={name}
        options={options}
        value={value}
        width="fitting"
        onChange={onChange}
        disabled={disabled}
      />
    </div>
  );
}
