import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepSearch, readSavedSearches } from './savedSearches.ts';

function storage(given?: string) {
  const kept = new Map(given === undefined ? [] : [['saved-searches', given]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

const birds = { href: '/zoeken/weidevogels', name: 'weidevogels' };

describe('searches that a browser keeps', () => {
  it('are listed from the last one, each once, until they are taken out', () => {
    const kept = storage();
    keepSearch(birds, true);
    keepSearch({ href: '/zoeken/mest', name: 'mest' }, true);
    keepSearch({ ...birds, name: 'weidevogels · Rapport' }, true);
    expect(readSavedSearches().map(({ name }) => name)).toEqual(['weidevogels · Rapport', 'mest']);
    expect(readSavedSearches()).toBe(readSavedSearches());
    keepSearch(birds, false);
    keepSearch({ href: '/zoeken/mest', name: '' }, false);
    expect(readSavedSearches()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('are fifty at most: the oldest go', () => {
    storage();
    for (let at = 0; at < 60; at += 1) keepSearch({ href: `/zoeken/${at}`, name: `${at}` }, true);
    expect(readSavedSearches()).toHaveLength(50);
    expect(readSavedSearches().at(-1)?.name).toBe('10');
  });

  it.each([
    'nothing',
    '{}',
    '[1, null, {"href": 1}]',
    '[{"href": "https://elders.example", "name": "x"}]',
    '[{"href": "//elders.example", "name": "x"}]',
  ])('are none where something else stands there: %s', (given) => {
    storage(given);
    expect(readSavedSearches()).toEqual([]);
  });

  it('cannot be kept where storage is closed', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('closed');
      },
      setItem: () => {
        throw new DOMException('closed');
      },
    });
    expect(readSavedSearches()).toEqual([]);
    expect(keepSearch(birds, true)).toBe(false);
  });
});
