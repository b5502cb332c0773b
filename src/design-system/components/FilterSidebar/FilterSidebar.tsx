import './FilterSidebar.css';
import type { FormEvent, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { FilterGroupFold, type FilterGroupTexts } from './FilterGroupFold.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { chosenOf, type FilterGroup, foundIn } from './filterGroup.ts';
import { keepNarrow } from './keepNarrow.ts';

export interface FilterSidebarProps {
  /** The target of a link that skips to the filters. */
  id: string;
  title: string;
  /** Address of the search page. */
  action: string;
  /** What the form carries besides the filters, such as the sort order. */
  hiddenFields: readonly { name: string; value: string }[];
  groups: readonly FilterGroup[];
  /** Writes a count in the reader's language: `1234` becomes "1.234". */
  formatCount: (count: number) => string;
  /** "Toon 42 resultaten" */
  applyLabel: string;
  /** Said politely once the counts of what was ticked are there: "42 resultaten". */
  message: string;
  /** Leads to the same list without filters; given when there is something to clear. */
  clear?: { label: string; href: string } | undefined;
  /** Opens the filters where the screen has no room beside the list: "Filters". */
  toggleLabel: string;
  texts: FilterGroupTexts;
  /** The form itself, for who wants to read it. */
  form?: Ref<HTMLFormElement> | undefined;
  /** Whether the sheet is open, where the filters are one. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the form whenever something in it changes; without it the apply button sends the form. */
  onChange?: ((form: HTMLFormElement) => void) | undefined;
  /** Called with the form in place of sending it; says whether it leads to another list. */
  onApply?: ((form: HTMLFormElement) => boolean) | undefined;
  /** Called when a long group is unfolded or folded; without it the form asks the server. */
  onUnfold?: ((group: string, unfolded: boolean) => void) | undefined;
  /** Called with what is typed to find a value of an unfolded group. */
  onFind?: ((group: string, text: string) => void) | undefined;
}

/** The facets of a search as one plain GET form, beside the list from 960 px on (specification, sections 2, 3 and 7). */
export function FilterSidebar(props: FilterSidebarProps) {
  const { title, action, hiddenFields, groups, formatCount, applyLabel, clear } = props;
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement) keepNarrow(event.target);
    props.onChange?.(event.currentTarget);
  };
  const submit = (event: FormEvent) => {
    if (!props.onApply || !(event.target instanceof HTMLFormElement)) return true;
    event.preventDefault();
    return props.onApply(event.target);
  };
  const active = groups.reduce((sum, group) => sum + chosenOf(group), 0);
  const asked = groups.find(({ unfolded }) => unfolded?.by === 'address');
  return (
    <FilterPanel
      id={props.id}
      title={title}
      toggleLabel={active > 0 ? `${props.toggleLabel} (${formatCount(active)})` : props.toggleLabel}
      open={props.open}
      onOpenChange={props.onOpenChange}
      onSubmit={submit}
    >
      <form
        ref={props.form}
        action={action}
        method="get"
        // The address says what is ticked. At a reload Firefox would put ticks back by the place of their boxes in the form,
        // where other values may stand by then (https://bugzilla.mozilla.org/show_bug.cgi?id=654072).
        autoComplete="off"
        onChange={change}
        className="flex flex-col"
      >
        {/* The browser's own choice when Enter is pressed in a field: the first of all buttons. */}
        <button type="submit" hidden {...(asked ? { name: 'facet', value: asked.id } : {})} />
        {hiddenFields.map((field) => (
          <input key={`${field.name}=${field.value}`} type="hidden" name={field.name} value={field.value} />
        ))}
        {groups.map((group) => (
          <FilterGroupFold
            key={group.id}
            group={group}
            formatCount={formatCount}
            texts={props.texts}
            onUnfold={props.onUnfold}
            onFind={props.onFind}
          />
        ))}
        <div className="filter-apply sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-t bg-page py-4">
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
        <p role="status" className="sr-only">
          {[foundMessage(props), props.message].filter(Boolean).join(' ')}
        </p>
      </form>
    </FilterPanel>
  );
}

/** What is typed to find a value changes the list below it, and screen readers would not say so. */
function foundMessage({ groups, texts, formatCount }: FilterSidebarProps): string {
  for (const group of groups) {
    const found = foundIn(group);
    if (group.unfolded && found !== undefined) {
      return found > 0 ? `${texts.found(formatCount(found))}.` : texts.nothing(group.unfolded.find);
    }
  }
  return '';
}
