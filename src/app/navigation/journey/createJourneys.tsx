import type { i18n } from 'i18next';
import type { Location, NavigateFunction, NavigationType } from 'react-router-dom';
import type { useSWRConfig } from 'swr';
import type { Language } from '#languages/languages.ts';
import { isPageAnswer } from '../../data/useAnswer.ts';
import { viewAddress } from '../../data/viewAddresses.ts';
import { resolveView, type View } from '../../routes/resolveView.ts';
import { withStart } from '../../search/parameters.ts';
import { watchSearchFields } from '../../suggestions/watchSearchFields.ts';
import type { prepareView } from '../prepareView.ts';
import type { Wait } from '../useJourney.ts';
import { createAnswerStore } from './answerStore.ts';
import { arriveAnew, arriveBack, arriveInSearch, forgetFirstPage, restore } from './arrival.ts';
import { keepTrying } from './keepTrying.ts';
import { startPrefetching } from './prefetch.ts';
import { followHistory } from './visitedPlaces.ts';
import { beginWaiting, quietWait } from './waiting.tsx';

interface Trip {
  readonly from: Location;
  readonly to: Location;
  readonly type: `${NavigationType}`;
  /** Aborted when the visitor goes elsewhere meanwhile. */
  readonly signal: AbortSignal;
  readonly show: (wait: Wait) => void;
}

/** How one gets from page to page. */
export interface Journeys {
  /**
   * Gets all that a place needs, however long that takes. Resolves with what a visitor still sees of the wait when the
   * place can be shown, with nothing when it leads elsewhere.
   *
   * @throws when the browser had better load the address itself
   */
  travel(trip: Trip): Promise<Wait | undefined>;
  /** Puts scroll and focus where they belong on a place that was just shown. */
  arrive(from: Location, to: Location, type: `${NavigationType}`): void;
  quiet(): Wait;
  /** Gets ahead what will be wanted next from the page on the screen. */
  lookAround(): void;
}

interface JourneysOptions {
  readonly swr: ReturnType<typeof useSWRConfig>;
  readonly i18n: i18n;
  readonly siteLanguage: Language;
  readonly navigate: NavigateFunction;
  /** Handed over: importing it here, and with it everything a page may be made of, cuts up what starts the app. */
  readonly prepareView: typeof prepareView;
}

export function createJourneys({ swr, i18n, siteLanguage, navigate, prepareView }: JourneysOptions): Journeys {
  const answers = createAnswerStore(swr);
  // An earlier document of this tab left the place in our hands.
  const isReturn = history.scrollRestoration === 'manual';
  const places = followHistory();
  const first = places.arrive();
  if (isReturn && first && scrollY === 0) restore(first.y);
  let hadOverlay = false;
  /** Whether something was typed since the visitor left for the page that is on its way. */
  let isTyping = false;
  document.addEventListener('input', () => {
    isTyping = true;
  });

  const prepare = (view: View, age: 'fresh' | 'any', priority?: RequestPriority) =>
    prepareView(view, siteLanguage, (address) => answers.get(address, age, priority), i18n);
  watchSearchFields();
  const lookAround = startPrefetching(siteLanguage, (view, priority) => prepare(view, 'fresh', priority));

  return {
    lookAround,
    quiet: () => quietWait(hadOverlay),
    async travel({ from, to, type, signal, show }) {
      isTyping = false;
      const view = resolveView(to, siteLanguage);
      const address = viewAddress(view);
      const isAtHand = address === undefined || answers.kept(address) !== undefined;
      if (isSamePage(from, to) && isAtHand) return quietWait(hadOverlay);
      places.leave();
      const wait = beginWaiting({
        signal,
        show(next) {
          hadOverlay ||= next.overlay !== null;
          show(next);
        },
        stay: wayBack(from, type, navigate),
      });
      const { answer } = await keepTrying(() => prepare(view, type === 'POP' ? 'any' : 'fresh'), {
        signal,
        onFailure: wait.failed,
      });
      if (signal.aborted) return undefined;
      if (isPageAnswer(answer) && answer.location) {
        // A redirect may lead to another site.
        if (answer.location.startsWith('/')) navigate(answer.location, { replace: true });
        else window.location.replace(answer.location);
        return undefined;
      }
      await wait.seenLongEnough();
      return quietWait(hadOverlay);
    },
    arrive(from, to, type) {
      const note = places.arrive();
      if (!isSamePage(from, to)) forgetFirstPage();
      if (type !== 'POP' && isSameSearch(from, to)) arriveInSearch(isOtherPage(from, to) ? 'page' : 'list');
      else if (type !== 'POP') arriveAnew(to.hash, isTyping);
      else if (!isSamePage(from, to)) arriveBack(note ?? { y: 0 });
      else if (note) restore(note.y);
    },
  };
}

/** How one stays on the old page while the new one does not come. */
function wayBack(from: Location, type: Trip['type'], navigate: NavigateFunction): (() => void) | undefined {
  switch (type) {
    case 'PUSH':
      return () => navigate(-1);
    case 'REPLACE':
      return () => navigate(from, { replace: true });
    default:
      // Back or forward: the browser's own buttons lead the other way.
      return undefined;
  }
}

/** The same term in the same place, filtered, ordered or opened elsewhere; records by their ids are no search. */
function isSameSearch(one: Location, other: Location): boolean {
  const isSearch = ({ pathname, search }: Location) =>
    resolveView({ pathname, search }, 'nl').kind === 'search' && other.hash === '';
  return one.pathname === other.pathname && !isSamePage(one, other) && isSearch(one) && isSearch(other);
}

/** Filters and orders alike: only the page of the list is another. */
function isOtherPage(one: Location, other: Location): boolean {
  const [first, second] = [one, other].map(({ search }) => withStart(new URLSearchParams(search), 0).toString());
  return first === second;
}

function isSamePage(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
