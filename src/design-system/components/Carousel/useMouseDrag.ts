import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect } from 'react';
import { readView, slideOffset, stillness } from './carouselView.ts';

/**
 * Lets a mouse drag a row that otherwise scrolls by itself. Embla comes when a mouse does, and has the row from the
 * press until it has come to rest; before and after, the browser scrolls it (docs/adr/0010).
 */
export function useMouseDrag(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    let start: typeof import('embla-carousel').default | undefined;
    let drag: EmblaCarouselType | undefined;

    const prepare = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || start) return;
      void import('embla-carousel').then(
        (module) => {
          start = module.default;
        },
        () => {},
      );
    };

    /** Gives the row back to the browser, at the very place where it is. */
    const release = () => {
      if (!drag) return;
      const { location, axis } = drag.internalEngine();
      const left = -axis.direction(location.get());
      drag.destroy();
      drag = undefined;
      delete element.dataset.dragged;
      element.scrollLeft = left;
    };

    const press = ({ pointerType, button }: PointerEvent) => {
      release();
      if (pointerType !== 'mouse' || button !== 0 || !start) return;
      const { first } = readView(element);
      const furthest = element.scrollWidth - element.clientWidth;
      const rest = Math.min(Math.abs(slideOffset(element, first)), furthest);
      // A row that is still scrolling goes on doing so.
      if (Math.abs(Math.abs(element.scrollLeft) - rest) > 2) return;
      element.dataset.dragged = '';
      element.scrollLeft = 0;
      drag = start(element, {
        align: 'start',
        startIndex: first,
        direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
        watchFocus: false,
        watchResize: false,
        watchSlides: false,
      });
      drag.on('settle', release);
      drag.on('pointerUp', (dragged) => {
        const { location, target } = dragged.internalEngine();
        // Not before the click that follows: Embla keeps a drag from being one.
        requestAnimationFrame(() => {
          if (drag !== dragged) return;
          if (stillness()) dragged.scrollTo(dragged.selectedScrollSnap(), true);
          if (location.get() === target.get()) release();
        });
      });
    };

    element.addEventListener('pointerenter', prepare);
    element.addEventListener('pointerdown', press);
    element.addEventListener('wheel', release, { passive: true });
    element.addEventListener('keydown', release);
    return () => {
      release();
      element.removeEventListener('pointerenter', prepare);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('wheel', release);
      element.removeEventListener('keydown', release);
    };
  }, [row]);
}
