import { type RefObject, useEffect } from 'react';

/**
 * Closes an open fold that lies over the page: on Escape, which gives the focus back to its summary, on a press beside
 * it, and when the focus goes elsewhere.
 */
export function useLightDismiss(fold: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = fold.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const outside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (outside(target)) element.open = false;
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (outside(relatedTarget)) element.open = false;
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !element.open) return;
        event.stopPropagation();
        element.open = false;
        element.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, [fold]);
}
