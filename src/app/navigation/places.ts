import { decoded } from '../api/decoded.ts';
/** The element that a fragment of this page names. */
export function placeOf(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)) ?? '');
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
  scrollSmoothly();
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

/** Until the page has scrolled. From the next key on it is quick: what Tab comes to has to be seen at once. */
function scrollSmoothly(): void {
  const page = document.documentElement;
  page.dataset.scroll = 'smooth';
  const done = new AbortController();
  const stop = () => {
    delete page.dataset.scroll;
    done.abort();
  };
  addEventListener('keydown', stop, { capture: true, signal: done.signal });
  addEventListener('scrollend', stop, { capture: true, signal: done.signal });
}
