import { Icon } from '../Icon/Icon.tsx';
import { LinkedWords } from '../Link/LinkedWords.tsx';
import type { Field, FieldLabel } from './field.ts';

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** The ids of what explains a field, for `aria-describedby`: the hint first, what is wrong last. */
export function descriptionOf({ id, hint, error }: Field): string | undefined {
  const ids = [...(hint ? [hintId(id)] : []), ...(error ? [errorId(id)] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

interface LabelWordsProps {
  label: FieldLabel;
  externalHint: string | undefined;
}

/** A label with its links in their place: a press on one follows it, and ticks no box (HTML, 4.10.4). */
export function LabelWords({ label, externalHint }: LabelWordsProps) {
  return typeof label === 'string' ? label : <LinkedWords parts={label} externalHint={externalHint} />;
}

/** A field's label in words: what may stay empty says so, what may not says nothing. */
export function LabelText({ field }: { field: Exclude<Field, { kind: 'checkbox' }> }) {
  return (
    <>
      <LabelWords label={field.label} externalHint={field.externalHint} />
      {!field.required && field.optionalLabel && (
        <>
          {' '}
          <span className="font-normal text-text-muted">({field.optionalLabel})</span>
        </>
      )}
    </>
  );
}

export function Hint({ field }: { field: Field }) {
  return (
    field.hint && (
      <p id={hintId(field.id)} className="text-small text-text-muted">
        {field.hint}
      </p>
    )
  );
}

/** What is wrong, above the control, where neither a keyboard on the screen nor a list of suggestions covers it. */
export function FieldError({ field }: { field: Field }) {
  return (
    field.error && (
      <p id={errorId(field.id)} className="flex items-start gap-2 font-strong text-negative">
        <span className="mt-[calc((1lh-1.25rem)/2)] inline-flex">
          <Icon name="error" />
        </span>
        <span className="min-w-0 wrap-break-word">{field.error}</span>
      </p>
    )
  );
}
