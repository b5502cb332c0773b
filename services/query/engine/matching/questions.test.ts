import { describe, expect, it } from 'vitest';
import { parseTerm } from './parseTerm.ts';
import { leastOf, withoutFillers } from './questions.ts';

const left = (typed: string) =>
  withoutFillers(typed, parseTerm(typed)).groups.flatMap((group) =>
    group.flatMap((each) => ('word' in each ? each.word : [])),
  );

describe('questions', () => {
  it.each([
    ['hoe kan ik het beste gras inzaaien', 'ik het gras inzaaien'],
    ['welke ziekten krijgt een aardappel?', 'ziekten een aardappel'],
    ['what is the best way to control weeds', 'the to control weeds'],
    ['how does wildfire affect water quality?', 'wildfire water quality'],
    ['is gras goed voor koeien?', 'gras voor koeien'],
  ])('%s asks for %s', (typed, words) => {
    expect(left(typed).join(' ')).toBe(words);
  });

  it.each(['beste stal', 'goed gras', 'kan de koe', 'hoe wat waar'])(
    '%s is not changed beyond what it says',
    (typed) => {
      expect(left(typed).length).toBeGreaterThan(0);
    },
  );

  it('want fewer of their words the more there are', () => {
    expect([1, 2, 3, 4, 5, 6, 8, 10].map(leastOf)).toEqual([1, 2, 3, 3, 3, 4, 5, 6]);
  });
});
