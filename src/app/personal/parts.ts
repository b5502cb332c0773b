import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Namespace } from '#languages/texts.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { hasSignedIn } from '../identity/hasSignedIn.ts';
import { addTexts } from '../language/createI18n.ts';
import { languageOfDocument } from '../language/languageOfDocument.ts';

/*
 * What belongs to a visitor (the way in, bookmarks, comments) stands on every page, but few who read one use it. So the
 * server's markup stays as it is, without code, until somebody presses something in it or is signed in already: then
 * the parts come and take its place.
 */

export type Parts = typeof import('./personalParts.tsx').parts;

let parts: Parts | undefined;
let coming: Promise<Parts> | undefined;
const listeners = new Set<() => void>();

/** Whether something here is the visitor's own. */
export function hasSomething(): boolean {
  try {
    return hasSignedIn() || localStorage.getItem('bookmarks') !== null;
  } catch {
    // Storage is closed to this page.
    return false;
  }
}

/** What the parts speak in. */
const namespaces: readonly Namespace[] = ['people'];

/** Loads the parts and their texts; rejects when they cannot be had. */
export function wakeParts(site: PublicSite, texts: i18n): Promise<Parts> {
  coming ??= Promise.all([
    import('./personalParts.tsx'),
    // Parts that had to wait for theirs would stand there empty, and the focus would fall out of them.
    addTexts(texts, languageOfDocument(site.language), namespaces),
  ]).then(
    ([{ parts: loaded }]) => {
      const restoreFocus = loaded.keepFocus();
      parts = loaded;
      loaded.begin(site);
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

/** What a view in another language needs besides, so that the parts are whole there at once. */
export function textsOfParts(): readonly Namespace[] {
  return parts ? namespaces : [];
}

/** The parts, once they are there; hydration knows of none yet. */
export function useParts(): Parts | undefined {
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  );
}
