import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchPlaces } from '../api/responses.ts';
import { loadTestTexts } from '../language/testing/loadTestTexts.ts';
import { savedName } from './SavedSearches.tsx';
import { keepSearch, readSavedSearches } from './savedSearches.ts';

const t = await loadTestTexts('nl', 'search');

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

describe('the name of a kept search', () => {
  const option = { value: 'rapport', label: 'Rapport', count: 3, checked: true };
  const found = {
    ...({ state: 'results', term: 'weidevogels', hits: 3, start: 0, matched: 'all' } as const),
    ...{ records: [], meant: [], without: [] },
    filters: [{ id: 'type', title: 'Type', options: [option], more: 0 }],
  };
  const nameAt = (places?: Omit<SearchPlaces, 'isOpen'>) =>
    savedName(
      { language: 'nl', term: 'weidevogels', parameters: new URLSearchParams('type=rapport') },
      { ...found, places: places && { isOpen: false, ...places } },
      t,
    );

  it('says what is searched for, and what narrows it', () => {
    expect(nameAt()).toBe('weidevogels · Rapport');
  });

  it('says where is searched, which others do elsewhere', () => {
    const [ede, wageningen] = ['Ede', 'Wageningen'].map((name) =>
      nameAt({ near: { kind: 'found', typed: name, name, kilometres: 10, lat: 52, lon: 5.6 } }),
    );
    expect(ede).toBe('weidevogels · Rapport · Binnen 10 km van Ede');
    expect(wageningen).toBe('weidevogels · Rapport · Binnen 10 km van Wageningen');
    expect(nameAt({ box: [5, 52, 6, 53] })).toBe('weidevogels · Rapport · In het gekozen gebied');
  });

  it('says no place that is not known, as everything is searched then', () => {
    expect(nameAt({ near: { kind: 'unknown', typed: 'Xyz', kilometres: 10 } })).toBe('weidevogels · Rapport');
  });
});
