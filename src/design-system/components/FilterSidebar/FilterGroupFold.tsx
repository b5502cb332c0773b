import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';

export interface FilterOption {
  /** The value sent in the address. */
  id: string;
  label: string;
  /** How many results it would leave. */
  count: number;
  checked: boolean;
}

export interface FilterGroup {
  /** The filter's name in the address. */
  id: string;
  title: string;
  options: readonly FilterOption[];
}

/** A group shows this many options; the rest folds behind "more". */
const visibleOptions = 6;

interface FilterGroupFoldProps {
  group: FilterGroup;
  formatCount: (count: number) => string;
  moreLabel: string;
  lessLabel: string;
}

/** One filter: a native fold around a fieldset of checkboxes. */
export function FilterGroupFold({ group, formatCount, moreLabel, lessLabel }: FilterGroupFoldProps) {
  const first = group.options.slice(0, visibleOptions);
  const rest = group.options.slice(visibleOptions);
  const list = (options: readonly FilterOption[]) => (
    <ul>
      {options.map((option) => (
        <li key={option.id}>
          <OptionBox group={group.id} option={option} formatCount={formatCount} />
        </li>
      ))}
    </ul>
  );
  return (
    <details open className="group/filter border-border border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 font-strong text-heading hover:text-link-hover [&::-webkit-details-marker]:hidden">
        {group.title}
        <span className="inline-flex transition-transform duration-200 group-open/filter:rotate-180 motion-reduce:transition-none">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{group.title}</legend>
        {list(first)}
        {rest.length > 0 && (
          <details open={rest.some((option) => option.checked)} className="group/rest flex flex-col">
            <summary className="inline-flex min-h-10 cursor-pointer list-none items-center gap-1 text-link text-small underline underline-offset-4 hover:text-link-hover [&::-webkit-details-marker]:hidden">
              <span className="group-open/rest:hidden">
                {moreLabel} ({formatCount(rest.length)})
              </span>
              <span className="hidden group-open/rest:inline">{lessLabel}</span>
            </summary>
            {list(rest)}
          </details>
        )}
      </fieldset>
    </details>
  );
}

interface OptionBoxProps {
  group: string;
  option: FilterOption;
  formatCount: (count: number) => string;
}

function OptionBox({ group, option, formatCount }: OptionBoxProps) {
  const [ticked, setTicked] = useState(option.checked);
  const [given, setGiven] = useState(option.checked);
  // The box is the visitor's between two answers; a new answer from outside (going back, clearing) counts again.
  if (given !== option.checked) {
    setGiven(option.checked);
    setTicked(option.checked);
  }
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-3 py-1 text-small hover:text-link-hover">
      <span className="relative inline-flex size-5 shrink-0">
        <input
          type="checkbox"
          name={group}
          value={option.id}
          checked={ticked}
          onChange={(event) => setTicked(event.target.checked)}
          className="peer size-full cursor-pointer appearance-none rounded-[min(var(--site-radius-control),0.25rem)] border border-border-strong bg-field checked:border-action checked:bg-action forced-colors:appearance-auto"
        />
        <span className="pointer-events-none absolute inset-0 hidden items-center justify-center text-on-action peer-checked:flex forced-colors:peer-checked:hidden">
          <Icon name="check" size="small" />
        </span>
      </span>
      <span className="min-w-0 flex-1 hyphens-auto">{option.label}</span>
      <span className="text-text-muted tabular-nums">{formatCount(option.count)}</span>
    </label>
  );
}
