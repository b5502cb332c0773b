import { useSyncExternalStore } from 'react';

/** A search that this browser keeps for its visitor. */
export interface SavedSearch {
  /** Path and query, without the page of the list. */
  readonly href: string;
  /** What it asks for: "weidevogels · Rapport · 2015–2020". */
  readonly name: string;
}

/** More than anybody looks through; the oldest go. */
const savedMost = 50;

/** One list for as long as it is the same, as React asks of a store. */
let known: { readonly text: string | null; readonly list: readonly SavedSearch[] } = { text: null, list: [] };
const listeners = new Set<() => void>();

/** The searches that are kept, the last one first; none where storage is closed. */
export function readSavedSearches(): readonly SavedSearch[] {
  const text = stored();
  if (text !== known.text) known = { text, list: listIn(text) };
  return known.list;
}

/** Keeps a search, or takes it out. @returns false where storage is closed or full */
export function keepSearch(search: SavedSearch, isKept: boolean): boolean {
  const others = readSavedSearches().filter(({ href }) => href !== search.href);
  const list = isKept ? [search, ...others].slice(0, savedMost) : others;
  try {
    if (list.length === 0) localStorage.removeItem('saved-searches');
    else localStorage.setItem('saved-searches', JSON.stringify(list));
  } catch {
    return false;
  }
  for (const heard of listeners) heard();
  return true;
}

/** The kept searches, followed in all tabs; `undefined` on the server and until the page has come to life. */
export function useSavedSearches(): readonly SavedSearch[] | undefined {
  return useSyncExternalStore(listen, readSavedSearches, nothingYet);
}

const nothingYet = () => undefined;

function listen(heard: () => void): () => void {
  listeners.add(heard);
  addEventListener('storage', heard);
  return () => {
    listeners.delete(heard);
    removeEventListener('storage', heard);
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem('saved-searches');
  } catch {
    return null;
  }
}

/** What is kept may be anything by now: only what leads to a page of this site counts. */
function listIn(text: string | null): readonly SavedSearch[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((entry: unknown) => savedIn(entry) ?? []) : [];
  } catch {
    return [];
  }
}

function savedIn(entry: unknown): SavedSearch | undefined {
  if (typeof entry !== 'object' || entry === null || !('href' in entry) || !('name' in entry)) return undefined;
  const { href, name } = entry;
  if (typeof href !== 'string' || typeof name !== 'string' || !/^\/(?![/\\])/.test(href)) return undefined;
  return { href, name };
}
