import type { FormEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { type FilterGroup, FilterGroupFold } from './FilterGroupFold.tsx';
import { FilterPanel } from './FilterPanel.tsx';

export interface FilterSidebarProps {
  title: string;
  /** Address of the search page. */
  action: string;
  /** What the form carries besides the filters, such as the sort order. */
  hiddenFields: readonly { name: string; value: string }[];
  groups: readonly FilterGroup[];
  /** Writes a count in the reader's language: `1234` becomes "1.234". */
  formatCount: (count: number) => string;
  applyLabel: string;
  /** Leads to the same list without filters; given when there is something to clear. */
  clear?: { label: string; href: string } | undefined;
  /** Unfolds and folds the rest of a long group: "Meer", "Minder". */
  moreLabel: string;
  lessLabel: string;
  /** Opens the filters where the screen has no room beside the list: "Filters". */
  toggleLabel: string;
  /** Called with the form whenever a box is ticked; without it the apply button sends the form. */
  onChange?: ((form: HTMLFormElement) => void) | undefined;
}

/** The facets of a search as one plain GET form, beside the list from 960 px on (specification, sections 2, 3 and 7). */
export function FilterSidebar(props: FilterSidebarProps) {
  const { title, action, hiddenFields, groups, formatCount, applyLabel, clear, moreLabel, lessLabel } = props;
  const tick = (event: FormEvent<HTMLFormElement>) => props.onChange?.(event.currentTarget);
  const active = groups.flatMap((group) => group.options).filter((option) => option.checked).length;
  return (
    <FilterPanel
      title={title}
      toggleLabel={active > 0 ? `${props.toggleLabel} (${formatCount(active)})` : props.toggleLabel}
    >
      <form action={action} method="get" onChange={tick} className="flex flex-col">
        {hiddenFields.map((field) => (
          <input key={`${field.name}=${field.value}`} type="hidden" name={field.name} value={field.value} />
        ))}
        {groups.map((group) => (
          <FilterGroupFold
            key={group.id}
            group={group}
            formatCount={formatCount}
            moreLabel={moreLabel}
            lessLabel={lessLabel}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-t bg-page py-4 max-large:sticky max-large:bottom-0">
          <Button tone="primary" size="small" type="submit">
            {applyLabel}
          </Button>
          {clear && (
            <a
              href={clear.href}
              className="inline-flex min-h-10 items-center gap-1 text-link text-small underline underline-offset-4 hover:text-link-hover"
            >
              <Icon name="close" size="small" />
              {clear.label}
            </a>
          )}
        </div>
      </form>
    </FilterPanel>
  );
}
