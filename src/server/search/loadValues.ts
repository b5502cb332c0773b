import type { ValuesResponse } from '#app/api/responses.ts';
import { matchesTyped } from '#app/suggestions/matching.ts';
import type { Language } from '#languages/languages.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import { optionsOf } from './mergeFilters.ts';
import type { PresetFilters } from './presetFilters.ts';
import { searchCall, valuesCall } from './queryCalls.ts';
import { aboveOf, labelOf, type QueryFilter } from './queryFilter.ts';
import { querySearchSchema, queryValuesSchema } from './queryResponses.ts';
import { chosenIn, type SearchQuery } from './searchQuery.ts';

interface ValuesParts {
  readonly scope: string;
  readonly known: readonly QueryFilter[];
  /** As the visitor chose, and with what a portlet presets. */
  readonly wanted: SearchQuery;
  readonly whole: SearchQuery;
  readonly preset: PresetFilters;
  readonly language: Language;
  readonly signal: AbortSignal | undefined;
}

/**
 * The values of the filter that is unfolded which begin with what is typed, chosen or not. A query
 * service that knows only the calls of the specification is asked for what it counts, and that is looked through here.
 */
export async function loadValues(query: JsonClient, parts: ValuesParts): Promise<ValuesResponse | undefined> {
  const { scope, wanted, whole, known, preset, language, signal } = parts;
  const filter = known.find(({ id }) => id === wanted.unfolded?.facet);
  if (!wanted.unfolded || !filter) return undefined;
  const { facet, find } = wanted.unfolded;
  const found = await ask(query, valuesCall(scope, whole, facet, find), signal);
  const listed = found ?? (await lookThrough(query, parts, filter, find));
  if (!listed) return undefined;

  const chosen = chosenIn(wanted.choices, facet);
  const set = preset[facet] ?? [];
  // What was chosen stands in the form besides what is listed here.
  const values = new Set([...listed.values.map(({ value }) => value), ...chosen]);
  const properties: QueryFilter['properties'] = new Map(filter.properties);
  for (const entry of listed.values) properties.set(entry.value, entry);
  const named = { ...filter, properties };
  const options = listed.values.map(({ value, count }) => {
    const above = aboveOf(named, value);
    const parent = above.find((each) => values.has(each));
    // Where nothing above it is shown, its name says what it is a part of.
    const path = parent === undefined ? above.toReversed() : [];
    const label = [...path, value].map((each) => labelOf(named, each, language)).join(' › ');
    return { value, label, count, checked: chosen.includes(value), parent };
  });
  return { filter: facet, options: options.filter(({ value }) => !set.includes(value)), more: listed.more };
}

async function ask(query: JsonClient, path: string, signal: AbortSignal | undefined) {
  const outcome = await query.get(path, undefined, signal);
  return outcome.kind === 'object' ? queryValuesSchema.safeParse(outcome.value).data : undefined;
}

async function lookThrough(
  query: JsonClient,
  { scope, whole, language, signal }: ValuesParts,
  filter: QueryFilter,
  find: string,
) {
  const outcome = await query.get(searchCall(scope, whole, 'all'), undefined, signal);
  const read = outcome.kind === 'object' ? querySearchSchema.safeParse(outcome.value).data : undefined;
  const facet = read?.facets.find(({ name }) => name === filter.name || name === filter.id);
  if (!facet) return undefined;
  const values = optionsOf(filter, facet.properties, [], language)
    .filter(({ label }) => matchesTyped(label, find))
    .map(({ value, label, count }) => ({ value, count, display: label }));
  return { values, more: facet.more };
}
