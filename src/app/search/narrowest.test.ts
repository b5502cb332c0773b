import { expect, it } from 'vitest';
import { aboveIn, narrowest } from './narrowest.ts';

const option = (value: string, parent?: string) => ({ value, label: value, count: 1, checked: false, parent });
const above = aboveIn({ options: [option('a'), option('b', 'a'), option('c', 'b'), option('d')] });

it('keeps of chosen values those that are no whole of another', () => {
  expect(narrowest(['a', 'c', 'd'], above)).toEqual(['c', 'd']);
  expect(narrowest(['a', 'd'], above)).toEqual(['a', 'd']);
  expect(narrowest(['a', 'b', 'somebody else'], above)).toEqual(['b', 'somebody else']);
});

it('ends where parts are wholes of each other', () => {
  const round = aboveIn({ options: [option('a', 'b'), option('b', 'a')] });
  expect(round('a').length).toBeLessThan(3);
});
