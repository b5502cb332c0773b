import { type RefObject, useEffect } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { portletOf } from '../search/addresses.ts';
import { filledFields, formLanguage, submittedSearch } from '../search/searchForm.ts';
import { personalPath } from '../views/personal/address.ts';
import { isPreviewPath } from '../views/preview/address.ts';
import { markFollowed, unmarkFollowed } from './followed.ts';
import { followToPlace, goToPlace } from './places.ts';

/**
 * Paths that are files or data, or pages of the embedded identity provider, not pages of the app; and previews, which are
 * never kept or swapped in.
 */
const outsideApp = /^\/(?:(?:api|pictures|assets|u)\/|preview(?:\/|$)|(?:login|oai)$|[^/]+\.(?:rss|xml|txt|json)$)/;

/**
 * One listener makes every link and every search form of the page navigate inside the app: those of components as well
 * as those inside editors' texts. Whatever the browser does better (new tabs, downloads, other origins, places on the
 * same page) is left to it.
 *
 * @param state `waiting` while the page that was asked for is on its way
 * @param isAdded whether the address is of an entry that was added to the history for it
 */
export function useInAppLinks(
  navigate: NavigateFunction,
  state: 'idle' | 'waiting',
  isAdded: RefObject<boolean>,
): void {
  useEffect(() => {
    if (state === 'idle') unmarkFollowed();
  }, [state]);

  useEffect(() => {
    const go = (url: URL, pressed: Element | null) => {
      markFollowed(pressed);
      // As in a browser: a link to the page on the screen adds no entry to the history, and a page that was never shown
      // leaves none.
      const replace = isAdded.current || url.href === location.href;
      isAdded.current ||= !replace;
      navigate(url.pathname + url.search + url.hash, { replace });
    };
    const onClick = (event: MouseEvent) => {
      const anchor = followedLink(event);
      if (!anchor) return;
      const url = new URL(anchor.href);
      const isPlace = isOnThisPage(url);
      if (isPlace && state === 'idle') return followToPlace(url.hash);
      if (!isPlace && !isInApp(url)) return;
      event.preventDefault();
      // The address bar names the page on its way. As in a browser, a place on the page before it does not stop it.
      if (isPlace && anchor.getAttribute('href')?.startsWith('#')) goToPlace(url.hash);
      else go(url, anchor);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target instanceof HTMLFormElement ? event.target : null;
      if (event.defaultPrevented || form?.method !== 'get') return;
      const url = formAddress(form, event.submitter);
      if (!isInApp(url)) return;
      event.preventDefault();
      go(url, event.submitter);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [navigate, state, isAdded]);
}

/** The link that a click follows in this very tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined;
  return anchor;
}

/** Whether the app itself goes to an address from where it is. */
export function isInApp(url: URL): boolean {
  // What leaves a preview or a portlet is a whole new document: the theme is another one's.
  const isOutside =
    outsideApp.test(url.pathname) ||
    // Somebody's list comes with its document alone.
    (url.pathname === personalPath && url.searchParams.has('list')) ||
    isPreviewPath(location.pathname) ||
    portletOf(url.pathname) !== portletOf(location.pathname);
  return url.origin === location.origin && !isOutside && !isOnThisPage(url);
}

/** Whether an address names a place on the page that the address bar names. */
function isOnThisPage({ origin, pathname, search, hash }: URL): boolean {
  return hash !== '' && origin === location.origin && pathname === location.pathname && search === location.search;
}

/** Where a GET form leads: a search form's term moves into the path, as the server would redirect it. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(form.action);
  const fields = filledFields(form, submitter);
  // A portlet's own form is heard by its layout.
  const language = formLanguage(url.pathname);
  if (language) return new URL(submittedSearch({ language }, fields), url);
  url.search = fields.toString();
  return url;
}
