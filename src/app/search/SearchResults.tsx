import { type ReactNode, useDeferredValue } from 'react';
import { Pagination } from '#design-system/components/Pagination/Pagination.tsx';
import { ResultList } from '#design-system/components/ResultList/ResultList.tsx';
import type { SearchResponse } from '../api/responses.ts';
import { numbersIn } from '../language/numbersIn.ts';
import { useTexts } from '../language/useTexts.ts';
import { ownPath, type Search } from './addresses.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterOffers } from './FilterOffers.tsx';
import { MapLink } from './MapLink.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PartialRecords } from './PartialRecords.tsx';
import { pageSize, withStart } from './parameters.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { SearchOrder } from './SearchOrder.tsx';
import { SearchRecords } from './SearchRecords.tsx';
import { hasTermNotes, TermNotes } from './TermNotes.tsx';
import type { FilterDraft } from './useFilterDraft.ts';

/** The target of a link that skips to the results. */
export const resultsId = 'results';

interface SearchResultsProps {
  readonly view: Search;
  readonly answer: Extract<SearchResponse, { state: 'results' }>;
  readonly draft: FilterDraft;
  /** What stands above the list: its map. */
  readonly before?: ReactNode;
}

/** What was found: how many, what narrows it, the records, the pages. */
export function SearchResults({ view, answer, draft, before }: SearchResultsProps) {
  const t = useTexts('search');
  const numbers = numbersIn(view.language);
  // The note moves all of the list, often behind the filters: a tick is painted before it.
  const isStale = useDeferredValue(draft.isChanged && !draft.isLeaving);
  const isEmpty = answer.records.length === 0;
  const page = Math.floor(answer.start / pageSize) + 1;
  const pages = Math.ceil(answer.hits / pageSize);
  return (
    <ResultList
      id={resultsId}
      title={t('hits', { count: answer.hits, formatted: numbers.format(answer.hits) })}
      detail={
        page > 1 && !isEmpty ? t('ofPages', { page: numbers.format(page), pages: numbers.format(pages) }) : undefined
      }
      state={draft.isLeaving ? 'searching' : 'results'}
      heading={isEmpty ? 'hidden' : 'shown'}
      order={answer.hits > 1 && <SearchOrder view={view} draft={draft} />}
      before={before}
      also={answer.places && !answer.places.isOpen && answer.hits > 0 && <MapLink view={view} places={answer.places} />}
      tags={<ChosenFilters view={view} filters={answer.filters} places={answer.places} />}
      stale={isStale ? t('notApplied') : undefined}
      note={hasTermNotes({ view, answer }) && <TermNotes view={view} answer={answer} />}
      after={
        <>
          {!isEmpty && <FilterOffers view={view} answer={answer} text={t('few')} />}
          {answer.partial && (
            <PartialRecords view={view} records={answer.partial} matched={isEmpty ? 'all' : answer.matched} />
          )}
          {!view.portlet && <SavedSearches view={view} answer={answer} />}
        </>
      }
      pages={
        !isEmpty && (
          <Pagination
            label={t('pages')}
            page={page}
            pages={pages}
            hrefFor={(number) => ownPath(view, withStart(view.parameters, (number - 1) * pageSize))}
            previousLabel={t('previous')}
            nextLabel={t('next')}
            pageLabel={(number) => t('page', { page: number })}
          />
        )
      }
    >
      {isEmpty ? (
        // Below what opens the filters, which the first line of results stands beside.
        <div className="max-large:clear-both">
          <NothingFound view={view} answer={answer} />
        </div>
      ) : (
        <SearchRecords view={view} answer={answer} />
      )}
    </ResultList>
  );
}
