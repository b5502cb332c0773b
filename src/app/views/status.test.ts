import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../api/responses.ts';
import { isNothing } from './isNothing.ts';
import { resolveView } from './resolveView.ts';

const view = (address: string) => resolveView(new URL(address, 'http://portal'), 'nl');
const found: SearchAnswer = {
  state: 'results',
  term: '*',
  hits: 0,
  start: 0,
  records: [],
  filters: [],
  matched: 'all',
  without: [],
};

describe('isNothing', () => {
  it.each(['/mijn-gkn', '/logout'])('is true of %s where visitors have nothing of their own', (path) => {
    expect(isNothing(view(path), undefined, { interactive: false })).toBe(true);
    expect(isNothing(view(path), undefined, { interactive: true })).toBe(false);
  });

  it('is true of records that no id names, and of ids that no record has', () => {
    expect(isNothing(view('/zoeken/resultaat/mest'), undefined, { interactive: true })).toBe(true);
    expect(isNothing(view('/zoeken/resultaat/mest?id=1'), found, { interactive: true })).toBe(true);
  });

  it('is false of records while the search is in trouble, and of a search that finds nothing', () => {
    const trouble = { state: 'error', term: '*' } as const;
    expect(isNothing(view('/zoeken/resultaat/mest?id=1'), trouble, { interactive: true })).toBe(false);
    expect(isNothing(view('/zoeken/mest'), found, { interactive: true })).toBe(false);
  });
});
