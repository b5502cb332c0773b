import { useEffect, useState } from 'react';
import type { SuggestResponse } from '../api/suggestResponse.ts';
import type { SearchContext } from '../search/addresses.ts';
import { askSuggestions, keptSuggestions, narrowed, nothing } from './suggestionSource.ts';

/** How long somebody pauses before the portal is asked (ms): less than the time between two letters of most. */
const pause = 80;

/**
 * Suggestions for what is typed. While they are on their way, those of the text before which still fit; never any that
 * do not. Nothing is asked about an empty text, or about one that was asked about before.
 */
export function useSuggestions(context: SearchContext, typed: string): SuggestResponse {
  const [last, setLast] = useState(nothing);
  const kept = keptSuggestions(context, typed);

  useEffect(() => {
    if (kept) {
      setLast(kept);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      askSuggestions(context, typed).then(
        (answer) => isCurrent && setLast(answer),
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [context, typed, kept]);

  return kept ?? narrowed(last, typed);
}
