import { keyOfEntry, nameEntry } from '../historyEntry.ts';
import { type TypedField, typedFields } from './typedFields.ts';

/** What is remembered of an entry of the history that was left. */
export interface Position {
  /** How far it was scrolled, in px. */
  readonly y: number;
  /** The link that was followed: its address as it is written, and which of the links with that address. */
  readonly link?: { readonly href: string; readonly index: number } | undefined;
}

/** Follows the tab's history, and keeps the position at which each entry of it was left. */
export interface HistoryPositions {
  /** Keeps the position of the entry on the screen: what scrolls from now on is on the way to another. */
  leave(): void;
  /** The entry of the current address is on the screen. Gives its position of an earlier visit. */
  enter(): Position | undefined;
  /** What stood in the forms of the screen's entry when it was left. */
  typed(): readonly TypedField[];
}

const storageKey = 'portal-places';
/** Entries further back than this start at the top. */
const maximumPositions = 100;

/**
 * Every entry of the history has a key of its own, under which its position is kept. Positions outlive the document in
 * the tab's storage; between two documents the browser restores by itself, which it does before any script runs.
 *
 * @param shown key of the entry on the screen: the address may have gone on before anybody followed
 */
export function followHistory(shown: string): HistoryPositions {
  const positions = storedPositions();
  // Never stored: it may say more of a person than a tab should keep.
  const typed = new Map<string, readonly TypedField[]>();
  let entry = shown;
  let y = scrollY;
  let link = linkAround(shown === keyOfEntry() ? null : document.activeElement);
  let isLeaving = false;

  const keep = () => {
    if (isLeaving) return;
    positions.delete(entry);
    positions.set(entry, { y, link: link?.isConnected ? writtenLink(link) : undefined });
    link = undefined;
    const fields = typedFields();
    if (fields.length > 0) typed.set(entry, fields);
    else typed.delete(entry);
  };
  const follow = (key: string) => {
    entry = key;
    isLeaving = false;
    y = scrollY;
  };

  const followScroll = () => {
    if (!isLeaving) y = scrollY;
  };
  addEventListener('scroll', followScroll);
  document.addEventListener(
    'click',
    ({ target }) => {
      link = linkAround(target);
      // Events of scrolling come a frame late. Asking has the browser lay out the page: where nothing leads away, a
      // tick or a fold would wait for it.
      if (leadsAway(target)) followScroll();
    },
    true,
  );
  addEventListener('popstate', () => {
    const key = keyOfEntry();
    // Nothing has scrolled yet on the way to another entry, and the last scrolling may not have been told of.
    if (key !== undefined) followScroll();
    keep();
    // Without a key: a fragment of this page that was followed just now. The browser scrolls to it.
    if (key === undefined || key === entry) follow(key ?? nameEntry());
    else isLeaving = true;
  });
  addEventListener('pagehide', () => {
    keep();
    store(positions);
    history.scrollRestoration = 'auto';
  });
  // The browser would restore the old page's position on the new page, before that is shown.
  const restoreOurselves = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('pageshow', ({ persisted }) => {
    restoreOurselves();
    // Safari shows a page it kept from its top, and would restore its position after this, if it were its own to restore.
    const left = persisted ? positions.get(entry) : undefined;
    if (left) scrollTo({ top: left.y, behavior: 'instant' });
  });
  restoreOurselves();

  return {
    leave() {
      keep();
      isLeaving = true;
    },
    enter() {
      follow(keyOfEntry() ?? nameEntry());
      return positions.get(entry);
    },
    typed: () => typed.get(entry) ?? [],
  };
}

function leadsAway(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a,button:not([type=button])') !== null;
}

function linkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest('a')) || undefined;
}

function writtenLink(link: HTMLAnchorElement): Position['link'] {
  const href = link.getAttribute('href') ?? '';
  return { href, index: linksTo(href).indexOf(link) };
}

/** The link of a position, when the page still has it. */
export function linkOf({ link }: Position): HTMLElement | undefined {
  return link && linksTo(link.href)[link.index];
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);
}

function storedPositions(): Map<string, Position> {
  try {
    // Written by `store`, in this tab.
    const stored: Iterable<[string, Position]> = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(stored);
  } catch {
    // Storage is closed to this page, or holds something else: pages start at the top then.
    return new Map();
  }
}

function store(positions: Map<string, Position>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maximumPositions)));
  } catch {
    // Without storage coming back from another document starts at the top.
  }
}
