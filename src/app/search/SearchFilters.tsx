import { FilterSidebar } from '#design-system/components/FilterSidebar/FilterSidebar.tsx';
import type { FilterGroup } from '#design-system/components/FilterSidebar/filterGroup.ts';
import type { SearchFilter } from '../data/portalState.ts';
import { searchPath } from '../routes/addresses.ts';
import type { View } from '../routes/resolveView.ts';
import { hiddenFields, orderOf, withOrder, withoutFilters, yearFields } from './parameters.ts';
import { searchTexts } from './searchTexts.ts';
import type { FilterDraft } from './useFilterDraft.ts';
import { type Unfolded, useUnfolded } from './useUnfolded.ts';

/** The target of a link that skips to the filters. */
export const filtersId = 'filters';

interface SearchFiltersProps {
  readonly view: Extract<View, { kind: 'search' }>;
  /** As last counted, whatever is ticked by now. */
  readonly filters: readonly SearchFilter[];
  readonly draft: FilterDraft;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The filters beside the results: a form whose address is the search itself. */
export function SearchFilters({ view, filters, draft, open, onOpenChange }: SearchFiltersProps) {
  const t = searchTexts(view.language);
  const numbers = new Intl.NumberFormat(view.language);
  const { unfolded, unfold, find } = useUnfolded(view, draft.parameters, filters);
  const groups = filters.map((filter) => groupOf(filter, draft.parameters, unfolded));
  const hits = draft.found?.hits;
  const formatted = numbers.format(hits ?? 0);
  const isNarrowed = groups.some(
    ({ options, range }) => options.some(({ checked }) => checked) || range?.from.value || range?.to.value,
  );
  return (
    <FilterSidebar
      id={filtersId}
      form={draft.form}
      title={t('filters')}
      action={searchPath(view, view.term)}
      hiddenFields={hiddenFields(withOrder(new URLSearchParams(), orderOf(view.parameters)))}
      groups={groups}
      formatCount={(count) => numbers.format(count)}
      applyLabel={hits === undefined ? t('apply') : t(hits === 1 ? 'apply.one' : 'apply.many', { formatted })}
      message={draft.isChanged && hits !== undefined ? t(hits === 1 ? 'hit' : 'hits', { formatted }) : ''}
      clear={
        isNarrowed
          ? {
              label: t('clear'),
              href: searchPath(view, view.term, withoutFilters(view.parameters, filters)),
            }
          : undefined
      }
      toggleLabel={t('filters')}
      texts={{
        more: (count) => t('more', { formatted: count }),
        less: t('less'),
        find: (title) => t('find', { title: title.toLocaleLowerCase(view.language) }),
        findSubmit: t('findSubmit'),
        nothing: (text) => t('nothing', { find: text }),
        rest: (count) => t('rest', { formatted: count }),
        from: t('from'),
        to: t('to'),
      }}
      open={open}
      onOpenChange={onOpenChange}
      onChange={draft.change}
      onApply={draft.apply}
      onUnfold={unfold}
      onFind={find}
    />
  );
}

/** A filter as it is ticked now, with all its values where they are wanted. */
function groupOf(filter: SearchFilter, ticked: URLSearchParams, unfolded: Unfolded | undefined): FilterGroup {
  const own = unfolded?.id === filter.id ? unfolded : undefined;
  const { options, more } = own?.values ?? filter;
  const chosen = ticked.getAll(filter.id);
  const known = [...options, ...filter.options.filter(({ value }) => !options.some((each) => each.value === value))];
  // What is ticked stays in the form, whatever is typed to find another value.
  const kept = known.filter(({ value }) => chosen.includes(value) || options.some((each) => each.value === value));
  const [from, to] = yearFields;
  return {
    id: filter.id,
    title: filter.title,
    options: kept.map(({ value, label, count }) => ({ id: value, label, count, checked: chosen.includes(value) })),
    more,
    unfolded: own && { find: own.find, state: own.state, by: own.by },
    range: filter.range && {
      from: { name: from, value: ticked.get(from) ?? filter.range.from },
      to: { name: to, value: ticked.get(to) ?? filter.range.to },
    },
  };
}
