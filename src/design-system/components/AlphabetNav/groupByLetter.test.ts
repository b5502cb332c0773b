import { describe, expect, it } from 'vitest';
import { groupByLetter } from './groupByLetter.ts';

const grouped = (...titles: string[]) =>
  groupByLetter(
    titles.map((title) => ({ title })),
    'nl',
  ).map(({ letter, items }) => [letter, items.map(({ title }) => title)]);

describe('items by letter', () => {
  it('are sorted by letter, and within a letter by title, capitals or not', () => {
    expect(grouped('Water', 'Bodem', 'bijen', 'Akker')).toEqual([
      ['A', ['Akker']],
      ['B', ['bijen', 'Bodem']],
      ['W', ['Water']],
    ]);
  });

  it.each([
    ['Économie', 'E'],
    ['Özgür', 'O'],
    ['Ørsted', 'O'],
    ['Æbele', 'A'],
    ['Łódź', 'L'],
  ])('stand under the letter without its accent: %s under %s', (title, letter) => {
    expect(grouped(title)).toEqual([[letter, [title]]]);
  });

  it('sort IJ as an I and a J, whether it is written as one sign or two', () => {
    expect(grouped('Ikarus', 'IJsselmeer', 'Ĳkdijk', 'Iep', 'Yoghurt')).toEqual([
      ['I', ['Iep', 'Ĳkdijk', 'IJsselmeer', 'Ikarus']],
      ['Y', ['Yoghurt']],
    ]);
  });

  it.each(["'s-Graveland", '’s-Graveland', '‘s-Graveland', '🌱 Snijmaïs', '(Schapen)'])(
    'do not count the signs in front: %s is found under S',
    (title) => {
      expect(grouped(title)).toEqual([['S', [title]]]);
    },
  );

  it('stand last when they start with no letter, figures by their size', () => {
    expect(grouped('30 kilo', '4D', 'Zaad', 'Ωmega', '!')).toEqual([
      ['Z', ['Zaad']],
      ['#', ['!', '4D', '30 kilo', 'Ωmega']],
    ]);
  });

  it('are all there, doubles too, in a list that is left as it was', () => {
    const items = ['B', 'A', 'B'].map((title) => ({ title }));
    expect(groupByLetter(items, 'nl').flatMap((group) => group.items)).toHaveLength(3);
    expect(items.map(({ title }) => title)).toEqual(['B', 'A', 'B']);
  });

  it('are no groups when there are none', () => {
    expect(groupByLetter([], 'nl')).toEqual([]);
  });
});
