import type { SearchAnswer, SearchHit } from '#app/data/portalState.ts';
import type { Language } from '#templates/plan/context.ts';
import { StaleCache } from '../cache/StaleCache.ts';
import type { CallOutcome, JsonClient } from '../calls/jsonClient.ts';
import type { Log } from '../log.ts';
import { type PresetFilters, withoutPreset, withPreset } from '../portlets/presetFilters.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { readSearchRequest, searchCall } from './searchRequest.ts';
import {
  filtersResponseSchema,
  type KnownFilter,
  mergeFilters,
  recordResponseSchema,
  searchResponseSchema,
} from './searchResponse.ts';

interface SearchLoaderOptions {
  readonly query: JsonClient;
  readonly freshSeconds: number;
  readonly log: Log;
}

export interface SearchAsked {
  readonly site: ServedSite;
  /** As typed; blank asks for everything. */
  readonly term: string;
  readonly language: Language;
  /** The search page's parameters. */
  readonly parameters: URLSearchParams;
  /** The part of the collection that a portlet searches in, instead of the site's whole. */
  readonly within?: { readonly scope: string; readonly filters: PresetFilters } | undefined;
}

/** Never rejects: a search that failed says so in its state. */
export type LoadSearch = (asked: SearchAsked) => Promise<SearchAnswer>;

interface LoadedFilters {
  readonly outcome: CallOutcome;
  readonly filters: readonly KnownFilter[] | undefined;
}

/** Searches for the search page (specification, sections 2, 5 and 7). The answer names the term as it was understood. */
export function createSearchLoader({ query, freshSeconds, log }: SearchLoaderOptions): LoadSearch {
  const cache = new StaleCache<LoadedFilters>({
    freshSeconds,
    maximumSize: 16_000_000,
    sizeOf: ({ outcome }) => (outcome.kind === 'object' ? outcome.body.length * 4 : 32),
    worth: ({ filters }) => (filters ? 'good' : 'failed'),
  });

  const loadFilters = async (path: string, previous: LoadedFilters | undefined): Promise<LoadedFilters> => {
    const outcome = await query.get(path, previous?.outcome);
    if (outcome === previous?.outcome) return previous;
    const read = outcome.kind === 'object' ? filtersResponseSchema.safeParse(outcome.value) : undefined;
    return { outcome, filters: read?.data?.filters };
  };

  const failed = (site: ServedSite, term: string, what: string, outcome: CallOutcome): SearchAnswer => {
    const status = outcome.kind === 'status' ? outcome.status : undefined;
    log.warn({ event: 'search.failed', site: site.id, call: what, why: outcome.kind, status });
    return { state: 'error', term };
  };

  return async ({ site, term, language, parameters, within }) => {
    const scope = within?.scope ?? site.variant.api.gkz_scope;
    const preset = within?.filters ?? {};
    const path = `/${encodeURIComponent(scope)}/filters`;
    const known = (await cache.get(path, (previous) => loadFilters(path, previous))).value;
    const request = readSearchRequest(term, parameters, known.filters?.map(({ id }) => id) ?? []);
    if (request.ids.length > 0) return recordsOf(request.ids, scope, request.term, query);
    if (!known.filters) return failed(site, request.term, 'filters', known.outcome);

    const outcome = await query.get(searchCall(scope, { ...request, choices: withPreset(request.choices, preset) }));
    const read = outcome.kind === 'object' ? searchResponseSchema.safeParse(outcome.value) : undefined;
    if (!read?.success) return failed(site, request.term, 'search', outcome);
    const { hits, records, facets } = read.data;
    return {
      state: 'results',
      term: request.term,
      hits,
      start: request.start,
      records,
      filters: withoutPreset(mergeFilters(known.filters, facets, request.choices, language), preset),
    };
  };
}

/** The records an address names by their ids, in its order; those that are not there are left out. */
async function recordsOf(
  ids: readonly string[],
  scope: string,
  term: string,
  query: JsonClient,
): Promise<SearchAnswer> {
  const asked = ids.filter((id) => !/^urn:/i.test(id));
  const outcomes = await Promise.all(
    asked.map((id) => query.get(`/${encodeURIComponent(scope)}/${encodeURIComponent(id)}`)),
  );
  const isBroken = outcomes.some((outcome) => outcome.kind !== 'object' && outcome.kind !== 'status');
  const records = outcomes.flatMap((outcome): SearchHit[] => {
    const read = outcome.kind === 'object' ? recordResponseSchema.safeParse(outcome.value) : undefined;
    return read?.success ? [read.data] : [];
  });
  if (isBroken && records.length === 0) return { state: 'error', term };
  return { state: 'results', term, hits: records.length, start: 0, records, filters: [] };
}
