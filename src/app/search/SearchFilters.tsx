import { FilterSidebar } from '#design-system/components/FilterSidebar/FilterSidebar.tsx';
import type { SearchFilter } from '../data/portalState.ts';
import { searchPath } from '../routes/addresses.ts';
import type { View } from '../routes/resolveView.ts';
import { sortFields, withoutFilters } from './parameters.ts';
import { searchTexts } from './searchTexts.ts';

interface SearchFiltersProps {
  readonly view: Extract<View, { kind: 'search' }>;
  readonly filters: readonly SearchFilter[];
}

/** The filters beside the results: a form whose address is the search itself. */
export function SearchFilters({ view, filters }: SearchFiltersProps) {
  const t = searchTexts(view.language);
  const numbers = new Intl.NumberFormat(view.language);
  const anyChosen = filters.some((filter) => filter.options.some((option) => option.checked));
  return (
    <FilterSidebar
      title={t('filters')}
      action={searchPath(view, view.term)}
      hiddenFields={sortFields(view.parameters)}
      groups={filters.map((filter) => ({
        id: filter.id,
        title: filter.title,
        options: filter.options.map(({ value, label, count, checked }) => ({ id: value, label, count, checked })),
      }))}
      formatCount={(count) => numbers.format(count)}
      applyLabel={t('apply')}
      clear={
        anyChosen
          ? {
              label: t('clear'),
              href: searchPath(view, view.term, withoutFilters(view.parameters, filters)),
            }
          : undefined
      }
      moreLabel={t('more')}
      lessLabel={t('less')}
      toggleLabel={t('filters')}
    />
  );
}
