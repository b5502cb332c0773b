import type { Location } from 'react-router-dom';

const storageKey = 'portal-scroll';

type Positions = Record<string, number>;

function positions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Positions) : {};
  } catch {
    // Storage is closed to this page, or holds something else: one starts at the top then.
    return {};
  }
}

/** Notes how far each page was scrolled, for coming back to it. Returns the function that stops it. */
export function rememberScroll(): () => void {
  // The browser would restore the old page's position on the new page, before that is shown.
  history.scrollRestoration = 'manual';
  const note = () => {
    const state: unknown = history.state;
    const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'default';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [key]: Math.round(scrollY) }));
    } catch {
      // Without storage coming back starts at the top.
    }
  };
  addEventListener('scrollend', note);
  return () => removeEventListener('scrollend', note);
}

/**
 * What a browser does on a new page, done for one that was swapped in place: scroll to the fragment, to where one was,
 * or to the top; then move the focus to the page's heading, so that keyboards and screen readers start there.
 */
export function arriveAt(location: Location, manner: 'visit' | 'return'): void {
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (target) target.scrollIntoView();
  else scrollTo({ top: manner === 'return' ? (positions()[location.key] ?? 0) : 0, behavior: 'instant' });
  const focus = target ?? heading;
  if (!focus) return;
  if (!focus.hasAttribute('tabindex')) focus.tabIndex = -1;
  focus.focus({ preventScroll: true });
}
