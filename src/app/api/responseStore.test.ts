import { afterEach, describe, expect, it, vi } from 'vitest';
import { createResponseStore } from './responseStore.ts';

const found = { state: 'results', term: 'koe' };

it.each([
  ['an answer', { state: 'answered', passages: [], results: found }, true],
  ['that there is no answer', { state: 'nothing', passages: [], results: found }, true],
  ['an answer that could not be had', { state: 'unavailable', passages: [] }, false],
  ['an answer whose results could not be had', { state: 'answered', passages: [], results: { state: 'error' } }, false],
  ['a search', found, true],
  ['a search that failed', { state: 'error', term: 'koe' }, false],
  ['a search of which a part could not be had', { ...found, isPart: true }, false],
])('keeps %s, or asks again: %#', (_, response, isKept) => {
  const cache = new Map([['/api/answer', { data: response }]]);
  const store = createResponseStore({ cache, mutate: async () => undefined, fallback: {} } as never);
  expect(store.kept('/api/answer') !== undefined).toBe(isKept);
});

describe('a response at hand that has grown old', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What is got, and what is kept then, where the portal answers with this. */
  async function getAgain(address: string, old: object, answered: object) {
    vi.stubGlobal('fetch', async () => Response.json(answered));
    const cache = new Map([[address, { data: old }]]);
    const mutate = async (key: string, data: object) => void cache.set(key, { data });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(3_600_000);
    const store = createResponseStore({ cache, mutate, fallback: {} } as never);
    const got = await store.get(address, 'fresh');
    clock.mockRestore();
    return { got, shown: cache.get(address)?.data };
  }

  const menu = (state: string) => ({ menu: { state }, footer: { state: 'done' }, legal: { state: 'done' } });

  it.each([
    ['a page', { status: 200, plan: {} }, { status: 502, plan: null }],
    ['a menu', menu('done'), menu('error')],
    ['a search', found, { state: 'error', term: 'koe' }],
  ])('gives way to no failure: %s', async (_, old, failure) => {
    expect(await getAgain('/api/x', old, failure)).toEqual({ got: old, shown: old });
  });

  it('gives way to what is there now, and to that it is gone', async () => {
    const gone = { status: 404, plan: null };
    expect(await getAgain('/api/x', { status: 200, plan: {} }, gone)).toEqual({ got: gone, shown: gone });
    const failure = { status: 502, plan: null };
    expect(await getAgain('/api/x', failure, failure)).toEqual({ got: failure, shown: failure });
  });
});
