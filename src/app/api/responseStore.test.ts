import { expect, it } from 'vitest';
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
