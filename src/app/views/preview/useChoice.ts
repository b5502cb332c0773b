import { useCallback, useEffect, useState } from 'react';
import { type PreviewChoice, readChoice, toolAddress } from './choice.ts';

/** What the editor chose, which the address follows: a reload, a bookmark and a link all show the same. */
export function useChoice(search: string): [PreviewChoice, (change: Partial<PreviewChoice>) => void] {
  const [choice, setChoice] = useState(() => readChoice(search));
  const change = useCallback((changed: Partial<PreviewChoice>) => {
    setChoice((before) => {
      const next = { ...before, ...changed };
      history.replaceState(history.state, '', toolAddress(next));
      return next;
    });
  }, []);
  // Back and forward lead to what was chosen there.
  useEffect(() => {
    const follow = () => setChoice(readChoice(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return [choice, change];
}
