import { useDeferredValue, useMemo, useState } from 'react';
import type { FilterGroupTexts } from '#design-system/components/FilterSidebar/FilterGroupFold.tsx';
import { FilterSidebar } from '#design-system/components/FilterSidebar/FilterSidebar.tsx';
import type { FilterGroup, FilterRange } from '#design-system/components/FilterSidebar/filterGroup.ts';
import type { Translate } from '#languages/texts.ts';
import type { SearchFilter, SearchFilterOption } from '../api/responses.ts';
import { numbersIn } from '../language/numbersIn.ts';
import { useTexts } from '../language/useTexts.ts';
import { ownPath, type Search } from './addresses.ts';
import { aboveIn, narrowest } from './narrowest.ts';
import { hiddenFields, rangeFields, withoutFilters } from './parameters.ts';
import type { FilterDraft } from './useFilterDraft.ts';
import { type Unfolded, useUnfolded } from './useUnfolded.ts';

/** The target of a link that skips to the filters. */
export const filtersId = 'filters';

interface SearchFiltersProps {
  readonly view: Search;
  readonly draft: FilterDraft;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The filters beside the results: a form whose address is the search itself. */
export function SearchFilters({ view, draft, open, onOpenChange }: SearchFiltersProps) {
  const t = useTexts('search');
  const { language } = view;
  const numbers = numbersIn(language);
  const shared = useMemo(() => sharedTexts(t, language), [t, language]);
  const { filters } = draft;
  const { unfolded, unfold, find } = useUnfolded(view, draft.parameters, filters);
  const seen = useSeen(filters, unfolded);
  // Links of bars hold what is ticked: they follow once the tick itself has been painted.
  const linked = useDeferredValue(draft.parameters);
  const groups = filters.map((filter) => ({
    ...groupOf(filter, draft.parameters, unfolded?.id === filter.id ? unfolded : undefined, seen),
    range: rangeOf(filter, draft, view, histogramOf(filter, linked, view, t)),
  }));
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
      action={ownPath(view, new URLSearchParams())}
      hiddenFields={hiddenFields(withoutFilters(view.parameters, filters))}
      groups={groups}
      formatCount={numbers.format}
      applyLabel={hits === undefined ? t('apply') : t('apply.hits', { count: hits, formatted })}
      message={draft.isChanged && hits !== undefined ? t('hits', { count: hits, formatted }) : ''}
      clear={
        isNarrowed
          ? {
              label: t('clear'),
              href: ownPath(view, withoutFilters(view.parameters, filters)),
            }
          : undefined
      }
      toggleLabel={t('filters')}
      texts={shared}
      open={open}
      onOpenChange={onOpenChange}
      onChange={draft.change}
      onApply={draft.apply}
      onUnfold={unfold}
      onFind={find}
    />
  );
}

/** What every filter says. */
const sharedTexts = (t: Translate<'search'>, language: string): FilterGroupTexts => ({
  more: (count) => t('more', { formatted: count }),
  less: t('less'),
  find: (title) => t('find', { title: title.toLocaleLowerCase(language) }),
  findSubmit: t('findSubmit'),
  nothing: (text) => t('nothing', { find: text }),
  found: (count) => t('found', { formatted: count }),
  rest: (count) => t('rest', { formatted: count }),
  within: (label) => t('within', { label }),
  from: t('from'),
  to: t('to'),
});

/** A filter as it is ticked now, with all its values where they are wanted. */
function groupOf(filter: SearchFilter, ticked: URLSearchParams, own: Unfolded | undefined, seen: Seen): FilterGroup {
  const listed = own?.values?.options ?? filter.options;
  const values = ticked.getAll(filter.id).filter((value) => !filter.range || !value.includes('-'));
  const chosen = narrowest(values, aboveIn(filter));
  // What is ticked stays in the form, whatever is typed to find another value.
  const kept = chosen.filter((value) => !listed.some((each) => each.value === value));
  const options = [
    ...(own ? [] : listed),
    ...kept.map((value) => seen.get(`${filter.id} ${value}`) ?? { value, label: value, count: 0, parent: undefined }),
    ...(own ? listed : []),
  ];
  return {
    id: filter.id,
    title: filter.title,
    options: options.map(({ value, label, count, parent }) => ({
      ...{ id: value, label, count, parent },
      checked: chosen.includes(value),
    })),
    more: own?.values?.more ?? filter.more,
    unfolded: own && { find: own.find, state: own.state, by: own.by },
  };
}

/** The range as typed; an address may name it in one value, too. */
function rangeOf(
  { id, range }: SearchFilter,
  { parameters }: FilterDraft,
  view: SearchFiltersProps['view'],
  histogram: FilterRange['histogram'],
) {
  if (!range) return undefined;
  const [from, to] = rangeFields(id);
  const isTyped = parameters !== view.parameters;
  return {
    from: { name: from, value: isTyped ? (parameters.get(from) ?? '') : range.from },
    to: { name: to, value: isTyped ? (parameters.get(to) ?? '') : range.to },
    digits: range.digits,
    histogram,
  };
}

/** The bars of a range, each leading to the same search within it. */
function histogramOf(
  filter: SearchFilter,
  parameters: URLSearchParams,
  view: SearchFiltersProps['view'],
  t: Translate<'search'>,
): FilterRange['histogram'] {
  const { id, range } = filter;
  if (!range) return undefined;
  const numbers = numbersIn(view.language);
  const within = (from: number, to: number) => {
    const next = withoutFilters(parameters, [filter]);
    const [first, last] = rangeFields(id);
    next.set(first, String(from));
    next.set(last, String(to));
    return next;
  };
  return {
    label: t('bars'),
    bars: range.bars.map(({ from, to, count }) => ({
      from,
      to,
      count,
      href: ownPath(view, within(from, to)),
      label: t('bars.one', {
        period: from === to ? String(from) : `${from}–${to}`,
        hits: t('hits', { count, formatted: numbers.format(count) }),
      }),
    })),
  };
}

/** Options by their filter and value, as they were last counted. */
type Seen = ReadonlyMap<string, Pick<SearchFilterOption, 'value' | 'label' | 'count' | 'parent'>>;

/** Remembers what an option was called when it is no longer listed. */
function useSeen(filters: readonly SearchFilter[], unfolded: Unfolded | undefined): Seen {
  const [seen] = useState(() => new Map<string, SearchFilterOption>());
  const see = (id: string, options: readonly SearchFilterOption[]) => {
    for (const option of options) seen.set(`${id} ${option.value}`, option);
  };
  if (unfolded?.values) see(unfolded.id, unfolded.values.options);
  for (const { id, options } of filters) see(id, options);
  return seen;
}
