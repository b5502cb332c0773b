import type { i18n } from 'i18next';
import type { Location, NavigateFunction, NavigationType } from 'react-router-dom';
import type { useSWRConfig } from 'swr';
import type { Language } from '#languages/languages.ts';
import { createResponseStore } from '../../api/responseStore.ts';
import { isPageResponse } from '../../api/responses.ts';
import type { PublicSite } from '../../context/publicSite.ts';
import { isMapOpen, withStart } from '../../search/parameters.ts';
import { watchSearchFields } from '../../suggestions/watchSearchFields.ts';
import { resolveView } from '../../views/resolveView.ts';
import { definitionOf, type View } from '../../views/views.ts';
import { keyOfEntry } from '../historyEntry.ts';
import { isSamePage } from '../isSamePage.ts';
import { followHistory } from './historyPositions.ts';
import { keepTrying } from './keepTrying.ts';
import { startPrefetching } from './prefetch.ts';
import { prepareView } from './prepareView.ts';
import {
  forgetFirstPage,
  type ListChange,
  restoreScroll,
  returnTo,
  showNewList,
  startAtTop,
} from './scrollAndFocus.ts';
import { typeAgain } from './typedFields.ts';
import { beginWaiting, quietWait, type Wait } from './waiting.tsx';

interface NavigationRequest {
  readonly from: Location;
  readonly to: Location;
  readonly type: `${NavigationType}`;
  /** Whether the history has an entry more for it. */
  readonly isAdded: boolean;
  /** Aborted when the visitor goes elsewhere meanwhile. */
  readonly signal: AbortSignal;
  readonly show: (wait: Wait) => void;
}

/** Gets from page to page. */
export interface Navigator {
  /**
   * Gets all that a location needs, however long that takes. Resolves with what a visitor still sees of the wait when
   * the location can be shown, with nothing when it leads elsewhere.
   *
   * @throws when the browser had better load the address itself
   */
  navigate(request: NavigationRequest): Promise<Wait | undefined>;
  /** Puts scroll and focus where they belong at a location that was just shown. */
  restore(from: Location, to: Location, type: `${NavigationType}`): void;
  quiet(): Wait;
  /** Fetches ahead what links on the screen lead to. */
  prefetch(): void;
}

interface NavigatorOptions {
  readonly swr: ReturnType<typeof useSWRConfig>;
  readonly i18n: i18n;
  readonly site: PublicSite;
  readonly navigate: NavigateFunction;
  /** Key of the entry on the screen. */
  readonly shown: string;
}

export function createNavigator({ swr, i18n, site, navigate, shown }: NavigatorOptions): Navigator {
  const responses = createResponseStore(swr);
  // An earlier document of this tab left scrolling to the app.
  const isReturn = history.scrollRestoration === 'manual';
  const positions = followHistory(shown);
  const first = shown === keyOfEntry() ? positions.enter() : undefined;
  if (isReturn && first && scrollY === 0) restoreScroll(first.y);
  let hadOverlay = false;
  /** The address that the visitor was on the way to when something was typed last, by its key. */
  let typedOnTheWayTo: string | undefined;
  document.addEventListener('input', () => {
    typedOnTheWayTo = keyOfEntry();
  });

  const prepare = (view: View, age: 'fresh' | 'any', priority?: RequestPriority) =>
    prepareView(view, site, (address) => responses.get(address, age, priority), i18n);
  watchSearchFields(i18n);

  return {
    prefetch: startPrefetching(site.language, (view, priority) => prepare(view, 'fresh', priority)),
    quiet: () => quietWait(hadOverlay),
    async navigate({ from, to, type, isAdded, signal, show }) {
      const view = resolveView(to, site.language);
      const address = definitionOf(view.kind).responseAddress(view);
      const isAtHand = address === undefined || responses.kept(address) !== undefined;
      if (isSamePage(from, to) && isAtHand) return quietWait(hadOverlay);
      positions.leave();
      const wait = beginWaiting({
        i18n,
        siteLanguage: site.language,
        signal,
        show(next) {
          hadOverlay ||= next.overlay !== null;
          show(next);
        },
        stay: isAdded ? () => navigate(-1) : wayBack(from, type, navigate),
      });
      const received = await keepTrying(() => prepare(view, type === 'POP' ? 'any' : 'fresh'), {
        signal,
        onFailure: wait.failed,
      });
      if (signal.aborted) return undefined;
      if (isPageResponse(received) && received.location) {
        // A redirect may lead to another site.
        if (received.location.startsWith('/')) navigate(received.location, { replace: true });
        else window.location.replace(received.location);
        return undefined;
      }
      await wait.seenLongEnough();
      return quietWait(hadOverlay);
    },
    restore(from, to, type) {
      const position = positions.enter();
      if (!isSamePage(from, to)) forgetFirstPage();
      if (type !== 'POP' && isSameList(from, to, site.language)) showNewList(changeOf(from, to));
      else if (type !== 'POP') startAtTop(to.hash, typedOnTheWayTo === to.key);
      else if (!isSamePage(from, to)) {
        typeAgain(positions.typed());
        returnTo(position ?? { y: 0 });
      } else if (position) restoreScroll(position.y);
    },
  };
}

/** How a visitor stays on the old page while what took its entry in the history does not come. */
function wayBack(from: Location, type: NavigationRequest['type'], navigate: NavigateFunction) {
  // Back or forward: the browser's own buttons lead the other way.
  return type === 'REPLACE' ? () => navigate(from, { replace: true }) : undefined;
}

/** The same list under the same path, filtered, sorted or opened elsewhere. */
function isSameList(one: Location, other: Location, siteLanguage: Language): boolean {
  const isList = (location: Location) => definitionOf(resolveView(location, siteLanguage).kind).changes === 'list';
  const isMoved = one.pathname === other.pathname && !isSamePage(one, other) && other.hash === '';
  return isMoved && isList(one) && isList(other);
}

/** Another page where filters and sort option are alike. */
function changeOf(from: Location, to: Location): ListChange {
  const [before, now] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  if (withStart(before, 0).toString() === withStart(now, 0).toString()) return 'page';
  return isMapOpen(now) && !isMapOpen(before) ? 'map' : 'other';
}
