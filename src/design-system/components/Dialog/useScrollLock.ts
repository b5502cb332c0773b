import { useLayoutEffect } from 'react';

/**
 * Keeps the page from scrolling under a layer that covers it. Where the scrollbar took room it goes on taking it, so
 * that nothing shifts, bars that stand fixed included.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => {
      Object.assign(style, before);
    };
  }, [locked]);
}
