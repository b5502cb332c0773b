import { useCallback, useState } from 'react';

const prefix = 'tried ';

/**
 * What an editor typed, kept by this window of the browser alone: choosing a site, a language or a width shows the same
 * text again, also where Storybook makes the story anew.
 * @param name of the story and the example; none of them takes another's text
 */
export function useKeptText(name: string): [string | undefined, (text: string | undefined) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(prefix + name) ?? undefined);
  const keep = useCallback(
    (next: string | undefined) => {
      setText(next);
      try {
        if (next === undefined) sessionStorage.removeItem(prefix + name);
        else sessionStorage.setItem(prefix + name, next);
      } catch {
        // More than the browser keeps: it lasts as long as the story.
      }
    },
    [name],
  );
  return [text, keep];
}

/** For tests, which begin with nothing. */
export function forgetKeptTexts(): void {
  sessionStorage.clear();
}
