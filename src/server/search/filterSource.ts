import { StaleCache } from '../cache/StaleCache.ts';
import type { CallOutcome, JsonClient } from '../calls/jsonClient.ts';
import type { QueryFilter } from './queryFilter.ts';
import { queryFiltersSchema } from './queryResponses.ts';

/** The filters of a scope, and the call they came with. */
export interface LoadedFilters {
  readonly outcome: CallOutcome;
  /** None when the call failed or said nothing that can be read. */
  readonly filters: readonly QueryFilter[] | undefined;
  /** Whether the scope knows of places, beyond the specification. */
  readonly hasAreas: boolean;
}

/** Never rejects. */
export type LoadFilters = (scope: string) => Promise<LoadedFilters>;

export interface FilterSource {
  readonly loadFilters: LoadFilters;
  /** Has all of them asked for anew. */
  readonly expireFilters: () => void;
}

/** Asks which filters a scope has (specification, section 3: `/filters`), and keeps the answer. */
export function createFilterSource(query: JsonClient, freshSeconds: number): FilterSource {
  const cache = new StaleCache<LoadedFilters>({
    name: 'filters',
    freshSeconds,
    maximumSize: 16_000_000,
    sizeOf: ({ outcome }) => (outcome.kind === 'object' ? outcome.body.length * 4 : 32),
    worth: ({ filters }) => (filters ? 'good' : 'failed'),
  });
  const load = async (path: string, previous: LoadedFilters | undefined): Promise<LoadedFilters> => {
    const outcome = await query.get(path, previous?.outcome);
    if (outcome === previous?.outcome) return previous;
    const read = outcome.kind === 'object' ? queryFiltersSchema.safeParse(outcome.value) : undefined;
    return { outcome, filters: read?.data?.filters, hasAreas: read?.data?.areas ?? false };
  };
  return {
    loadFilters: async (scope) => {
      const path = `/${encodeURIComponent(scope)}/filters`;
      return (await cache.get(path, (previous) => load(path, previous))).value;
    },
    expireFilters: () => cache.expire(),
  };
}
