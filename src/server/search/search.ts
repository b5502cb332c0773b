import type { Services } from '../calls/services.ts';
import type { Log } from '../log.ts';
import type { LoadRecords } from '../records/recordSource.ts';
import { createFilterSource } from './filterSource.ts';
import {
  createSearchLoader,
  type LoadClusters,
  type LoadFilterValues,
  type LoadList,
  type LoadSearch,
  type TidyParameters,
} from './loadSearch.ts';
import { createSuggestionLoader, type LoadSuggestions } from './loadSuggestions.ts';
import type { MapTiles } from './locateSearch.ts';

/** What the query service finds, as the portal works with it. */
export interface Search {
  readonly loadSearch: LoadSearch;
  readonly tidyParameters: TidyParameters;
  readonly loadValues: LoadFilterValues;
  readonly loadList: LoadList;
  readonly loadClusters: LoadClusters;
  readonly loadSuggestions: LoadSuggestions;
  /** The collection has something new: filters are asked for before the next search. */
  readonly changed: () => void;
}

interface SearchOptions {
  readonly services: Services;
  readonly loadRecords: LoadRecords;
  readonly freshSeconds: number;
  readonly tiles: MapTiles | undefined;
  readonly log: Log;
}

export function createSearch({ services, loadRecords, freshSeconds, tiles, log }: SearchOptions): Search {
  const { query, quickQuery } = services;
  const loader = createSearchLoader({ query, loadRecords, freshSeconds, tiles, log });
  const { loadFilters, expireFilters } = createFilterSource(quickQuery, freshSeconds);
  return {
    loadSearch: loader.search,
    tidyParameters: loader.tidyParameters,
    loadValues: loader.values,
    loadList: loader.list,
    loadClusters: loader.clusters,
    loadSuggestions: createSuggestionLoader({ query: quickQuery, loadFilters, freshSeconds, log }),
    changed() {
      loader.expireFilters();
      expireFilters();
    },
  };
}
