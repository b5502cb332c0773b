import { FilterTag } from '#design-system/components/FilterTag/FilterTag.tsx';
import type { Translate } from '#languages/texts.ts';
import type { SearchFilter, SearchPlaces } from '../api/responses.ts';
import { useTexts } from '../language/useTexts.ts';
import { ownPath, type Search } from './addresses.ts';
import { withoutValue } from './parameters.ts';
import { withoutPlace } from './placeParameters.ts';

interface ChosenFiltersProps {
  readonly view: Search;
  readonly filters: readonly SearchFilter[];
  /** Where the search looks. */
  readonly places?: SearchPlaces | undefined;
}

/** A chosen value, and the same search without it. */
export interface ChosenFilter {
  readonly filter: string;
  readonly value: string;
  readonly label: string;
  readonly removeHref: string;
}

/** What narrows the list, each to be taken away. */
export function ChosenFilters({ view, filters, places }: ChosenFiltersProps) {
  const t = useTexts('search');
  const chosen = chosenFilters(view, filters, t);
  const place = places && chosenPlace(places, t);
  if (chosen.length === 0 && !place) return null;
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
      {chosen.map(({ filter, value, label, removeHref }) => (
        <li key={`${filter} ${value}`}>
          <FilterTag label={label} removeHref={removeHref} removeLabel={t('removeFilter')} />
        </li>
      ))}
      {place && (
        <li>
          <FilterTag
            label={place}
            removeHref={ownPath(view, withoutPlace(view.parameters))}
            removeLabel={t('place.remove')}
          />
        </li>
      )}
    </ul>
  );
}

/** Where the search looks, in words; nothing when that is everywhere. */
export function chosenPlace({ near, box }: SearchPlaces, t: Translate<'search'>): string | undefined {
  if (near?.kind === 'found') return t('near.tag', { km: near.kilometres, place: near.name });
  return box && t('box.tag');
}

/** The chosen values as visitors read them; a range is one of them. */
export function chosenFilters(
  view: ChosenFiltersProps['view'],
  filters: readonly SearchFilter[],
  t: Translate<'search'>,
): readonly ChosenFilter[] {
  return filters.flatMap((filter) => {
    const values = filter.options.filter(({ checked }) => checked);
    const range = rangeOf(filter, t);
    return [...values, ...(range ? [range] : [])].map(({ value, label }) => ({
      filter: filter.id,
      value,
      label,
      removeHref: ownPath(view, withoutValue(view.parameters, filter.id, value)),
    }));
  });
}

function rangeOf({ range }: SearchFilter, t: Translate<'search'>) {
  if (!range || (range.from === '' && range.to === '')) return undefined;
  const value = `${range.from}-${range.to}`;
  if (range.to === '') return { value, label: t('since', { year: range.from }) };
  if (range.from === '') return { value, label: t('until', { year: range.to }) };
  return { value, label: `${range.from}–${range.to}` };
}
