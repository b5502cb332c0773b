import { describe, expect, it, vi } from 'vitest';
import { openGazetteer } from '#services/query/places/openGazetteer.ts';
import { createQueryApi } from './queryApi.ts';

describe('a request whose sender has left before its turn came', () => {
  it('is not worked for', async () => {
    const search = {
      search: vi.fn(),
      values: vi.fn(),
      clusters: vi.fn(),
      overview: vi.fn(),
      suggest: vi.fn(),
      record: vi.fn(),
      changes: vi.fn(),
      changesOf: vi.fn(),
      similar: vi.fn(),
      listing: vi.fn(),
      check: vi.fn(),
    };
    const api = createQueryApi({
      search,
      passages: { find: vi.fn() },
      facets: [],
      gazetteer: openGazetteer(),
      log: () => {},
    });
    const leaving = new AbortController();
    const answer = api.fetch(new Request('http://localhost/gkn3?q=mest', { signal: leaving.signal }));
    leaving.abort();
    expect((await answer).status).toBe(499);
    expect(search.search).not.toHaveBeenCalled();
  });
});
