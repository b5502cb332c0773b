import { useEffect, useRef, useState } from 'react';
import type { PreviewResponse } from './previewResponse.ts';
import type { Picking } from './usePicking.ts';

/**
 * Counts how often a page turned out to be another site's than the one whose look its frame has: a document keeps the
 * look that it came with, and has to be loaded anew.
 * @param response what the frame shows; `undefined` where its site was chosen
 */
export function useOwnLook(frame: Picking['frame'], response: PreviewResponse | undefined): number {
  const [count, setCount] = useState(0);
  const counted = useRef<PreviewResponse>(undefined);
  useEffect(() => {
    // A document that has only begun to come has no root yet.
    const look = frame?.element.contentDocument?.querySelector('html')?.dataset.site;
    if (look === undefined || response?.preview.kind !== 'page' || look === response.preview.site) return;
    // Once for each answer: a frame that cannot have its look is left as it is.
    if (counted.current === response) return;
    counted.current = response;
    setCount((before) => before + 1);
  }, [frame, response]);
  return count;
}
