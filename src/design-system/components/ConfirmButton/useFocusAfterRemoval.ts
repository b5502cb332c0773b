import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a region when one of its entries goes away together with the button that had the focus: else it
 * would begin again at the top of the page. The region needs a `tabIndex` of -1.
 * @param count how many entries there are
 */
export function useFocusAfterRemoval(region: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (fewer && document.activeElement === document.body) region.current?.focus();
  }, [region, count]);
}
