import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import { searchAddress } from '../api/addresses.ts';
import type { SearchFilter, ValuesResponse } from '../api/responses.ts';
import type { Search } from './addresses.ts';

export interface Unfolded {
  readonly id: string;
  readonly find: string;
  readonly by: 'address' | 'press';
  /** Nothing while they are asked for the first time. */
  readonly values: ValuesResponse | undefined;
  readonly state: 'ready' | 'searching';
}

/** A pause in typing (ms). */
const pause = 120;

/** The one filter that shows all its values, and what is typed to find one. */
export function useUnfolded(view: Search, parameters: URLSearchParams, filters: readonly SearchFilter[]) {
  const [chosen, setChosen] = useState(() => {
    const asked = filters.find(({ find }) => find !== undefined);
    return asked && { id: asked.id, find: asked.find ?? '', by: 'address' as 'address' | 'press' };
  });
  const [wanted, setWanted] = useState(chosen);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(chosen), wanted?.id === chosen?.id ? pause : 0);
    return () => clearTimeout(timer);
  }, [chosen, wanted]);

  const { data, isLoading } = useSWR<ValuesResponse>(
    // What the address unfolds comes with the page, as long as nothing is ticked.
    wanted && (wanted.by === 'press' || parameters !== view.parameters)
      ? valuesAddress(view, parameters, wanted)
      : null,
    { keepPreviousData: true },
  );
  const unfolded: Unfolded | undefined = chosen && {
    ...chosen,
    values: data?.filter === chosen.id ? data : undefined,
    state: isLoading || wanted !== chosen ? 'searching' : 'ready',
  };
  // The same at each rendering, for filters that are rendered anew only when they are others.
  const unfold = useCallback(
    (id: string, isUnfolded: boolean) => setChosen(isUnfolded ? { id, find: '', by: 'press' } : undefined),
    [],
  );
  const find = useCallback((id: string, text: string) => setChosen({ id, find: text, by: 'press' }), []);
  return { unfolded, unfold, find };
}

function valuesAddress(
  { term, language, portlet, by }: Search,
  parameters: URLSearchParams,
  { id, find }: { readonly id: string; readonly find: string },
): string {
  const all = new URLSearchParams(parameters);
  all.set('facet', id);
  all.set('find', find.trim());
  return searchAddress(term, language, all, portlet, by).replace('/api/search?', '/api/values?');
}
