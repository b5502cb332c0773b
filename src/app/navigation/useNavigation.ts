import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { ResponseUnreachable } from '../api/fetchResponse.ts';
import { splitTracking } from '../api/splitTracking.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { reloadForCode } from '../failures/reloadForCode.ts';
import { whenIdle } from '../idle/whenIdle.ts';
import { addTexts } from '../language/createI18n.ts';
import { languageOfDocument } from '../language/languageOfDocument.ts';
import { useI18n } from '../language/useTexts.ts';
import { isPreviewPath } from '../views/preview/address.ts';
import { isSamePage } from './isSamePage.ts';
import type { createNavigator, Navigator } from './navigator/createNavigator.ts';
import type { Wait } from './navigator/waiting.tsx';

export interface Navigation extends Wait {
  /** The location on the screen; the address bar may be ahead of it. */
  readonly shown: Location;
  /** `waiting` while another page, or another list, is on its way. */
  readonly state: 'idle' | 'waiting';
  /** Whether the address is of an entry that was added to the history for what is on its way. */
  readonly isAdded: RefObject<boolean>;
}

/** Gets the code that leads elsewhere; rejects when it cannot be had. */
export type LoadNavigator = () => Promise<{ readonly createNavigator: typeof createNavigator }>;

/** What the router calls an entry without a key. */
const keyOfUnnamed = 'default';

const noWait: Wait = { message: '', overlay: null };

/**
 * Follows the router's address: what is shown is the last location whose data and code were all at hand. Getting there
 * is code of its own, which the page does without until it is idle or the visitor follows a link.
 */
export function useNavigation(site: PublicSite, loadNavigator: LoadNavigator): Navigation {
  const location = useAskedLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const i18n = useI18n();
  const swr = useSWRConfig();
  const [shown, setShown] = useState(location);
  const [wait, setWait] = useState(noWait);
  const [titled, setTitled] = useState({ location: shown, title: '' });
  const [reached, setReached] = useState(shown.key);
  const isOnTheWay = useRef(false);
  const isAdded = useRef(false);
  const restored = useRef(shown);
  const navigator = useRef<Navigator>(undefined);
  const [load] = useState(() => async () => {
    const [{ createNavigator }] = await Promise.all([
      loadNavigator(),
      addTexts(i18n, languageOfDocument(site.language), ['navigation']),
    ]);
    navigator.current ??= createNavigator({ swr, i18n, site, navigate, shown: shown.key });
    return navigator.current;
  });

  // Also what the browser adds to the address of a page on its way has no key of its own.
  const isReached = location.key === reached && location.pathname === shown.pathname;

  useEffect(() => {
    if (isReached) {
      isOnTheWay.current = false;
      isAdded.current = false;
      return;
    }
    if (!isOnTheWay.current && isOfPage(location, shown)) {
      setReached(location.key);
      return;
    }
    isOnTheWay.current = true;
    // What takes an entry's place leaves open whether that was there before.
    if (type !== 'REPLACE') isAdded.current = type === 'PUSH';
    const { signal, abort } = abortable();
    const show = (next: Wait) => !signal.aborted && setWait(next);
    load()
      .then((ready) => ready.navigate({ from: shown, to: location, type, isAdded: isAdded.current, signal, show }))
      .then((quiet) => {
        if (signal.aborted || !quiet) return;
        startTransition(() => {
          setShown(location);
          setReached(location.key);
          setWait(quiet);
        });
      })
      .catch((error: unknown) => {
        if (signal.aborted || reloadForCode(error)) return;
        // No data can be had: the server's own answer, or the browser's offline page, says why.
        if (error instanceof ResponseUnreachable) return window.location.reload();
        // React shows the error page for what is thrown here.
        setShown(() => {
          throw error;
        });
      });
    return () => {
      abort();
      setWait((last) => navigator.current?.quiet() ?? last);
    };
  }, [location, shown, isReached, type, load]);

  useLayoutEffect(() => {
    if (restored.current !== shown) navigator.current?.restore(restored.current, shown, type);
  }, [shown, type]);

  useEffect(() => {
    const from = restored.current;
    // Back at a place on the page that was there, one is not told which page it is.
    if (from === shown || (type === 'POP' && isSamePage(from, shown))) return;
    // By now the new page has given the document its title.
    setTitled({ location: shown, title: document.title });
  }, [shown, type]);

  useEffect(() => {
    restored.current = shown;
    const prefetch = () =>
      void load().then(
        (ready) => ready.prefetch(),
        () => {},
      );
    // Only the navigator knows where an earlier document of this tab was scrolled to.
    if (history.scrollRestoration === 'manual' && !navigator.current) prefetch();
    return whenIdle(prefetch);
  }, [shown, load]);

  const state = isReached || isOfPage(location, shown) ? 'idle' : 'waiting';
  // Until the new page has its title, the last one's would be said once more.
  const title = titled.location === shown ? titled.title : '';
  return { shown, state, isAdded, overlay: wait.overlay, message: state === 'waiting' ? wait.message : title };
}

/**
 * The router's location without what marks a link, as the server has it. The address bar keeps it: those who count
 * visits read it there.
 */
function useAskedLocation(): Location {
  const location = useLocation();
  return useMemo(() => ({ ...location, search: splitTracking(location.search).search }), [location]);
}

/**
 * Whether an entry of the history belongs to the page on the screen as it is, whatever its address says: filters that
 * are only ticked, a map that was moved and an editor's choice change the address without the router.
 */
function isOfPage(location: Location, shown: Location): boolean {
  if (location.pathname !== shown.pathname) return false;
  // The browser added it by itself: a place on the page was followed. A preview comes with its document alone, and
  // follows its address itself.
  return location.key === keyOfUnnamed || isPreviewPath(location.pathname);
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
