import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a region when one of its entries goes away together with the button that had the focus: else it
 * would begin again at the top of the page. A list that shrinks while its reader is elsewhere moves nothing. The region
 * needs a `tabIndex` of -1.
 * @param ids of the entries, in any order
 */
export function useFocusAfterRemoval(region: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const inside = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const follow = ({ target }: FocusEvent) => {
      // The question stands elsewhere in the document, and belongs to the region all the same.
      if (target instanceof Element && target.closest('[role="alertdialog"]')) return;
      inside.current = target instanceof Node && region.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow, { signal: listening.signal });
    return () => listening.abort();
  }, [region]);

  const before = useRef(ids);
  useEffect(() => {
    const earlier = new Set(before.current);
    before.current = ids;
    const removed = ids.length < earlier.size && ids.every((id) => earlier.has(id));
    if (removed && inside.current && document.activeElement === document.body) region.current?.focus();
  }, [region, ids]);
}
