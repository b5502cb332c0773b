import type { SuggestResponse } from '../api/suggestResponse.ts';
import type { SearchContext } from '../search/addresses.ts';
import { matchesTyped } from './matching.ts';

export const nothing: SuggestResponse = { terms: [], titles: [], dossiers: [] };

/** Answers that are kept for as long as the document lives; who goes on typing comes back to the last ones only. */
const mostKept = 100;

const kept = new Map<string, SuggestResponse>();
let flight: AbortController | undefined;

/** The portal's own answers to what is typed, in one place to search. */
function addressOf({ language, portlet }: SearchContext, typed: string): string {
  return `/api/suggest?${new URLSearchParams({ q: typed, language, ...(portlet && { portlet }) })}`;
}

/** What is typed, as far as it makes a difference. */
export function bare(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 200);
}

/** The answer for what is typed, if it has been here before. */
export function keptSuggestions(context: SearchContext, typed: string): SuggestResponse | undefined {
  return bare(typed) === '' ? nothing : kept.get(addressOf(context, bare(typed)));
}

/**
 * Asks for suggestions; whatever else was asked for is given up. Rejects when there are none to be had, or somebody
 * asked for others meanwhile.
 */
export async function askSuggestions(context: SearchContext, typed: string): Promise<SuggestResponse> {
  flight?.abort();
  flight = new AbortController();
  const address = addressOf(context, bare(typed));
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal: flight.signal });
  if (!response.ok) throw new Error(`No suggestions from ${address}`);
  // The portal's own answer, which its server has read and written.
  const answer: SuggestResponse = await response.json();
  // The server may fail to hear from others, which changes; it says so.
  if (response.headers.get('cache-control') !== 'no-store') keep(address, answer);
  return answer;
}

function keep(address: string, answer: SuggestResponse): void {
  kept.set(address, answer);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** What of an older answer still is one to what is typed now: shown while the new one is on its way. */
export function narrowed({ terms, titles, dossiers }: SuggestResponse, typed: string): SuggestResponse {
  if (bare(typed) === '') return nothing;
  return {
    terms: terms.filter(({ text }) => matchesTyped(text, typed)),
    titles: titles.filter(({ title }) => matchesTyped(title, typed)),
    dossiers: dossiers.filter(({ title }) => matchesTyped(title, typed)),
  };
}
