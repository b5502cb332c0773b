import { useMemo } from 'react';
import type { ComparedAnswer } from '#templates/difference/difference.types.ts';
import type { ShownReport } from './Findings.tsx';
import type { Draft } from './useDraft.ts';
import { answerIn } from './usePublished.ts';
import { useSource } from './useSource.ts';

interface ComparedOptions {
  readonly isWanted: boolean;
  /** What the editor gave or typed. */
  readonly planned: Draft['planned'];
  /** The report of what is shown instead, and the name of the answer it speaks of. */
  readonly shown: ShownReport['report'] | undefined;
  readonly snapshot: string | undefined;
}

/** What the editor looks at, as something to compare; none as long as its JSON is not there. */
export function useCompared({ isWanted, planned, shown, snapshot }: ComparedOptions): ComparedAnswer | undefined {
  const fetched = useSource(isWanted && !planned ? snapshot : undefined);
  const text = planned?.text ?? (fetched && fetched.snapshot === snapshot ? fetched.text : undefined);
  const report = planned ? planned.response.preview : shown;
  const sources = report?.kind === 'page' ? report.sources : undefined;
  return useMemo(() => {
    const value = isWanted ? answerIn(text) : undefined;
    return value && sources && { value, sources };
  }, [isWanted, text, sources]);
}
