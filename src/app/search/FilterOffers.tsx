import { Link } from '#design-system/components/Link/Link.tsx';
import type { SearchResponse } from '../api/responses.ts';
import { numbersIn } from '../language/numbersIn.ts';
import { useTexts } from '../language/useTexts.ts';
import type { Search } from './addresses.ts';
import { chosenFilters } from './ChosenFilters.tsx';

interface FilterOffersProps {
  readonly view: Search;
  readonly answer: Extract<SearchResponse, { state: 'results' }>;
  /** Before the offers. */
  readonly text: string;
}

/** The same search without one of its filters, each that brings more with how many that are; else nothing. */
export function FilterOffers({ view, answer, text }: FilterOffersProps) {
  const t = useTexts('search');
  const numbers = numbersIn(view.language);
  const offers = chosenFilters(view, answer.filters, t).flatMap((chosen) => {
    const kept = answer.without.find(({ filter, value }) => filter === chosen.filter && value === chosen.value);
    return kept && kept.hits > answer.hits ? [{ ...chosen, hits: kept.hits }] : [];
  });
  if (offers.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p>{text}</p>
      <ul className="flex flex-col gap-2">
        {offers.map(({ filter, value, label, removeHref, hits }) => (
          <li key={`${filter} ${value}`}>
            <Link kind="more-info" href={removeHref}>
              {t('empty.without', { label })}: {t('hits', { count: hits, formatted: numbers.format(hits) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
