import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ariaInvalid } from './ariaInvalid.ts';
import { type CheckboxSize, checkboxVariants } from './Checkbox.variants.ts';

export interface CheckboxProps {
  /** The target of links to the box, such as those of an error summary. */
  id?: string | undefined;
  name: string;
  /** What the form sends when the box is ticked. */
  value: string;
  /** Words, with links in them if need be: those are followed, and tick nothing. */
  label: ReactNode;
  /** How many things the choice stands for, written in the reader's language; part of the box's name. */
  count?: string | undefined;
  /** The box is the visitor's; when this changes from outside (going back, clearing), it counts again. */
  checked: boolean;
  size: CheckboxSize;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  /** Ids of the texts that explain it, with spaces between. */
  describedBy?: string | undefined;
}

/** A native checkbox and its label, as one target. Listen for changes on the form it stands in. */
export function Checkbox(props: CheckboxProps) {
  const { checked, size } = props;
  const box = useRef<HTMLInputElement>(null);
  const given = useRef(checked);

  // Not on mount: what was ticked before the script came stays.
  useEffect(() => {
    if (given.current === checked) return;
    given.current = checked;
    if (box.current) box.current.checked = checked;
  }, [checked]);

  return (
    <label className={checkboxVariants({ part: 'row', size })}>
      <span className={checkboxVariants({ part: 'square', size })}>
        <input
          ref={box}
          id={props.id}
          type="checkbox"
          name={props.name}
          value={props.value}
          defaultChecked={checked}
          required={props.required}
          disabled={props.disabled}
          aria-invalid={ariaInvalid(props.invalid, props.required)}
          aria-describedby={props.describedBy}
          className={checkboxVariants({ part: 'input' })}
        />
        <span className={checkboxVariants({ part: 'tick' })}>
          <Icon name="check" size={size === 'small' ? 'small' : 'medium'} />
        </span>
      </span>
      <span className={checkboxVariants({ part: 'label' })}>{props.label}</span>{' '}
      {props.count !== undefined && <span className={checkboxVariants({ part: 'count' })}>{props.count}</span>}
    </label>
  );
}
