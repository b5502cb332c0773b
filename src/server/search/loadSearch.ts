import type {
  ContributorFacts,
  MapResponse,
  SearchFilter,
  SearchPlaces,
  SearchRecord,
  SearchResponse,
  ValuesResponse,
} from '#app/api/responses.ts';
import type { Contributor } from '#app/search/addresses.ts';
import type { Language } from '#languages/languages.ts';
import type { CallOutcome, JsonClient } from '../calls/jsonClient.ts';
import type { Log } from '../log.ts';
import { hitOf } from '../records/queryRecord.ts';
import type { LoadRecords } from '../records/recordSource.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { createContributorSource, narrowingOf } from './contributors.ts';
import { createFilterSource } from './filterSource.ts';
import { foldDuplicates } from './foldDuplicates.ts';
import { loadClusters } from './loadClusters.ts';
import { type ListedRecord, type ListWanted, listed, loadList } from './loadList.ts';
import { loadValues } from './loadValues.ts';
import { locateSearch, type MapTiles } from './locateSearch.ts';
import { mergeFilters } from './mergeFilters.ts';
import { type PresetFilters, withoutPreset, withPreset } from './presetFilters.ts';
import { searchCall } from './queryCalls.ts';
import { labelOf, type QueryFilter } from './queryFilter.ts';
import { querySearchSchema } from './queryResponses.ts';
import { chosenIn, readSearchQuery, type SearchQuery, withoutPassedOver } from './searchQuery.ts';
import { createSimilarSource } from './similar.ts';

interface SearchLoaderOptions {
  readonly query: JsonClient;
  readonly loadRecords: LoadRecords;
  readonly freshSeconds: number;
  /** What maps are drawn on; the outline that comes with the portal, where it is left out. */
  readonly tiles?: MapTiles | undefined;
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
  /** Whose records are looked through alone, instead of finding a term. */
  readonly by?: Contributor | undefined;
  /** Whether others about the same are wanted, where a single record is asked for by its id. */
  readonly similar?: boolean | undefined;
  /** Whether some of the records that are asked for by their ids are as good as none. */
  readonly whole?: boolean | undefined;
  /** Aborted when the visitor has left: then nothing more is asked. */
  readonly signal?: AbortSignal | undefined;
}

/** Never rejects: a search that failed says so in its state. */
export type LoadSearch = (asked: SearchAsked) => Promise<SearchResponse>;

/** The values of the filter that the parameters name (`facet`, `find`); `unknown` where they name none. */
export type LoadFilterValues = (asked: SearchAsked) => Promise<ValuesResponse | 'unknown' | 'failed'>;

/** What the map shows of a search; `unknown` where the view is none, or nothing knows of places. */
export type LoadClusters = (asked: SearchAsked) => Promise<MapResponse | 'unknown' | 'failed'>;

/** The parameters that a search amounts to, where some of its own are passed over. Never rejects. */
export type TidyParameters = (
  asked: Pick<SearchAsked, 'site' | 'parameters' | 'within'>,
) => Promise<URLSearchParams | undefined>;

/** Records of a search's list, with what their types are called, and how many the whole list has. */
export interface SearchList {
  readonly term: string;
  readonly hits: number;
  readonly records: readonly ListedRecord[];
  /** Whose records they are, where somebody's alone were asked for. */
  readonly by?: ContributorFacts | undefined;
}

/** `failed` where the query service gives no list. Never rejects. */
export type LoadList = (asked: SearchAsked, wanted: ListWanted) => Promise<SearchList | 'failed'>;

export interface SearchLoader {
  readonly list: LoadList;
  readonly tidyParameters: TidyParameters;
  readonly search: LoadSearch;
  readonly values: LoadFilterValues;
  readonly clusters: LoadClusters;
  /** Has what the filters are asked for anew. */
  readonly expireFilters: () => void;
}

/** Searches for the search page (specification, sections 2, 5 and 7). The answer names the term as it was understood. */
export function createSearchLoader({
  query,
  loadRecords,
  freshSeconds,
  tiles,
  log,
}: SearchLoaderOptions): SearchLoader {
  const { loadFilters, expireFilters } = createFilterSource(query, freshSeconds);
  const loadSimilar = createSimilarSource(query, freshSeconds);
  const loadContributor = createContributorSource(query, freshSeconds);

  const failed = (site: ServedSite, term: string, what: string, outcome: CallOutcome): SearchResponse => {
    const status = outcome.kind === 'status' ? outcome.status : undefined;
    log.warn({ event: 'search.failed', site: site.id, call: what, why: outcome.kind, status });
    return { state: 'error', term };
  };

  const scopeOf = ({ site, within }: Pick<SearchAsked, 'site' | 'within'>) =>
    within?.scope ?? site.variant.api.gkz_scope;

  const prepare = async ({ site, term, language, parameters, within, by, signal }: SearchAsked) => {
    const whereAll = scopeOf({ site, within });
    const { filters: known, outcome, hasAreas } = await loadFilters(whereAll);
    const located = hasAreas
      ? await locateSearch(query, whereAll, parameters, { tiles: within ? undefined : tiles, signal })
      : undefined;
    // Beside the map stands what is on it.
    const isOnMap = located?.places.isOpen === true && within === undefined;
    const scope = isOnMap ? site.variant.api.map_scope : whereAll;
    const wanted = readSearchQuery(term, parameters, known ?? []);
    const narrowing = by && narrowingOf(by, known);
    const preset = { ...within?.filters, ...narrowing?.preset };
    const area = located?.area ?? (located?.places.isOpen ? anywhere : undefined);
    const whole = {
      ...wanted,
      ...(narrowing && { term: narrowing.term, exact: narrowing.exact }),
      choices: withPreset(wanted.choices, preset, known),
      area,
    };
    return { scope, outcome, known, wanted, preset, whole, language, signal, places: located?.places };
  };

  /** The records an address names by their ids, in its order; those that are not there are left out. */
  const recordsOf = async (
    scope: string,
    ids: readonly string[],
    name: Namer,
    isWhole = false,
  ): Promise<SearchResponse> => {
    const { found, state } = await loadRecords(scope, ids, (record) => name(hitOf(record)));
    const records = [...found.values()];
    if (state === 'failed' && (isWhole || records.length === 0)) return { state: 'error', term: '*' };
    return { ...nothingElse, hits: records.length, records, ...(state === 'failed' && { isPart: true }) };
  };

  return {
    async tidyParameters(asked) {
      const { filters } = await loadFilters(scopeOf(asked));
      return filters && withoutPassedOver(asked.parameters, filters);
    },
    async search(asked) {
      const { site, language } = asked;
      const { known, ...prepared } = await prepare(asked);
      const { scope, wanted, preset, whole, places } = prepared;
      const { term } = wanted;
      if (!asked.by && wanted.ids.length > 0) {
        const name = namer(known, language);
        const [id, ...others] = wanted.ids;
        const [found, similar] = await Promise.all([
          recordsOf(scope, wanted.ids, name, asked.whole),
          asked.similar && id !== undefined && others.length === 0 ? loadSimilar(scope, id) : [],
        ]);
        return { ...found, ...(similar.length > 0 && { similar: similar.map(name) }), term };
      }
      if (!known) return failed(site, term, 'filters', prepared.outcome);

      const [outcome, contributor, unfolded] = await Promise.all([
        query.get(searchCall(scope, whole), undefined, asked.signal),
        asked.by && loadContributor(scopeOf(asked), asked.by, known),
        wanted.unfolded && loadValues(query, { ...prepared, known }),
      ]);
      const read = outcome.kind === 'object' ? querySearchSchema.safeParse(outcome.value) : undefined;
      if (asked.signal?.aborted) return { state: 'error', term };
      if (!read?.success) return failed(site, term, 'search', outcome);
      const { hits, records, partial, facets, matched, spelling, meant, without } = read.data;
      const isChosen = [...wanted.choices.keys()].length > 0;
      const unfiltered =
        hits === 0 && isChosen
          ? await countUnfiltered(
              query,
              scope,
              { ...whole, choices: withPreset(new Map(), preset, known) },
              asked.signal,
            )
          : undefined;
      const shown = (list: typeof records) => foldDuplicates(list.map(hitOf).map(namer(known, language)));
      const merged = mergeFilters({ known, facets, query: wanted, language });
      const filters = merged.map((filter) => (unfolded?.filter === filter.id ? unfold(filter, unfolded) : filter));
      return {
        state: 'results',
        term,
        hits,
        start: wanted.start,
        records: shown(records),
        partial: partial.length > 0 ? shown(partial) : undefined,
        filters: withoutPreset(filters, preset, known),
        places,
        matched,
        spelling: asked.by ? undefined : spelling,
        by: contributor?.facts,
        isPart: contributor?.isAnswered === false || isUnplaced(places) || undefined,
        meant: meant.filter(({ also }) => also.length > 0),
        unfiltered,
        without: without
          .map(({ name, value, hits }) => ({ filter: name, value, hits }))
          // What a portlet sets is not the visitor's to take away.
          .filter(({ filter, value }) => chosenIn(wanted.choices, filter).includes(value)),
      };
    },
    async list(asked, wanted) {
      const { known, ...prepared } = await prepare(asked);
      const { scope, wanted: asking, whole, signal } = prepared;
      const types = known?.find(({ id }) => id === 'documenttype');
      const nameOf = (type: string) => type && labelOf(types, type, asked.language);
      const { term, ids } = asking;
      if (ids.length > 0) {
        const { found, state } = await loadRecords(scope, ids, (record) => listed(record, nameOf));
        const records = [...found.values()];
        // A file with some of them would say nothing of the others.
        return state === 'failed' ? 'failed' : { term, hits: records.length, records };
      }
      // Everywhere is another list than near a place.
      if (isUnplaced(prepared.places)) {
        failed(asked.site, term, 'places', prepared.outcome);
        return 'failed';
      }
      const [list, contributor] = await Promise.all([
        known && loadList(query, { scope, whole, signal }, wanted),
        asked.by && loadContributor(scopeOf(asked), asked.by, known),
      ]);
      if (!list) {
        failed(asked.site, term, 'list', prepared.outcome);
        return 'failed';
      }
      return {
        term,
        by: contributor?.facts,
        hits: list.hits,
        records: list.records.map((record) => listed(record, nameOf)),
      };
    },
    async values(asked) {
      const { known, ...prepared } = await prepare(asked);
      const { term, unfolded } = prepared.wanted;
      if (!known) {
        failed(asked.site, term, 'filters', prepared.outcome);
        return 'failed';
      }
      if (!unfolded) return 'unknown';
      const values = await loadValues(query, { ...prepared, known });
      if (!values && !asked.signal?.aborted) log.warn({ event: 'search.failed', site: asked.site.id, call: 'values' });
      return values ?? 'failed';
    },
    expireFilters,
    async clusters(asked) {
      const { parameters, signal } = asked;
      const { scope, whole, places } = await prepare(asked);
      if (!places) return 'unknown';
      if (isUnplaced(places)) return 'failed';
      const clusters = await loadClusters(query, scope, { search: whole, parameters, signal });
      if (!clusters && !signal?.aborted) log.warn({ event: 'search.failed', site: asked.site.id, call: 'clusters' });
      return clusters ?? 'failed';
    },
  };
}

/** How many records there are with nothing chosen but what is preset; nothing where that cannot be asked. */
async function countUnfiltered(query: JsonClient, scope: string, whole: SearchQuery, signal: AbortSignal | undefined) {
  const outcome = await query.get(searchCall(scope, { ...whole, start: 0, sort: undefined }), undefined, signal);
  return outcome.kind === 'object' ? querySearchSchema.safeParse(outcome.value).data?.hits : undefined;
}

/** All values that are wanted, behind the chosen ones, which would be lost from the form otherwise. */
function unfold(filter: SearchFilter, { options, more }: ValuesResponse): SearchFilter {
  const chosen = filter.options.filter(({ checked }) => checked);
  const others = options.filter(({ value }) => !chosen.some((option) => option.value === value));
  return { ...filter, options: [...chosen, ...others], more };
}

type Namer = (hit: SearchRecord) => SearchRecord;

/** Gives records the name of their type that visitors know it by. */
function namer(known: readonly QueryFilter[] | undefined, language: Language): Namer {
  const types = known?.find(({ id }) => id === 'documenttype');
  return (hit) => ({ ...hit, typeLabel: hit.type && labelOf(types, hit.type, language) });
}

/** Whether a place was named that cannot be looked up now. */
const isUnplaced = (places: SearchPlaces | undefined) => places?.near?.kind === 'failed';

/** Wherever there is a place: what a map without any other area shows. */
const anywhere = { name: 'box', value: '-180,-90,180,90' } as const;

/** What an answer with records by their ids has none of. */
const nothingElse = {
  state: 'results',
  term: '*',
  start: 0,
  filters: [],
  matched: 'all',
  meant: [],
  without: [],
} as const;
