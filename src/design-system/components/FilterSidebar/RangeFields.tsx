import { useEffect, useId, useRef } from 'react';
import { RangeHistogram } from '../RangeHistogram/RangeHistogram.tsx';
import type { FilterRange, RangeEnd } from './filterGroup.ts';

interface RangeFieldsProps extends FilterRange {
  fromLabel: string;
  toLabel: string;
}

/** The first and the last of a range of numbers; an empty one is open. */
export function RangeFields({ from, to, digits, fromLabel, toLabel, histogram }: RangeFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const numberOf = ({ value }: RangeEnd) => (/^\d+$/.test(value) ? Number(value) : undefined);
  const take = (first: number, last: number) => {
    const [begin, end] = fields.current?.querySelectorAll('input') ?? [];
    if (begin) typeInto(begin, String(first));
    if (end) typeInto(end, String(last));
  };
  return (
    <>
      {histogram && histogram.bars.length > 0 && (
        <RangeHistogram {...histogram} chosen={{ from: numberOf(from), to: numberOf(to) }} onRange={take} />
      )}
      <div ref={fields} className="flex gap-3 pb-2">
        <NumberField end={from} label={fromLabel} digits={digits} />
        <NumberField end={to} label={toLabel} digits={digits} />
      </div>
    </>
  );
}

/** Puts a number into a field as if it had been typed, so that the form hears of it. */
function typeInto(field: HTMLInputElement, value: string): void {
  // React passes over an event whose value it has set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface NumberFieldProps {
  end: RangeEnd;
  label: string;
  digits: FilterRange['digits'];
}

function NumberField({ end, label, digits: { least, most } }: NumberFieldProps) {
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
        type="text"
        id={id}
        name={end.name}
        defaultValue={end.value}
        inputMode="numeric"
        pattern={`[0-9]{${least === most ? most : `${least},${most}`}}`}
        maxLength={most}
        className="filter-find w-full min-w-0 rounded-control border border-border-strong bg-field px-3 text-small text-text even-figures"
      />
    </div>
  );
}
