import { Button } from '#design-system/components/Button/Button.tsx';
import { EmptyState } from '#design-system/components/EmptyState/EmptyState.tsx';
import { afterBefore } from '#design-system/components/ResultList/ResultList.tsx';
import { SkipLinks } from '#design-system/components/SkipLinks/SkipLinks.tsx';
import { ChunkView } from '#templates/renderer/chunk.tsx';
import type { SearchResponse } from '../api/responses.ts';
import { useTexts } from '../language/useTexts.ts';
import { ownPath, type Search } from './addresses.ts';
import { hasPlaceTools, placeTools } from './placeTools.ts';
import { filtersId, SearchFilters } from './SearchFilters.tsx';
import { resultsId, SearchResults } from './SearchResults.tsx';
import { useFilterDraft } from './useFilterDraft.ts';

interface SearchBodyProps {
  readonly view: Search;
  readonly answer: SearchResponse;
  readonly isSheetOpen: boolean;
  readonly onSheetChange: (open: boolean) => void;
}

/** Filters beside the results, or why there are none. */
export function SearchBody({ answer, ...props }: SearchBodyProps) {
  const { view } = props;
  const t = useTexts('search');
  if (answer.state === 'results') return <FilteredResults answer={answer} {...props} />;
  return (
    <EmptyState level={2} title={t('error.title')} text={t('error.text')}>
      <Button tone="primary" href={ownPath(view)}>
        {t('error.retry')}
      </Button>
    </EmptyState>
  );
}

interface FilteredResultsProps extends SearchBodyProps {
  readonly answer: Extract<SearchResponse, { state: 'results' }>;
}

function FilteredResults({ view, answer, isSheetOpen, onSheetChange }: FilteredResultsProps) {
  const t = useTexts('search');
  const draft = useFilterDraft(view, answer);
  // Of nothing there is nothing to choose.
  const hasFilters = answer.filters.length > 0;
  return (
    <>
      <SkipLinks
        links={[
          ...(hasFilters ? [{ href: `#${filtersId}`, label: t('skip.filters') }] : []),
          { href: `#${resultsId}`, label: t('skip.results') },
        ]}
      />
      <div data-bars="search" className="flow-root large:grid large:gap-16 print:block">
        {hasFilters && <SearchFilters view={view} draft={draft} open={isSheetOpen} onOpenChange={onSheetChange} />}
        <SearchResults
          view={view}
          answer={answer}
          draft={draft}
          before={
            hasPlaceTools(view, answer) && (
              <ChunkView chunk={placeTools} props={{ view, answer, draft, skipTo: `#${afterBefore(resultsId)}` }} />
            )
          }
        />
      </div>
    </>
  );
}
