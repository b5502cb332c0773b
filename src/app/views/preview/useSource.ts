import { useEffect, useState } from 'react';
import { fetchSource } from './source.ts';

interface Source {
  readonly snapshot: string;
  /** None where the answer is gone. */
  readonly text: string | undefined;
}

/**
 * The CMS's answer with this name, as text. What was asked for before stays until that has come: whoever reads or types
 * in it keeps focus and line.
 */
export function useSource(snapshot: string | undefined): Source | undefined {
  const [source, setSource] = useState<Source>();
  useEffect(() => {
    if (snapshot === undefined) return undefined;
    let isCurrent = true;
    void fetchSource(snapshot).then((text) => isCurrent && setSource({ snapshot, text }));
    return () => {
      isCurrent = false;
    };
  }, [snapshot]);
  return source;
}
