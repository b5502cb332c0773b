import { useSyncExternalStore } from 'react';
import type { PublicSite } from '../context/publicSite.ts';

/*
 * What belongs to a visitor (the way in, bookmarks, comments) stands on every page, but few who read one use it. So the
 * server's markup stays as it is, without code, until somebody presses something in it or is signed in already: then
 * the parts come and take its place.
 */

export type Parts = typeof import('./personalParts.tsx').parts;

let parts: Parts | undefined;
let coming: Promise<Parts> | undefined;
const listeners = new Set<() => void>();

/** Whether somebody has signed in on this site, or is on the way back from it. */
const isKnown = () => /auth0\.(\S+\.)?is\.authenticated=/.test(document.cookie) || /[?&]state=/.test(location.search);

/** Whether something here is the visitor's own. */
export function hasSomething(): boolean {
  try {
    return isKnown() || localStorage.getItem('bookmarks') !== null;
  } catch {
    // Storage is closed to this page.
    return false;
  }
}

/** Loads the parts; rejects when their code cannot be had. */
export function wakeParts(site: PublicSite): Promise<Parts> {
  coming ??= import('./personalParts.tsx').then(
    ({ parts: loaded }) => {
      const restoreFocus = loaded.keepFocus();
      parts = loaded;
      loaded.begin(site, isKnown());
      for (const listener of listeners) listener();
      setTimeout(restoreFocus);
      return loaded;
    },
    (error: unknown) => {
      // The next press tries again.
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The parts, once they are there; hydration knows of none yet. */
export function useParts(): Parts | undefined {
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  );
}
