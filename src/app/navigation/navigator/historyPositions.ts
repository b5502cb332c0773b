/** What is remembered of a place that was left. */
export interface Note {
  /** How far it was scrolled, in px. */
  readonly y: number;
  /** The link one left by: its address as it is written, and which of the links with that address. */
  readonly link?: { readonly href: string; readonly place: number } | undefined;
}

/** Follows the tab's history, and notes how each place in it was left. */
export interface VisitedPlaces {
  /** Notes the place on the screen: what scrolls from now on is on the way to another. */
  leave(): void;
  /** The place of the current address is on the screen. Gives what is known from an earlier visit. */
  arrive(): Note | undefined;
}

const storageKey = 'portal-places';
/** Who goes back further than this starts at the top. */
const maximumPlaces = 100;

/**
 * Every entry of the history gets a key of its own, under which its place is noted: the router gives none to the first
 * entry of a document, nor to fragments, which the browser adds by itself. Notes outlive the document in the tab's
 * storage; between two documents the browser restores by itself, which it does before any script runs.
 */
export function followHistory(): VisitedPlaces {
  const notes = storedNotes();
  let entry = keyOfEntry() ?? nameEntry();
  let y = scrollY;
  let link: HTMLAnchorElement | undefined;
  let isLeaving = false;

  const note = () => {
    if (isLeaving) return;
    notes.delete(entry);
    notes.set(entry, { y, link: link?.isConnected ? noteOf(link) : undefined });
    link = undefined;
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
      link = (target instanceof Element && target.closest('a')) || undefined;
      // Events of scrolling come a frame late.
      followScroll();
    },
    true,
  );
  addEventListener('popstate', () => {
    const key = keyOfEntry();
    // Nothing has scrolled yet on the way to another entry, and the last scrolling may not have been told of.
    if (key !== undefined) followScroll();
    note();
    // Without a key: a fragment of this page that was followed just now. The browser scrolls to it.
    if (key === undefined || key === entry) follow(key ?? nameEntry());
    else isLeaving = true;
  });
  addEventListener('pagehide', () => {
    note();
    store(notes);
    history.scrollRestoration = 'auto';
  });
  // The browser would restore the old page's position on the new page, before that is shown.
  const restoreOurselves = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('pageshow', restoreOurselves);
  restoreOurselves();

  return {
    leave() {
      note();
      isLeaving = true;
    },
    arrive() {
      follow(keyOfEntry() ?? nameEntry());
      return notes.get(entry);
    },
  };
}

function keyOfEntry(): string | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : undefined;
}

function nameEntry(): string {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, '');
  return key;
}

function noteOf(link: HTMLAnchorElement): Note['link'] {
  const href = link.getAttribute('href') ?? '';
  return { href, place: linksTo(href).indexOf(link) };
}

/** The link of a note, when the page still has it. */
export function linkOf({ link }: Note): HTMLElement | undefined {
  return link && linksTo(link.href)[link.place];
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);
}

function storedNotes(): Map<string, Note> {
  try {
    // Written by `store`, in this tab.
    const stored: Iterable<[string, Note]> = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(stored);
  } catch {
    // Storage is closed to this page, or holds something else: one starts at the top then.
    return new Map();
  }
}

function store(notes: Map<string, Note>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...notes].slice(-maximumPlaces)));
  } catch {
    // Without storage coming back from another document starts at the top.
  }
}
