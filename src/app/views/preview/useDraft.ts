import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#languages/languages.ts';
import { keepDraft, type PlannedDraft, planDraft } from './draft.ts';
import type { PreviewResponse } from './previewResponse.ts';

export interface Draft {
  /** What the editor gave or typed; none while the CMS's answer is shown. */
  readonly text: string | undefined;
  /** The last of it that was a page, and what that became. */
  readonly planned: { readonly text: string; readonly response: PreviewResponse } | undefined;
  readonly fault: Extract<PlannedDraft, { kind: 'fault' }> | undefined;
  readonly change: (text: string) => void;
  /** Back to what the CMS has. */
  readonly reset: () => void;
  /** How often that was done. */
  readonly resets: number;
}

/** How long typing rests before it is kept in the browser (ms). */
const restMs = 300;

/**
 * An editor's own version of a page. One is planned at a time; of what comes meanwhile only the latest is, so that typing
 * is followed as fast as the portal can and no faster.
 */
export function useDraft(site: string | undefined, language: Language | undefined): Draft {
  const [text, setText] = useState<string>();
  const [shown, setShown] = useState<Draft['planned']>();
  const [fault, setFault] = useState<Draft['fault']>();
  const [resets, setResets] = useState(0);
  const waiting = useRef<string>(undefined);
  const isPlanning = useRef(false);
  const lastReset = useRef(0);
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unkept = useRef<string>(undefined);
  const place = useRef({ site, language });
  place.current = { site, language };

  const plan = useCallback(async () => {
    if (isPlanning.current) return;
    isPlanning.current = true;
    while (waiting.current !== undefined) {
      const next = waiting.current;
      waiting.current = undefined;
      const since = lastReset.current;
      const planned = await planDraft(next, place.current);
      if (since !== lastReset.current) continue;
      if (planned.kind === 'page') setShown({ text: next, response: planned.response });
      setFault(planned.kind === 'fault' ? planned : undefined);
    }
    isPlanning.current = false;
  }, []);
  const keep = useCallback(() => {
    clearTimeout(keeping.current);
    if (unkept.current !== undefined) keepDraft(unkept.current);
    unkept.current = undefined;
  }, []);
  // Who leaves before typing has rested loses nothing.
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
  const change = useCallback(
    (next: string) => {
      waiting.current = next;
      void plan();
      setText(next);
      unkept.current = next;
      clearTimeout(keeping.current);
      keeping.current = setTimeout(keep, restMs);
    },
    [plan, keep],
  );
  const reset = useCallback(() => {
    clearTimeout(keeping.current);
    unkept.current = undefined;
    waiting.current = undefined;
    // What is being planned is wanted no more.
    lastReset.current += 1;
    keepDraft(undefined);
    setText(undefined);
    setShown(undefined);
    setFault(undefined);
    setResets((before) => before + 1);
  }, []);
  // Another site may know other records.
  const latest = useRef(text);
  latest.current = text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place decides about what the same text becomes
  useEffect(() => {
    if (latest.current !== undefined) change(latest.current);
  }, [site, language, change]);
  return { text, planned: shown, fault, change, reset, resets };
}
