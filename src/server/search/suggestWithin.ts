import { keywordFacet } from '#app/search/specifiedFacets.ts';
import { matchesTyped } from '#app/suggestions/matching.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import { hitOf } from '../records/queryRecord.ts';
import { type PresetFilters, withPreset } from './presetFilters.ts';
import { searchCall, valuesCall } from './queryCalls.ts';
import type { QueryFilter } from './queryFilter.ts';
import { querySearchSchema, queryValuesSchema } from './queryResponses.ts';
import type { Suggested } from './querySuggestions.ts';
import { hasPage, mostDossiers, mostTerms, mostTitles } from './querySuggestions.ts';
import type { SearchQuery } from './searchQuery.ts';

interface Within {
  readonly scope: string;
  readonly filters: PresetFilters;
  /** The filters of the scope, where they are known. */
  readonly known: readonly QueryFilter[] | undefined;
}

/**
 * Suggestions from the part of a collection that has these filters. The query service suggests from the whole, and
 * what it counts there is not there to be found here: keywords come from the values of their filter within the part,
 * titles from a search in it.
 */
export async function suggestWithin(
  query: JsonClient,
  { scope, filters, known }: Within,
  typed: string,
): Promise<Suggested> {
  const choices = withPreset(new Map(), filters, known);
  // Keywords are what narrows a search one by one.
  const facet = known?.find(({ combine }) => combine === 'and')?.id ?? keywordFacet;
  const whole: SearchQuery = {
    term: typed,
    start: 0,
    choices,
    sort: undefined,
    exact: false,
    ids: [],
    unfolded: undefined,
  };
  const [values, search] = await Promise.all([
    query.get(valuesCall(scope, { ...whole, term: '*' }, facet, typed)),
    query.get(searchCall(scope, whole)),
  ]);
  const keywords = values.kind === 'object' ? queryValuesSchema.safeParse(values.value).data : undefined;
  const found = search.kind === 'object' ? querySearchSchema.safeParse(search.value).data : undefined;
  if (!found) return { failed: search };

  const preset = filters[facet] ?? [];
  // A service of the specification alone cannot be asked for values; it counts those of what it found.
  const listed = keywords?.values ?? found.facets.find(({ name }) => name === facet)?.properties ?? [];
  const titled = found.records.map(hitOf).filter(({ id, title }) => hasPage(id) && matchesTyped(title, typed));
  const entries = (kind: 'dossier' | 'other') =>
    titled.filter(({ type }) => (type === 'dossier') === (kind === 'dossier')).map(({ id, title }) => ({ id, title }));
  return {
    answer: {
      terms: listed
        .filter(({ value }) => !preset.includes(value) && matchesTyped(value, typed))
        .slice(0, mostTerms)
        .map(({ value, count }) => ({ text: value, count })),
      titles: entries('other').slice(0, mostTitles),
      dossiers: entries('dossier').slice(0, mostDossiers),
    },
  };
}
