import { describe, expect, it, vi } from 'vitest';
import { openGazetteer } from '#services/query/places/openGazetteer.ts';
import { EngineAway } from '#services/query/ports/engineAway.ts';
import { createQueryApi } from './queryApi.ts';
import { readChange } from './readChange.ts';

const searching = () => ({
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
});

const apiOn = (search: ReturnType<typeof searching>) =>
  createQueryApi({
    search,
    passages: { find: vi.fn() },
    facets: [],
    gazetteer: openGazetteer(),
    log: () => {},
  });

describe('a request whose sender has left before its turn came', () => {
  it('is not worked for', async () => {
    const search = searching();
    const api = apiOn(search);
    const leaving = new AbortController();
    const answer = api.fetch(new Request('http://localhost/gkn3?q=mest', { signal: leaving.signal }));
    leaving.abort();
    expect((await answer).status).toBe(499);
    expect(search.search).not.toHaveBeenCalled();
  });
});

describe('an address', () => {
  it('is of a record or of something else', () => {
    const others = apiOn(searching()).routes.flatMap(({ path }) => /^\/:scope\/(\w+)$/.exec(path)?.[1] ?? []);
    expect(others).toContain('filters');
    for (const id of others) expect(readChange({ id, title: 'Klei' })).toMatchObject({ kind: 'bad' });
  });
});

describe('a look at changes', () => {
  it.each([
    'from=0000-01-01T00:00:00Z',
    'until=2026-02-30T00:00:00Z',
    `after=${encodeURIComponent('0000-12-31T23:59:59Z r-1')}`,
  ])('refuses a moment that no calendar has: %s', async (parameters) => {
    const search = searching();
    const answer = await apiOn(search).request(`/gkn3/changes?${parameters}`);
    expect(answer.status).toBe(400);
    expect(search.changes).not.toHaveBeenCalled();
  });
});

describe('an engine that does not answer now', () => {
  it('is said to be away for a while, and to be asked again', async () => {
    const search = searching();
    search.search.mockRejectedValue(new EngineAway('two of three machines are gone'));
    const answer = await apiOn(search).request('/gkn3?q=mest');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.text()).not.toContain('machines');
  });

  it('is told from one that fails', async () => {
    const search = searching();
    search.search.mockRejectedValue(new Error('a mistake'));
    const answer = await apiOn(search).request('/gkn3?q=mest');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([500, null]);
  });
});
