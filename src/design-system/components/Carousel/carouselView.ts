/** Which slides are in view: the first one's place, from 0, and how many fit. */
export interface CarouselView {
  first: number;
  shown: number;
}

/** The slides of a row stand in its one child. */
function slidesOf(row: Element): readonly Element[] {
  return [...(row.firstElementChild?.children ?? [])];
}

/** Where a slide begins, in px from the first one's beginning; negative in a row that runs from right to left. */
export function slideOffset(row: Element, place: number): number {
  const slides = slidesOf(row);
  const [first, slide] = [slides[0], slides[place]];
  return first && slide ? slide.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
}

/** Reads from the row's scroll position what is in view. */
export function readView(row: Element): CarouselView {
  const slides = slidesOf(row);
  const step = Math.abs(slideOffset(row, 1));
  if (step === 0) return { first: 0, shown: 1 };
  const gap = step - (slides[0]?.getBoundingClientRect().width ?? 0);
  const width = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  const shown = Math.min(slides.length, Math.max(1, Math.round((width + gap) / step)));
  const first = Math.round(Math.abs(row.scrollLeft) / step);
  return { first: Math.min(first, slides.length - shown), shown };
}

/** Whether a slide stands in view as a whole, give or take the rounding of browsers. */
export function isInView(row: Element, slide: Element): boolean {
  const [view, own] = [row.getBoundingClientRect(), slide.getBoundingClientRect()];
  return own.left >= view.left - 1 && own.right <= view.right + 1;
}

export function stillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
