import type { ValuesResponse } from '#app/api/responses.ts';
import { matchesTyped } from '#app/suggestions/matching.ts';
import type { Language } from '#languages/languages.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import type { PresetFilters } from '../portlets/presetFilters.ts';
import { labelOf, optionsOf } from './mergeFilters.ts';
import { type SearchRequest, searchCall, valuesCall } from './searchRequest.ts';
import { type KnownFilter, searchResponseSchema, valuesResponseSchema } from './searchResponse.ts';

interface ValuesParts {
  readonly scope: string;
  readonly known: readonly KnownFilter[];
  /** As the visitor chose, and with what a portlet presets. */
  readonly request: SearchRequest;
  readonly whole: SearchRequest;
  readonly preset: PresetFilters;
  readonly language: Language;
}

/**
 * The values of the filter that is unfolded which begin with what is typed, chosen or not. A query
 * service that knows only the calls of the specification is asked for what it counts, and that is looked through here.
 */
export async function loadValues(query: JsonClient, parts: ValuesParts): Promise<ValuesResponse | undefined> {
  const { scope, request, whole, known, preset, language } = parts;
  const filter = known.find(({ id }) => id === request.unfolded?.facet);
  if (!request.unfolded || !filter) return undefined;
  const { facet, find } = request.unfolded;
  const found = await ask(query, valuesCall(scope, whole, facet, find));
  const listed = found ?? (await lookThrough(query, parts, filter, find));
  if (!listed) return undefined;

  const chosen = request.choices.get(facet) ?? [];
  const set = preset[facet] ?? [];
  const options = listed.values.map(({ value, count, display, 'display-eng': english }) => ({
    value,
    label: (language === 'en' ? english : '') || display || labelOf(filter, value, language),
    count,
    checked: chosen.includes(value),
  }));
  return { filter: facet, options: options.filter(({ value }) => !set.includes(value)), more: listed.more };
}

async function ask(query: JsonClient, path: string) {
  const outcome = await query.get(path);
  return outcome.kind === 'object' ? valuesResponseSchema.safeParse(outcome.value).data : undefined;
}

async function lookThrough(
  query: JsonClient,
  { scope, whole, language }: ValuesParts,
  filter: KnownFilter,
  find: string,
) {
  const outcome = await query.get(searchCall(scope, whole, 'all'));
  const read = outcome.kind === 'object' ? searchResponseSchema.safeParse(outcome.value).data : undefined;
  const facet = read?.facets.find(({ name }) => name === filter.name || name === filter.id);
  if (!facet) return undefined;
  const values = optionsOf(filter, facet.properties, [], language)
    .filter(({ label }) => matchesTyped(label, find))
    .map(({ value, label, count }) => ({ value, count, display: label, 'display-eng': label }));
  return { values, more: facet.more };
}
