import { useSyncExternalStore } from 'react';
import type { PublicIdentity } from '../context/publicSite.ts';
import { currentIdentity, onIdentity } from '../identity/identity.ts';
import { isFull, mostBookmarks } from './isFull.ts';
import { keptBookmarks } from './keptHere.ts';
import { noteLeaving } from './noteLeaving.ts';
import { type Change, dropChanges, type KeptChange, keepChange, pendingChanges } from './pendingChanges.ts';
import { PersonalCallFailed, personalCall } from './personalCall.ts';

/** The visitor's bookmarks (specification, section 4): signed in, those of the person; otherwise those of this browser. */
export interface Bookmarks {
  readonly state: 'init' | 'idle' | 'updating';
  /** Ids of items and records, the newest last; while updating as they will be. */
  readonly ids: readonly string[];
  /** Set when the last change could not be kept and was taken back; counts, so that each can be told. */
  readonly failures: number;
  /** Of the last failure: the service keeps no more, or something went wrong. */
  readonly why: 'full' | 'failed';
}

/** When a list that could not be had is asked for again (ms); after the last time with the next press. */
const againAfter = [1_000, 5_000, 30_000];

let bookmarks: Bookmarks = { state: 'init', ids: [], failures: 0, why: 'failed' };
let started: PublicIdentity | undefined;
/** Changes go to the service one after the other, each on what it has by then. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
const listeners = new Set<() => void>();

function set(change: Partial<Bookmarks>): void {
  bookmarks = { ...bookmarks, ...change };
  for (const listener of listeners) listener();
}

export function useBookmarks(): Bookmarks {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentBookmarks,
    currentBookmarks,
  );
}

export function currentBookmarks(): Bookmarks {
  return bookmarks;
}

/** Follows who is signed in, and other tabs. Once. */
export function startBookmarks(identity: PublicIdentity): void {
  if (started) return;
  started = identity;
  let { state, person } = currentIdentity();
  const load = (tries = 0) => {
    if (state === 'anonymous') set({ state: 'idle', ids: idsKeptHere() });
    if (state !== 'signedIn') return;
    const whose = person?.id;
    const again = () => setTimeout(() => person?.id === whose && load(tries + 1), againAfter[tries]);
    enqueue('load', () => loadAndMerge(identity, whose), tries < againAfter.length ? again : undefined);
  };
  load();
  onIdentity((next) => {
    if (next.state === state && next.person?.id === person?.id) return;
    // What another person keeps is not shown until theirs are there.
    if (next.person && person) set({ state: 'init', ids: [] });
    ({ state, person } = next);
    load();
  });
  addEventListener('storage', ({ key }) => {
    if (key === 'bookmarks' && state === 'anonymous') set({ ids: idsKeptHere() });
  });
}

/** Adds an item, or takes it out when it is there: at once on the page, and taken back where it cannot be kept. */
export function toggleBookmark(id: string): void {
  const { ids } = bookmarks;
  change({ id, kind: ids.includes(id) ? 'remove' : 'add' });
}

/** Everything of the person was deleted: so is what stayed here for want of room, which would join the list again. */
export function forgetBookmarks(): void {
  const identity = started;
  keptBookmarks.write([]);
  if (identity) enqueue('load', async () => (await fetched(identity)) ?? []);
}

export function removeBookmark(id: string): void {
  change({ id, kind: 'remove' });
}

function applied(ids: readonly string[], { id, kind }: Change): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return kind === 'add' ? [...others, id] : others;
}

function change(made: Change): void {
  const identity = started;
  if (!identity) return;
  const { person } = currentIdentity();
  // Until it is known who the visitor is, what this browser has was not read yet: it must not be written over.
  const before = !person && bookmarks.state === 'init' ? idsKeptHere() : bookmarks.ids;
  const after = applied(before, made);
  if (!person) {
    set({
      ids: after,
      ...(keptBookmarks.write(after) ? {} : { ids: before, failures: bookmarks.failures + 1, why: 'failed' }),
    });
    return;
  }
  set({ ids: after });
  const kept: KeptChange = { ...made, key: crypto.randomUUID(), person: person.id };
  keepChange(kept);
  const leaving = noteLeaving();
  enqueue('change', async () => {
    try {
      // Another tab, or another device, may have changed them meanwhile.
      const ids = applied((await fetched(identity, person.id)) ?? [], made);
      await save(identity, ids, person.id);
      dropChanges([kept]);
      return ids;
    } catch (error) {
      // The next page makes the change.
      if (isUnanswered(error) && (await leaving.isSeen())) return bookmarks.ids;
      dropChanges([kept]);
      throw error;
    } finally {
      leaving.stop();
    }
  });
}

/**
 * @param kind a change that fails is told; a list that cannot be had now is asked for again
 * @param work gives the bookmarks as the service has them afterwards
 */
function enqueue(kind: 'change' | 'load', work: () => Promise<readonly string[]>, failed?: () => void): void {
  waiting += 1;
  if (bookmarks.state !== 'init') set({ state: 'updating' });
  const before = queue;
  queue = (async () => {
    await before;
    try {
      const ids = await work();
      waiting -= 1;
      // Of several changes only the last one has seen all of them.
      set(waiting === 0 ? { state: 'idle', ids } : {});
    } catch (error) {
      waiting -= 1;
      if (kind === 'change') await takeBack(error instanceof ListFull ? 'full' : 'failed');
      else if (waiting === 0 && bookmarks.state === 'updating') set({ state: 'idle' });
      failed?.();
    }
  })();
}

/** Something could not be kept: what the service has is what there is. */
async function takeBack(why: Bookmarks['why']): Promise<void> {
  const failures = bookmarks.failures + 1;
  try {
    const ids = started && (await fetched(started));
    set({ state: waiting === 0 ? 'idle' : 'updating', ids: ids ?? [], failures, why });
  } catch {
    set({ state: currentIdentity().state === 'signedIn' ? 'init' : 'idle', ids: idsKeptHere(), failures, why });
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof PersonalCallFailed && error.status === 0;
}

/** The bookmarks of a person, with those that were kept in this browser before. */
async function loadAndMerge(identity: PublicIdentity, owner: string | undefined): Promise<readonly string[]> {
  const known = await fetched(identity, owner);
  const { united, left } = unite(known ?? [], idsKeptHere());
  const pending = pendingChanges();
  const all = pending.filter(({ person }) => person === owner).reduce(applied, united);
  // A person whom the service has never heard of gets a list (specification, section 8: "User not found").
  try {
    if (!known || all.join() !== known.join()) await save(identity, all, owner);
  } catch (error) {
    if (!(error instanceof ListFull)) throw error;
    // What was pressed on a page before was one too many.
    dropChanges(pending);
    set({ failures: bookmarks.failures + 1, why: 'full' });
    return known ?? [];
  }
  keptBookmarks.write(left);
  // Those of somebody else go, too; one that was made meanwhile stays until its own turn.
  dropChanges(pending);
  return all;
}

/** A person's list with the newest of those kept here for which it has room; the others are left here. */
function unite(known: readonly string[], keptHere: readonly string[]) {
  const added = keptHere.filter((id) => !known.includes(id));
  const left = added.slice(0, Math.max(0, known.length + added.length - Math.max(mostBookmarks, known.length)));
  return { united: [...known, ...added.slice(left.length)], left };
}

/** @returns nothing for a person whom the service does not know yet */
async function fetched(identity: PublicIdentity, person?: string): Promise<readonly string[] | undefined> {
  const answer = await fetchPreferences(identity, person);
  return answer === undefined ? undefined : idsIn(answer);
}

/** What the service answers of a person's bookmarks; nothing for a person whom it does not know yet. */
export async function fetchPreferences(identity: PublicIdentity, person?: string): Promise<unknown> {
  try {
    return await personalCall(identity, '/api/getpreferences', { person });
  } catch (error) {
    // A proxy says 404 as well while what is behind it is replaced: the next change would be the whole list.
    if (error instanceof PersonalCallFailed && error.status === 404 && error.said.includes('User not found')) return;
    throw error;
  }
}

async function save(identity: PublicIdentity, ids: readonly string[], person: string | undefined): Promise<void> {
  const body = { preferences: { bookmarkedArticles: ids } };
  try {
    await personalCall(identity, '/api/setpreferences', { method: 'PUT', body, person });
  } catch (error) {
    if (error instanceof PersonalCallFailed && isFull(error.status, ids.length)) throw new ListFull();
    throw error;
  }
}

/** The service keeps no more bookmarks of the person. */
class ListFull extends Error {
  override name = 'ListFull';
}

/**
 * The list in an answer of the service.
 *
 * @throws when there is none: written back as an empty one it would delete all of them
 */
function idsIn(answer: unknown): readonly string[] {
  const { preferences } = answer as { preferences?: { bookmarkedArticles?: unknown } };
  if (!Array.isArray(preferences?.bookmarkedArticles)) throw new PersonalCallFailed(502);
  return stringsIn(preferences.bookmarkedArticles);
}

function stringsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
}

const idsKeptHere = () => stringsIn(keptBookmarks.read());
