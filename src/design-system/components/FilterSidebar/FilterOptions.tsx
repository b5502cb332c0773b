import { useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FilterOption } from './filterGroup.ts';

/** Options by the one that they are a part of; those at the top under `undefined`. */
export type OptionLevels = ReadonlyMap<string | undefined, readonly FilterOption[]>;

/** What is a part of something that is not listed stands at the top. */
export function levelsOf(options: readonly FilterOption[]): OptionLevels {
  const ids = new Set(options.map(({ id }) => id));
  const levels = new Map<string | undefined, FilterOption[]>();
  for (const option of options) {
    const above = option.parent !== undefined && ids.has(option.parent) ? option.parent : undefined;
    const level = levels.get(above);
    if (level) level.push(option);
    else levels.set(above, [option]);
  }
  return levels;
}

interface FilterOptionsProps {
  /** The filter's name in the address. */
  name: string;
  levels: OptionLevels;
  /** The option whose parts these are; none for the top. */
  above?: string | undefined;
  formatCount: (count: number) => string;
  /** "Meer binnen Dier en welzijn" */
  within: (label: string) => string;
  className?: string | undefined;
}

/** The options of a filter as checkboxes; what is a part of another stands in a native fold below it. */
export function FilterOptions({ above, className, ...shared }: FilterOptionsProps) {
  return (
    <ul className={className}>
      {shared.levels.get(above)?.map((option) => (
        <FilterOptionItem key={option.id} option={option} {...shared} />
      ))}
    </ul>
  );
}

interface FilterOptionItemProps extends Omit<FilterOptionsProps, 'above' | 'className'> {
  option: FilterOption;
}

function FilterOptionItem({ option, ...shared }: FilterOptionItemProps) {
  const { name, levels, formatCount, within } = shared;
  const hasChosen = hasChosenPart(option, levels);
  // It opens with a search in which something in it is chosen, and never closes under somebody who is choosing.
  const [isOpen, setIsOpen] = useState(hasChosen);
  if (hasChosen && !isOpen) setIsOpen(true);
  return (
    <li className="filter-option">
      <Checkbox
        name={name}
        value={option.id}
        label={option.label}
        count={formatCount(option.count)}
        checked={option.checked}
        size="small"
      />{' '}
      {levels.has(option.id) && (
        <details open={isOpen} className="filter-parts group/parts">
          <summary className="flex size-10 cursor-pointer list-none items-center justify-end text-text-muted hover:text-link-hover [&::-webkit-details-marker]:hidden">
            <VisuallyHidden>{within(option.label)}</VisuallyHidden>
            <span className="inline-flex moves group-open/parts:rotate-180">
              <Icon name="chevron-down" size="small" />
            </span>
          </summary>
          <FilterOptions {...shared} above={option.id} className="ps-8" />
        </details>
      )}
    </li>
  );
}

const hasChosenPart = ({ id }: FilterOption, levels: OptionLevels): boolean =>
  levels.get(id)?.some((part) => part.checked || hasChosenPart(part, levels)) ?? false;
