import { useEffect, useId, useRef } from 'react';
import type { RangeEnd } from './filterGroup.ts';

interface RangeFieldsProps {
  from: RangeEnd;
  to: RangeEnd;
  fromLabel: string;
  toLabel: string;
}

/** The first and the last of a range of years; an empty one is open. */
export function RangeFields({ from, to, fromLabel, toLabel }: RangeFieldsProps) {
  return (
    <div className="flex gap-3 pb-2">
      <YearField end={from} label={fromLabel} />
      <YearField end={to} label={toLabel} />
    </div>
  );
}

function YearField({ end, label }: { end: RangeEnd; label: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const given = useRef(end.value);

  // The field is the visitor's, until another value is given: going back, clearing.
  useEffect(() => {
    if (given.current === end.value) return;
    given.current = end.value;
    if (field.current) field.current.value = end.value;
  }, [end.value]);

  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <label htmlFor={id} className="text-small text-text-muted">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name={end.name}
        defaultValue={end.value}
        inputMode="numeric"
        pattern="[0-9]{4}"
        maxLength={4}
        autoComplete="off"
        className="filter-find w-full min-w-0 rounded-control border border-border-strong bg-field px-3 text-small text-text even-figures"
      />
    </div>
  );
}
