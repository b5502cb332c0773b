import type { SearchFilter, SearchRecord, SearchResponse, ValuesResponse } from '#app/api/responses.ts';
import type { Language } from '#languages/languages.ts';
import { StaleCache } from '../cache/StaleCache.ts';
import type { CallOutcome, JsonClient } from '../calls/jsonClient.ts';
import type { Log } from '../log.ts';
import { type PresetFilters, withoutPreset, withPreset } from '../portlets/presetFilters.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { loadValues } from './loadValues.ts';
import { labelOf, mergeFilters } from './mergeFilters.ts';
import { readSearchRequest, type SearchRequest, searchCall } from './searchRequest.ts';
import {
  filtersResponseSchema,
  type KnownFilter,
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
export type LoadSearch = (asked: SearchAsked) => Promise<SearchResponse>;

/** The values of the filter that the parameters name (`facet`, `find`); `unknown` where they name none. */
export type LoadFilterValues = (asked: SearchAsked) => Promise<ValuesResponse | 'unknown' | 'failed'>;

export interface SearchLoader {
  readonly search: LoadSearch;
  readonly values: LoadFilterValues;
}

interface LoadedFilters {
  readonly outcome: CallOutcome;
  readonly filters: readonly KnownFilter[] | undefined;
}

/** Searches for the search page (specification, sections 2, 5 and 7). The answer names the term as it was understood. */
export function createSearchLoader({ query, freshSeconds, log }: SearchLoaderOptions): SearchLoader {
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

  const failed = (site: ServedSite, term: string, what: string, outcome: CallOutcome): SearchResponse => {
    const status = outcome.kind === 'status' ? outcome.status : undefined;
    log.warn({ event: 'search.failed', site: site.id, call: what, why: outcome.kind, status });
    return { state: 'error', term };
  };

  const prepare = async ({ site, term, language, parameters, within }: SearchAsked) => {
    const scope = within?.scope ?? site.variant.api.gkz_scope;
    const path = `/${encodeURIComponent(scope)}/filters`;
    const known = (await cache.get(path, (previous) => loadFilters(path, previous))).value;
    const request = readSearchRequest(term, parameters, known.filters?.map(({ id }) => id) ?? []);
    const preset = within?.filters ?? {};
    const whole = { ...request, choices: withPreset(request.choices, preset) };
    return { scope, outcome: known.outcome, known: known.filters, request, preset, whole, language };
  };

  return {
    async search(asked) {
      const { site, language } = asked;
      const { known, ...prepared } = await prepare(asked);
      const { scope, request, preset, whole } = prepared;
      if (request.ids.length > 0) return recordsOf(request, scope, query, namer(known, language));
      if (!known) return failed(site, request.term, 'filters', prepared.outcome);

      const [outcome, unfolded] = await Promise.all([
        query.get(searchCall(scope, whole)),
        request.unfolded && loadValues(query, { ...prepared, known }),
      ]);
      const read = outcome.kind === 'object' ? searchResponseSchema.safeParse(outcome.value) : undefined;
      if (!read?.success) return failed(site, request.term, 'search', outcome);
      const { hits, records, facets, matched, without } = read.data;
      const merged = mergeFilters({ known, facets, request, language });
      const filters = merged.map((filter) => (unfolded?.filter === filter.id ? unfold(filter, unfolded) : filter));
      return {
        state: 'results',
        term: request.term,
        hits,
        start: request.start,
        records: records.map(namer(known, language)),
        filters: withoutPreset(filters, preset),
        matched,
        without: without
          .map(({ name, value, hits }) => ({ filter: name, value, hits }))
          // What a portlet sets is not the visitor's to take away.
          .filter(({ filter, value }) => request.choices.get(filter)?.includes(value)),
      };
    },
    async values(asked) {
      const { known, ...prepared } = await prepare(asked);
      const { term, unfolded } = prepared.request;
      if (!known) {
        failed(asked.site, term, 'filters', prepared.outcome);
        return 'failed';
      }
      if (!unfolded) return 'unknown';
      const values = await loadValues(query, { ...prepared, known });
      if (!values) log.warn({ event: 'search.failed', site: asked.site.id, call: 'values' });
      return values ?? 'failed';
    },
  };
}

/** All values that are wanted, behind the chosen ones, which would be lost from the form otherwise. */
function unfold(filter: SearchFilter, { options, more }: ValuesResponse): SearchFilter {
  const chosen = filter.options.filter(({ checked }) => checked);
  const others = options.filter(({ value }) => !chosen.some((option) => option.value === value));
  return { ...filter, options: [...chosen, ...others], more };
}

/** Gives records the name of their type that visitors know it by. */
function namer(known: readonly KnownFilter[] | undefined, language: Language) {
  const types = known?.find(({ id }) => id === 'documenttype');
  return (hit: SearchRecord): SearchRecord => ({ ...hit, typeLabel: hit.type && labelOf(types, hit.type, language) });
}

/** The records an address names by their ids, in its order; those that are not there are left out. */
async function recordsOf(
  { ids, term }: Pick<SearchRequest, 'ids' | 'term'>,
  scope: string,
  query: JsonClient,
  name: (hit: SearchRecord) => SearchRecord,
): Promise<SearchResponse> {
  const asked = ids.filter((id) => !/^urn:/i.test(id));
  const outcomes = await Promise.all(
    asked.map((id) => query.get(`/${encodeURIComponent(scope)}/${encodeURIComponent(id)}`)),
  );
  const isBroken = outcomes.some((outcome) => outcome.kind !== 'object' && !isMissing(outcome));
  const records = outcomes.flatMap((outcome): SearchRecord[] => {
    const read = outcome.kind === 'object' ? recordResponseSchema.safeParse(outcome.value) : undefined;
    return read?.success ? [name(read.data)] : [];
  });
  if (isBroken && records.length === 0) return { state: 'error', term };
  return { state: 'results', term, hits: records.length, start: 0, records, filters: [], matched: 'all', without: [] };
}

function isMissing(outcome: CallOutcome): boolean {
  return outcome.kind === 'status' && outcome.status < 500;
}
