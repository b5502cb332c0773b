import { focusOn, placeOf } from '../places.ts';
import { linkOf, type Position } from './historyPositions.ts';

/** How long a page may take to become as long as it was (ms). */
const settling = 3000;

/**
 * What a browser does on a new page, done for one that was swapped in place: go to the fragment or to the top, and move
 * the focus there, so that keyboards and screen readers start where the page does. A search field in which the visitor
 * goes on typing (`isTyping`) keeps the focus, when the page still has it.
 */
export function startAtTop(hash: string, isTyping = false): void {
  const target = placeOf(hash);
  unfold(target, 'details');
  // The page itself, where nothing is named: a portlet's scrolls with the page that it is embedded in.
  (target ?? document.documentElement).scrollIntoView({ behavior: 'instant' });
  if (isTyping && document.activeElement?.matches('input[type="search"]')) return;
  focusOn(target ?? pageHeading());
}

/** How a search came to another list: another page of it, a map opened above it, or anything else. */
export type ListChange = 'page' | 'map' | 'other';

/**
 * The same search with another list. Filtering and sorting keep the focus, and the line as long as the list begins
 * below it; turning the page, or following what is gone by now, starts where the list does; opening a map, before it.
 */
export function showNewList(change: ListChange): void {
  const list = document.getElementById('results');
  // What was searched for could not be had.
  if (!list) {
    startAtTop('');
    return;
  }
  const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
  const isSeen = document.activeElement !== null && isShown(document.activeElement);
  const heading = list.querySelector('h2');
  const takesFocus = change === 'page' || !hasFocus || !isSeen;
  if (change === 'page' || list.getBoundingClientRect().top < 0) {
    list.scrollIntoView({ behavior: 'instant' });
    // A map above it may fill the window.
    if (takesFocus && change !== 'map' && heading && heading.getBoundingClientRect().bottom > innerHeight)
      heading.scrollIntoView({ behavior: 'instant' });
  }
  // A portlet's frame may be as high as its page, and does not know how much of it is seen: the page around does.
  else if (window.parent !== window && change !== 'map')
    heading?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (takesFocus) focusOn(change === 'map' ? list : heading);
}

/** Whether an element is there to be seen; not all browsers say so that we write for. */
function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/**
 * Back to the same line, with the focus on the link that was followed, as if the page had stayed open. From the heading,
 * the next press of a key would lose the line again.
 */
export function returnTo(position: Position): void {
  const link = linkOf(position);
  // What lies over the page, as a menu, stays away.
  unfold(link, 'details[data-part-of="page"]');
  // A portlet's frame may be as high as its page, and has no line: the page around comes back to the link, or its top.
  if (window.parent !== window && (link || position.y === 0)) {
    const place = link ?? document.documentElement;
    whileSettling(() => place.scrollIntoView({ block: link ? 'center' : 'start', behavior: 'instant' }));
  } else restoreScroll(position.y);
  link?.focus({ preventScroll: true });
  // What is hidden by now does not take the focus.
  if (!link || document.activeElement !== link) focusOn(pageHeading());
}

/** The heading of the whole page: a portlet's first page has it above its main part, in its header. */
function pageHeading(): HTMLElement | null {
  return document.querySelector('h1');
}

/**
 * Opens the folds that a place is in: browsers do so for a fragment that they follow themselves. At once, as what is
 * still unfolding has another height, and at first takes no focus.
 */
function unfold(place: Element | null | undefined, folds: string): void {
  for (
    let fold = place?.closest(folds);
    fold instanceof HTMLDetailsElement;
    fold = fold.parentElement?.closest(folds)
  ) {
    const { dataset } = fold;
    dataset.opens = 'at-once';
    fold.open = true;
    setTimeout(() => delete dataset.opens, 100);
  }
}

/** Scrolls to a line. */
export function restoreScroll(y: number): void {
  whileSettling(() => scrollTo({ top: y, behavior: 'instant' }));
}

/**
 * Scrolls, and again whenever the page or its window gets longer or shorter while it settles, unless the visitor moves
 * first: a bar or a picture above may still take its place, and a frame grows after its page.
 */
function whileSettling(scroll: () => void): void {
  scroll();
  const growth = new ResizeObserver(scroll);
  const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;
  const stop = () => {
    growth.disconnect();
    removeEventListener('resize', scroll);
    clearTimeout(timer);
    for (const move of moves) removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, settling);
  for (const move of moves) addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  addEventListener('resize', scroll);
}

/** What a document says of the page it came with: what the server's `headMarkup` writes, but for what its site offers. */
const firstPage = [
  'head > meta:is([property], [name^="twitter:"], [name^="citation_"], [name="z:itemType"], [name="description"], [name="robots"])',
  'head > link:is([rel="canonical"], [hreflang], [type="application/atom+xml"])',
  'body > script[type="application/ld+json"]',
].join();

/**
 * Takes away what the document said of the page it came with: browsers share the page on the screen under the canonical
 * address, with the picture and the title that they find in the head; reference managers keep the publication, feed
 * readers follow the feed that they find there. Without these they take what is there.
 */
export function forgetFirstPage(): void {
  const stale = document.querySelectorAll(firstPage);
  for (const element of stale) element.remove();
}
