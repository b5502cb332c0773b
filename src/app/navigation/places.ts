import { decoded } from '../api/decoded.ts';

/** The element that a fragment of this page names. */
export function placeOf(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1));
  // Firefox warns of every empty id that is asked for.
  return id ? document.getElementById(id) : null;
}

/** Moves the focus to a place, also to one that nobody can press: keyboards and screen readers go on from there. */
export function focusOn(place: HTMLElement | null): void {
  if (!place) return;
  if (!place.hasAttribute('tabindex') && place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Goes along with a browser that is about to follow a link to a place on the page: the page may scroll there smoothly,
 * and the place takes the focus.
 */
export function followToPlace(hash: string): void {
  const place = placeOf(hash);
  if (!place) return;
  scrollSmoothly(place);
  // A field takes the focus by itself.
  if (place.tabIndex >= 0) return;
  // So would a section that was led to before, but in the middle of the window, where Chromium scrolls what it focuses.
  place.removeAttribute('tabindex');
  const from = document.activeElement;
  // The browser takes the focus away when it scrolls, in the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const hasGoneOn = document.activeElement !== from && document.activeElement !== document.body;
      if (!hasGoneOn) focusOn(place);
    }),
  );
}

/** Goes to a place on the page as a browser does that follows a fragment, but for the address. */
export function goToPlace(hash: string): void {
  const place = placeOf(hash);
  if (!place) return;
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  scrollSmoothly(place);
  place.scrollIntoView();
  focusOn(place);
}

/** The ride that is under way; another press begins another. */
let ride = new AbortController();

/**
 * Until the page has scrolled to the place. From the next key on it is quick: what Tab comes to has to be seen at once.
 * A ride that begins while the page is still on one may be lost in Chromium: where the earlier one ends it begins anew.
 */
function scrollSmoothly(place: HTMLElement): void {
  const page = document.documentElement;
  ride.abort();
  ride = new AbortController();
  const { signal } = ride;
  page.dataset.scroll = 'smooth';
  let isSecond = false;
  const stop = () => {
    delete page.dataset.scroll;
    ride.abort();
  };
  const arrive = () => {
    if (isSecond || hasArrived(place)) return stop();
    isSecond = true;
    place.scrollIntoView();
  };
  for (const move of ['keydown', 'wheel', 'touchstart', 'pointerdown'] as const)
    addEventListener(move, stop, { capture: true, passive: true, signal });
  addEventListener('scrollend', arrive, { capture: true, signal });
}

/** Whether a place is where links to it lead, or the page cannot be scrolled that far. */
function hasArrived(place: HTMLElement): boolean {
  const away = place.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(place).scrollMarginTop);
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
  return Math.abs(away) < 2 || (isAtEnd && away > 0) || (scrollY <= 0 && away < 0);
}
