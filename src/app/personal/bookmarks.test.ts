import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../identity/provider.ts', () => ({ accessToken: async () => 'token', loadProvider: async () => ({}) }));

const identity = { domain: 'https://id.example', clientId: 'portal', audience: 'https://id.example/api/', account: '' };
const person = { id: 'anna', name: 'Anna', email: undefined, isModerator: false };

/** What is answered when the bookmarks are asked for. */
let answer: () => Response;
/** How often they were asked for. */
let asked: number;
/** The lists that were written. */
let written: string[][];

const listOf = (ids: readonly string[]) => Response.json({ preferences: { bookmarkedArticles: ids } });

beforeEach(() => {
  vi.resetModules();
  asked = 0;
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
    written.push(JSON.parse(String(body)).preferences.bookmarkedArticles);
    return new Response(null, { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a page as somebody who is signed in. */
async function open() {
  const { setIdentity } = await import('../identity/identity.ts');
  setIdentity({ state: 'signedIn', person });
  const bookmarks = await import('./bookmarks.ts');
  bookmarks.startBookmarks(identity);
  return bookmarks;
}

describe('bookmarks of somebody who is signed in', () => {
  it('begin with the first one where the service has never heard of its person', async () => {
    answer = () => Response.json({ message: 'User not found' }, { status: 404 });
    const { toggleBookmark } = await open();
    toggleBookmark('12');
    await vi.waitFor(() => expect(written.at(-1)).toEqual(['12']));
  });

  it.each(['<html>default backend - 404', '{"message":"Not found"}', ''])(
    'are left alone while a proxy says that nothing is there: %s',
    async (words) => {
      answer = () => new Response(words, { status: 404 });
      const { toggleBookmark } = await open();
      toggleBookmark('12');
      // For the page, for the press, and once more because that failed.
      await vi.waitFor(() => expect(asked).toBe(3));
      expect(written).toEqual([]);
    },
  );

  it('are not shown to somebody else who signs in in another tab', async () => {
    answer = () => listOf(['van-anna']);
    await open();
    await vi.waitFor(() => expect(asked).toBe(1));
    const { setIdentity } = await import('../identity/identity.ts');
    answer = () => listOf(['van-bram']);
    setIdentity({ person: { ...person, id: 'bram', name: 'Bram' } });
    await vi.waitFor(() => expect(asked).toBe(2));
    expect(written).toEqual([]);
  });

  // The oldest makes room for a new one.
  it.each([1000, 1200])('stay as many as the service has: %i', async (length) => {
    answer = () => listOf(Array.from({ length }, (_, index) => String(index)));
    const { toggleBookmark } = await open();
    toggleBookmark('veen');
    await vi.waitFor(() => expect(written.at(-1)?.at(-1)).toBe('veen'));
    expect([...new Set(written.map((list) => list.length))]).toEqual([length]);
  });
});
