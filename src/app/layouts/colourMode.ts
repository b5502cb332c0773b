import { useSyncExternalStore } from 'react';
import type { ColorMode } from '#design-system/theme/SiteScope.tsx';

/** Where the visitor's choice is kept; the script that runs before the first paint reads the same key. */
const storageKey = 'colour-mode';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): ColorMode {
  const mode = document.documentElement.dataset.mode;
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

/** The visitor's colour mode; the server, and so hydration, knows of no choice yet. */
export function useColourMode(): ColorMode {
  return useSyncExternalStore(subscribe, current, () => 'system');
}

/** Shows the portal in a mode, now and on later visits. */
export function chooseColourMode(mode: ColorMode): void {
  document.documentElement.dataset.mode = mode;
  try {
    if (mode === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is closed to this page: the choice lasts until the next one.
  }
  for (const listener of listeners) listener();
}
