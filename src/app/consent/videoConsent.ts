import { useMemo, useSyncExternalStore } from 'react';
import type { Consent } from '#templates/renderer/RendererProvider.tsx';

/** Where the visitor's choice is kept. */
const storageKey = 'consent-video';

const listeners = new Set<() => void>();
let allowed: boolean | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): boolean {
  allowed ??= stored();
  return allowed;
}

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'allowed';
  } catch {
    // Storage is closed to this page: nothing was ever allowed.
    return false;
  }
}

/** Lets videos come from their providers, now and on later visits. */
function allowVideo(): void {
  allowed = true;
  try {
    localStorage.setItem(storageKey, 'allowed');
  } catch {
    // Storage is closed to this page: the choice lasts until the next one.
  }
  for (const listener of listeners) listener();
}

/** Before anything is known of the visitor, and on the server. */
export const noConsent: Consent = { video: false, allowVideo };

/** What the visitor allows; the server, and so hydration, knows of nothing. */
export function useVideoConsent(): Consent {
  const video = useSyncExternalStore(subscribe, current, () => false);
  return useMemo(() => ({ video, allowVideo }), [video]);
}
