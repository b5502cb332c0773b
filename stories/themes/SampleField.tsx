import { type ReactNode, useId } from 'react';

export interface SampleFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly hint: string;
  readonly error: string;
}

/** A text field as a theme dresses it, at rest and in error. */
export function SampleField({ label, placeholder, hint, error }: SampleFieldProps): ReactNode {
  const id = useId();
  const field = 'h-12 rounded-control border bg-field px-4 text-text';
  return (
    <div className="grid gap-6">
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-rest`} className="font-strong">
          {label}
        </label>
        <input
          id={`${id}-rest`}
          type="email"
          placeholder={placeholder}
          aria-describedby={`${id}-hint`}
          className={`${field} border-border-strong`}
        />
        <p id={`${id}-hint`} className="text-small text-text-muted">
          {hint}
        </p>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-wrong`} className="font-strong">
          {label}
        </label>
        <input
          id={`${id}-wrong`}
          type="email"
          defaultValue={placeholder.replace('@', '')}
          aria-invalid="true"
          aria-describedby={`${id}-error`}
          className={`${field} border-negative`}
        />
        <p id={`${id}-error`} className="text-small font-strong text-negative">
          {error}
        </p>
      </div>
    </div>
  );
}
