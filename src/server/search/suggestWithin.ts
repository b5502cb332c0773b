import { matchesTyped } from '#app/suggestions/matching.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import { type PresetFilters, withPreset } from '../portlets/presetFilters.ts';
import type { Suggested } from './loadSuggestions.ts';
import { keywordGroup, type SearchRequest, searchCall, valuesCall } from './searchRequest.ts';
import { searchResponseSchema, valuesResponseSchema } from './searchResponse.ts';
import { hasPage, mostDossiers, mostTerms, mostTitles } from './suggestResponse.ts';

/**
 * Suggestions from the part of a collection that has these filters. The query service suggests from the whole, and
 * what it counts there is not there to be found here: keywords come from the values of their filter within the part,
 * titles from a search in it.
 */
export async function suggestWithin(
  query: JsonClient,
  scope: string,
  filters: PresetFilters,
  typed: string,
): Promise<Suggested> {
  const choices = withPreset(new Map(), filters);
  const request: SearchRequest = { term: typed, start: 0, choices, sort: undefined, ids: [], unfolded: undefined };
  const [values, search] = await Promise.all([
    query.get(valuesCall(scope, { ...request, term: '*' }, keywordGroup, typed)),
    query.get(searchCall(scope, request)),
  ]);
  const keywords = values.kind === 'object' ? valuesResponseSchema.safeParse(values.value).data : undefined;
  const found = search.kind === 'object' ? searchResponseSchema.safeParse(search.value).data : undefined;
  if (!found) return { failed: search };

  const preset = filters[keywordGroup] ?? [];
  // A service of the specification alone cannot be asked for values; it counts those of what it found.
  const listed = keywords?.values ?? found.facets.find(({ name }) => name === keywordGroup)?.properties ?? [];
  const titled = found.records.filter(({ id, title }) => hasPage(id) && matchesTyped(title, typed));
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
