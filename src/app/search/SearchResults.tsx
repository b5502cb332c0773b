import { EmptyState } from '#design-system/components/EmptyState/EmptyState.tsx';
import { FilterTag } from '#design-system/components/FilterTag/FilterTag.tsx';
import { Pagination } from '#design-system/components/Pagination/Pagination.tsx';
import type { SearchAnswer } from '../data/portalState.ts';
import { searchPath } from '../routes/addresses.ts';
import type { View } from '../routes/resolveView.ts';
import { Hit } from './Hit.tsx';
import { pageSize, withoutValue, withStart } from './parameters.ts';
import { searchTexts } from './searchTexts.ts';

interface SearchResultsProps {
  readonly view: Extract<View, { kind: 'search' }>;
  readonly answer: Extract<SearchAnswer, { state: 'results' }>;
}

/** What was found: how many, what narrows it, the records, the pages. */
export function SearchResults({ view, answer }: SearchResultsProps) {
  const t = searchTexts(view.language);
  const numbers = new Intl.NumberFormat(view.language);
  if (answer.hits === 0) {
    return (
      <div className="grid grid-cols-1 content-start gap-8">
        <ChosenFilters view={view} answer={answer} />
        <EmptyState level={2} title={t('empty.title')} text={t('empty.text', { term: view.term })} />
      </div>
    );
  }
  const page = Math.floor(answer.start / pageSize) + 1;
  return (
    <section aria-labelledby="hits" className="grid grid-cols-1 content-start gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="hits" className="font-heading text-title-small">
          {t(answer.hits === 1 ? 'hit' : 'hits', { formatted: numbers.format(answer.hits) })}
        </h2>
      </div>
      <ChosenFilters view={view} answer={answer} />
      <ol className="grid grid-cols-1 gap-8">
        {answer.records.map((record) => (
          <li key={record.id}>
            <Hit hit={record} view={view} level={3} />
          </li>
        ))}
      </ol>
      <Pagination
        label={t('pages')}
        page={page}
        pages={Math.ceil(answer.hits / pageSize)}
        hrefFor={(number) => searchPath(view, view.term, withStart(view.parameters, (number - 1) * pageSize))}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        pageLabel={(number) => t('page', { page: number })}
      />
    </section>
  );
}

function ChosenFilters({ view, answer }: SearchResultsProps) {
  const t = searchTexts(view.language);
  const chosen = answer.filters.flatMap((filter) =>
    filter.options.filter((option) => option.checked).map((option) => ({ filter, option })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
      {chosen.map(({ filter, option }) => (
        <li key={`${filter.id} ${option.value}`}>
          <FilterTag
            label={option.label}
            removeHref={searchPath(view, view.term, withoutValue(view.parameters, filter.id, option.value))}
            removeLabel={t('removeFilter')}
          />
        </li>
      ))}
    </ul>
  );
}
