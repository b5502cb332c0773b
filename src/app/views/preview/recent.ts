import { useSyncExternalStore } from 'react';

/** A page that was looked at before, on this device. */
export interface RecentPreview {
  readonly url: string;
  readonly title: string;
}

const storageKey = 'preview-recent';
const maximum = 8;
const none: readonly RecentPreview[] = [];

let known: readonly RecentPreview[] | undefined;

function isRecent(entry: unknown): entry is RecentPreview {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'url' in entry &&
    typeof entry.url === 'string' &&
    'title' in entry &&
    typeof entry.title === 'string'
  );
}

function read(): readonly RecentPreview[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, maximum) : none;
  } catch {
    // Storage is closed to this page, or holds something else.
    return none;
  }
}

/** What was looked at before, the latest first; the server, and so hydration, knows of nothing. */
export function useRecentPreviews(): readonly RecentPreview[] {
  return useSyncExternalStore(
    () => () => {},
    () => (known ??= read()),
    () => none,
  );
}

/** Remembers a page on this device: its address and title, nothing of what it says. */
export function noteRecentPreview(preview: RecentPreview): void {
  known = [preview, ...read().filter(({ url }) => url !== preview.url)].slice(0, maximum);
  try {
    localStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // Storage is closed to this page.
  }
}
