import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../identity/provider.ts', () => ({ accessToken: async () => 'token', loadProvider: async () => ({}) }));

const identity = { domain: 'https://id.example', clientId: 'portal', audience: 'https://id.example/api/', account: '' };
const person = { id: 'anna', name: 'Anna', email: undefined, isModerator: false };

/** What is answered when the bookmarks are asked for. */
let answer: () => Response;
/** How often they were asked for. */
let asked: number;
/** The status with which a list is refused, if it is. */
let refusal: (ids: readonly string[]) => number | undefined;
/** The lists that were written. */
let written: string[][];

const listOf = (ids: readonly string[]) => Response.json({ preferences: { bookmarkedArticles: ids } });

beforeEach(() => {
  vi.resetModules();
  asked = 0;
  refusal = () => undefined;
  written = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') {
      asked += 1;
      return answer();
    }
    const ids: string[] = JSON.parse(String(body)).preferences.bookmarkedArticles;
    const status = refusal(ids);
    if (status === undefined) written.push(ids);
    return new Response(null, { status: status ?? 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page as somebody who is signed in. */
async function open() {
  const { setIdentity } = await import('../identity/identity.ts');
  setIdentity({ state: 'signedIn', person });
  const bookmarks = await import('./bookmarks.ts');
  bookmarks.startBookmarks(identity);
  return bookmarks;
}

describe('bookmarks of somebody who is signed in', () => {
  it('are not changed for somebody else by what was pressed before they signed in in another tab', async () => {
    answer = () => listOf(['van-anna']);
    const { toggleBookmark, currentBookmarks } = await open();
    await expect.poll(() => currentBookmarks().state).toBe('idle');
    const { setIdentity } = await import('../identity/identity.ts');
    answer = () => listOf(['van-bram']);
    toggleBookmark('veen');
    toggleBookmark('klei');
    setIdentity({ person: { ...person, id: 'bram', name: 'Bram' } });
    await expect.poll(() => currentBookmarks()).toMatchObject({ state: 'idle', ids: ['van-bram'] });
    expect(written).toEqual([]);
  });

  it('are not written to the list of somebody else who signs in while they are read', async () => {
    localStorage.setItem('bookmarks', JSON.stringify(['klei']));
    const { setIdentity } = await import('../identity/identity.ts');
    answer = () => {
      answer = () => listOf(['van-bram']);
      setIdentity({ person: { ...person, id: 'bram', name: 'Bram' } });
      return listOf(['van-anna']);
    };
    await open();
    await expect.poll(() => written.length).toBeGreaterThan(0);
    expect(written.flat()).not.toContain('van-anna');
  });

  it('begin with the first one where the service has never heard of its person', async () => {
    answer = () => Response.json({ message: 'User not found' }, { status: 404 });
    const { toggleBookmark } = await open();
    toggleBookmark('12');
    await expect.poll(() => written.at(-1)).toEqual(['12']);
  });

  it.each(['<html>default backend - 404', '{"message":"Not found"}', ''])(
    'are left alone while a proxy says that nothing is there: %s',
    async (words) => {
      answer = () => new Response(words, { status: 404 });
      const { toggleBookmark } = await open();
      toggleBookmark('12');
      // For the page, for the press, and once more because that failed.
      await expect.poll(() => asked).toBe(3);
      expect(written).toEqual([]);
    },
  );

  it('are asked for again where they could not be had, with what was pressed on a page before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const kept = { id: 'veen', kind: 'add', key: 'k', person: person.id };
    localStorage.setItem('bookmark-changes', JSON.stringify([kept]));
    answer = () => Response.json({}, { status: 503 });
    const { currentBookmarks } = await open();
    await vi.advanceTimersByTimeAsync(900);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toBe(2);
    answer = () => listOf(['12']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toBe(3);
    expect(currentBookmarks()).toMatchObject({ state: 'idle', ids: ['12', 'veen'], failures: 0 });
    expect(written).toEqual([['12', 'veen']]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(3);
  });

  it('are asked for no more than three times again, and not for somebody who has gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer = () => Response.json({}, { status: 503 });
    await open();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toBe(4);
    const { setIdentity } = await import('../identity/identity.ts');
    setIdentity({ person: { ...person, id: 'bram', name: 'Bram' } });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toBe(5);
    setIdentity({ state: 'anonymous', person: undefined });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toBe(5);
  });

  it('are not shown to somebody else who signs in in another tab', async () => {
    answer = () => listOf(['van-anna']);
    await open();
    await expect.poll(() => asked).toBe(1);
    const { setIdentity } = await import('../identity/identity.ts');
    answer = () => listOf(['van-bram']);
    setIdentity({ person: { ...person, id: 'bram', name: 'Bram' } });
    await expect.poll(() => asked).toBe(2);
    expect(written).toEqual([]);
  });

  const many = (length: number) => Array.from({ length }, (_, index) => String(index));

  it('lose none for a new one: a service that keeps no more says so', async () => {
    answer = () => listOf(many(1000));
    refusal = (ids) => (ids.length > 1000 ? 400 : undefined);
    const { toggleBookmark, currentBookmarks } = await open();
    await expect.poll(() => currentBookmarks().state).toBe('idle');
    toggleBookmark('veen');
    await expect.poll(() => currentBookmarks()).toMatchObject({ failures: 1, why: 'full', state: 'idle' });
    expect(currentBookmarks().ids).toEqual(many(1000));
    expect(written).toEqual([]);
  });

  it('are there although what was pressed on a page before was one too many', async () => {
    const kept = { id: 'veen', kind: 'add', key: 'k', person: person.id };
    localStorage.setItem('bookmark-changes', JSON.stringify([kept]));
    answer = () => listOf(many(1000));
    refusal = (ids) => (ids.length > 1000 ? 400 : undefined);
    const { currentBookmarks } = await open();
    await expect.poll(() => currentBookmarks()).toMatchObject({ state: 'idle', why: 'full', ids: many(1000) });
    expect(localStorage.getItem('bookmark-changes')).toBeNull();
  });

  it('are as many as the service keeps', async () => {
    answer = () => listOf(many(1200));
    const { toggleBookmark } = await open();
    toggleBookmark('veen');
    await expect.poll(() => written.at(-1)).toEqual([...many(1200), 'veen']);
  });

  it('take in the newest that were kept here before, and leave here what does not fit', async () => {
    localStorage.setItem('bookmarks', JSON.stringify(['997', 'klei', 'zand', 'veen']));
    answer = () => listOf(many(998));
    const { forgetBookmarks } = await open();
    await expect.poll(() => written.at(-1)).toEqual([...many(998), 'zand', 'veen']);
    await expect.poll(() => localStorage.getItem('bookmarks')).toBe('["klei"]');
    // Who has everything deleted does not want it back with the next page.
    forgetBookmarks();
    expect(localStorage.getItem('bookmarks')).toBeNull();
  });
});
