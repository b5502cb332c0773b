import type { SearchResponse } from '../api/responses.ts';
import { useTexts } from '../language/useTexts.ts';
import type { Search } from './addresses.ts';
import { MapLink } from './MapLink.tsx';
import { NearForm } from './NearForm.tsx';
import { ResultsMap } from './ResultsMap.tsx';
import type { FilterDraft } from './useFilterDraft.ts';

type Found = Extract<SearchResponse, { state: 'results' }>;

interface PlaceToolsProps {
  readonly view: Search;
  readonly answer: Found;
  readonly draft: FilterDraft;
  /** Where what was found begins: `#results-list`. */
  readonly skipTo: string;
}

/** Around which place is searched, and the map of what was found. */
export function SearchPlaceTools({ view, answer, draft, skipTo }: PlaceToolsProps) {
  const t = useTexts('search');
  const { places } = answer;
  if (!places) return null;
  return (
    // Below what opens the filters, where that stands above the list.
    <div className="clear-both flex flex-col gap-4 pt-4 large:pt-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <NearForm view={view} near={places.near} />
        <MapLink view={view} places={places} />
      </div>
      {places.isOpen && (
        <>
          <p className="hidden text-small text-text-muted noscript:block">{t('map.noScript')}</p>
          <ResultsMap view={view} places={places} draft={draft} skipTo={skipTo} />
        </>
      )}
    </div>
  );
}
