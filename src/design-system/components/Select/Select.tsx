import { useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  label: string;
  name: string;
  options: readonly SelectOption[];
  /** The value chosen now. */
  value: string;
  /** Called with the new value; without it the select speaks through the form it stands in. */
  onChange?: (value: string) => void;
}

/** A labelled choice from a list, by the platform's own control: it works in every form, with or without script. */
export function Select({ label, name, options, value, onChange }: SelectProps) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);

  return (
    <div className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <label htmlFor={id} className="text-small text-text-muted">
        {label}
      </label>
      <span className="relative inline-flex">
        <select
          ref={field}
          id={id}
          name={name}
          defaultValue={value}
          onChange={onChange && ((event) => onChange(event.target.value))}
          className="min-h-11 cursor-pointer appearance-none rounded-control border border-border-strong bg-field ps-4 pe-11 text-small text-text"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-3 inline-flex items-center text-text-muted">
          <Icon name="chevron-down" />
        </span>
      </span>
    </div>
  );
}
