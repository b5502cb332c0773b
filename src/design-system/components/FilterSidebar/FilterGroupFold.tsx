import { Checkbox } from '../Checkbox/Checkbox.tsx';
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
          <Checkbox
            name={group.id}
            value={option.id}
            label={option.label}
            count={formatCount(option.count)}
            checked={option.checked}
            size="small"
          />
        </li>
      ))}
    </ul>
  );
  return (
    <details open className="group/filter border-border border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 font-strong text-heading hover:text-link-hover [&::-webkit-details-marker]:hidden">
        {group.title}
        <span className="inline-flex moves group-open/filter:rotate-180">
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
