import { describe, expect, it } from 'vitest';
import { byLetter } from './byLetter.ts';
import type { PlannedItem } from './plannedItem.ts';

const item = (title: string): PlannedItem => ({
  title,
  href: undefined,
  lead: undefined,
  picture: undefined,
  kind: undefined,
  published: undefined,
  start: undefined,
  end: undefined,
  location: undefined,
});

const groupsOf = (titles: readonly string[]) =>
  byLetter(titles.map(item), 'nl').map(({ letter, items }) => [letter, items.map(({ title }) => title)]);

describe('items by letter', () => {
  it('are sorted by letter, and within a letter by title', () => {
    expect(groupsOf(['Water', 'Bodem', 'bijen', 'Akker'])).toEqual([
      ['A', ['Akker']],
      ['B', ['bijen', 'Bodem']],
      ['W', ['Water']],
    ]);
  });

  it('stand under the letter without its accent', () => {
    expect(groupsOf(['Économie', 'Eiwit', 'Özgür'])).toEqual([
      ['E', ['Économie', 'Eiwit']],
      ['O', ['Özgür']],
    ]);
  });

  it('stand last when they start with no letter', () => {
    expect(groupsOf(['4D', '🌱 Kiemen', 'Zaad', '‘s Ochtends'])).toEqual([
      ['Z', ['Zaad']],
      ['', expect.arrayContaining(['4D', '🌱 Kiemen', '‘s Ochtends'])],
    ]);
  });

  it('are all there, doubles too, in a list that is left as it was', () => {
    const titles = ['B', 'A', 'B'].map(item);
    expect(byLetter(titles, 'en').flatMap(({ items }) => items)).toHaveLength(3);
    expect(titles.map(({ title }) => title)).toEqual(['B', 'A', 'B']);
  });

  it('are no groups when there are none', () => {
    expect(byLetter([], 'nl')).toEqual([]);
  });
});
