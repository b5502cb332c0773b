import { EmptyState } from '#design-system/components/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import type { Translate } from '#languages/texts.ts';
import type { SearchResponse } from '../api/responses.ts';
import { numbersIn } from '../language/numbersIn.ts';
import { useTexts } from '../language/useTexts.ts';
import { ownPath, type Search, searchPath } from './addresses.ts';
import { chosenFilters } from './ChosenFilters.tsx';
import { FilterOffers } from './FilterOffers.tsx';
import { pageSize, withoutFilters, withStart } from './parameters.ts';
import { withoutPlace } from './placeParameters.ts';

interface NothingFoundProps {
  readonly view: Search;
  readonly answer: Extract<SearchResponse, { state: 'results' }>;
}

/** That nothing was found, and what there would be without each of the filters (specification, section 8). */
export function NothingFound({ view, answer }: NothingFoundProps) {
  const t = useTexts('search');
  if (answer.hits > 0) return <Beyond view={view} hits={answer.hits} />;
  const numbers = numbersIn(view.language);
  const chosen = chosenFilters(view, answer.filters, t);
  const unfiltered = answer.unfiltered ?? 0;
  return (
    <EmptyState level={2} title={t('empty.title')} text={textOf(view, { hasChosen: chosen.length > 0, unfiltered }, t)}>
      <FilterOffers view={view} answer={answer} text={t('empty.filtered')} />
      {(answer.places?.box ?? answer.places?.near) && (
        <Link kind="more-info" href={ownPath(view, withoutPlace(view.parameters))}>
          {t('empty.everywhere')}
        </Link>
      )}
      {chosen.length > 0 && unfiltered > 0 && (chosen.length > 1 || answer.without.length === 0) && (
        <Link kind="more-info" href={ownPath(view, withoutFilters(view.parameters, answer.filters))}>
          {t('empty.noFilters')}: {t('hits', { count: unfiltered, formatted: numbers.format(unfiltered) })}
        </Link>
      )}
      <Link kind="more-info" href={searchPath(view)}>
        {t('empty.all')}
      </Link>
    </EmptyState>
  );
}

function textOf(
  { term, by }: Search,
  { hasChosen, unfiltered }: { readonly hasChosen: boolean; readonly unfiltered: number },
  t: Translate<'search'>,
): string {
  if (by && !hasChosen) return t('empty.textBy', { name: by.id });
  if (term === '*') return t('empty.textAll');
  // A term that finds something without them is not misspelt.
  return hasChosen && unfiltered > 0 ? t('empty.textFiltered', { term }) : t('empty.text', { term });
}

/** Somebody's address asks for a page after the last. */
function Beyond({ view, hits }: Pick<NothingFoundProps, 'view'> & { readonly hits: number }) {
  const t = useTexts('search');
  const pages = numbersIn(view.language).format(Math.ceil(hits / pageSize));
  return (
    <EmptyState level={2} title={t('beyond.title')} text={t('beyond.text', { pages })}>
      <Link kind="more-info" href={ownPath(view, withStart(view.parameters, 0))}>
        {t('beyond.first')}
      </Link>
    </EmptyState>
  );
}
