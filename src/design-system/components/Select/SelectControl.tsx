import { type RefObject, useEffect, useRef } from 'react';
import { ariaInvalid } from '../Checkbox/ariaInvalid.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectControlProps {
  id: string;
  name: string;
  options: readonly SelectOption[];
  /** The value chosen; the control is the visitor's until another is given. */
  value: string;
  /** `wide` fills its place in a form, `fitting` is as wide as its longest option where there is room. */
  width: 'wide' | 'fitting';
  onChange?: ((value: string) => void) | undefined;
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
}

/** What was chosen before the script came stays, so not on mount. */
function useGivenValue(field: RefObject<HTMLSelectElement | null>, value: string) {
  const given = useRef(value);
  useEffect(() => {
    if (given.current === value) return;
    given.current = value;
    if (field.current) field.current.value = value;
  }, [field, value]);
}

/** The platform's own list in our clothes; the caller gives it a label. */
export function SelectControl(props: SelectControlProps) {
  const { onChange, width } = props;
  const field = useRef<HTMLSelectElement>(null);
  useGivenValue(field, props.value);

  return (
    <span className={`relative max-w-full ${width === 'wide' ? 'flex' : 'inline-flex'}`}>
      <select
        ref={field}
        id={props.id}
        name={props.name}
        defaultValue={props.value}
        onChange={onChange && ((event) => onChange(event.target.value))}
        autoComplete={props.autoComplete}
        required={props.required}
        disabled={props.disabled}
        aria-invalid={ariaInvalid(props.invalid, props.required)}
        aria-describedby={props.describedBy}
        className="peer min-h-12 w-full min-w-0 cursor-pointer scroll-mt-40 appearance-none truncate rounded-control border border-border-strong bg-field py-2 ps-4 pe-12 text-(length:--site-size-text) text-text recolours not-disabled:hover:border-action disabled:cursor-not-allowed disabled:opacity-60 forced-colors:disabled:opacity-100 aria-[invalid=true]:border-2 aria-[invalid=true]:border-negative aria-[invalid=true]:ps-[0.9375rem]"
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 end-4 inline-flex items-center text-text-muted peer-disabled:opacity-60 forced-colors:peer-disabled:opacity-100">
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}
