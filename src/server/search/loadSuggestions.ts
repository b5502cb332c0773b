import type { SuggestResponse } from '#app/api/suggestResponse.ts';
import type { Language } from '#languages/languages.ts';
import { StaleCache } from '../cache/StaleCache.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import type { Log } from '../log.ts';
import type { LoadFilters } from './filterSource.ts';
import type { PresetFilters } from './presetFilters.ts';
import type { Suggested } from './querySuggestions.ts';
import { querySuggestionsSchema } from './querySuggestions.ts';
import { suggestWithin } from './suggestWithin.ts';

interface SuggestionLoaderOptions {
  /** Its calls must be given up quickly: a suggestion that comes late is none. */
  readonly query: JsonClient;
  readonly loadFilters: LoadFilters;
  readonly freshSeconds: number;
  readonly log: Log;
}

export interface SuggestionsAsked {
  readonly scope: string;
  /** What a portlet presets; none for a site. An answer is one or the other's: their headers differ. */
  readonly filters: PresetFilters | undefined;
  /** What stands in the field. */
  readonly typed: string;
  readonly language: Language;
}

/** Suggestions, and whether the query service gave them: an empty answer instead of a failure is not worth keeping. */
export interface LoadedSuggestions {
  readonly answer: SuggestResponse;
  readonly isWhole: boolean;
}

/** Never rejects: where there is nothing to be had, nothing is suggested. */
export type LoadSuggestions = (asked: SuggestionsAsked) => Promise<LoadedSuggestions>;

/** Longer than anything that begins a title (characters). */
const longestTyped = 200;

/** Suggests what may be meant by what is typed so far, from the whole of a scope or a portlet's part of it. */
export function createSuggestionLoader({
  query,
  loadFilters,
  freshSeconds,
  log,
}: SuggestionLoaderOptions): LoadSuggestions {
  const cache = new StaleCache<LoadedSuggestions>({
    name: 'suggestions',
    freshSeconds,
    maximumSize: 4_000_000,
    sizeOf: ({ answer }) => JSON.stringify(answer).length * 2,
    worth: ({ isWhole }) => (isWhole ? 'good' : 'failed'),
  });
  let wasFailing = false;

  const load = async ({ scope, filters, typed, language }: SuggestionsAsked): Promise<LoadedSuggestions> => {
    const isPart = filters && Object.keys(filters).length > 0;
    const read = isPart ? await within(scope, filters, typed) : await suggest(scope, typed, language);
    // One line for each time it goes wrong, not for each letter.
    if ('failed' in read && !wasFailing) {
      log.warn({ event: 'suggest.failed', scope, why: read.failed.kind });
    }
    wasFailing = 'failed' in read;
    return 'failed' in read ? { answer: nothing(), isWhole: false } : { answer: read.answer, isWhole: true };
  };

  const within = async (scope: string, filters: PresetFilters, typed: string): Promise<Suggested> =>
    suggestWithin(query, { scope, filters, known: (await loadFilters(scope)).filters }, typed);

  const suggest = async (scope: string, typed: string, language: Language): Promise<Suggested> => {
    const outcome = await query.get(
      `/${encodeURIComponent(scope)}/suggest?${new URLSearchParams({ q: typed, lang: language })}`,
    );
    // A service of the specification alone has no such call, and takes it for a record that is not there.
    if (outcome.kind === 'status' && outcome.status === 404) return { answer: nothing() };
    const read = outcome.kind === 'object' ? querySuggestionsSchema.safeParse(outcome.value) : undefined;
    return read?.success ? { answer: read.data } : { failed: outcome };
  };

  return async (asked) => {
    const typed = asked.typed.trim().replace(/\s+/g, ' ').slice(0, longestTyped).toWellFormed().trim();
    if (typed === '') return { answer: nothing(), isWhole: true };
    const { scope, filters, language } = asked;
    const key = JSON.stringify([scope, language, typed.toLowerCase(), filters]);
    return (await cache.get(key, () => load({ scope, filters, typed, language }))).value;
  };
}

/** An object of its own each time: answers stand for the replies made of them. */
function nothing(): SuggestResponse {
  return { terms: [], titles: [], dossiers: [] };
}
