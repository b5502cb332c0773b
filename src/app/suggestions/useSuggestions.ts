import { useEffect, useState } from 'react';
import type { SuggestAnswer } from '../api/suggestResponse.ts';
import type { SearchPlace } from '../search/addresses.ts';
import { askSuggestions, keptSuggestions, narrowed, nothing } from './suggestionSource.ts';

/** How long somebody pauses before the portal is asked (ms): less than the time between two letters of most. */
const pause = 80;

/**
 * Suggestions for what is typed. While they are on their way, those of the text before which still fit; never any that
 * do not. Nothing is asked about an empty text, or about one that was asked about before.
 */
export function useSuggestions(place: SearchPlace, typed: string): SuggestAnswer {
  const [last, setLast] = useState(nothing);
  const kept = keptSuggestions(place, typed);

  useEffect(() => {
    if (kept) {
      setLast(kept);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      askSuggestions(place, typed).then(
        (answer) => isCurrent && setLast(answer),
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [place, typed, kept]);

  return kept ?? narrowed(last, typed);
}
