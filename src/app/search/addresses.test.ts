import { describe, expect, it } from 'vitest';
import { answerPath, matchAnswer } from '../views/answer/address.ts';
import { contributorAt, contributorPath, searchAt, searchPath } from './addresses.ts';

/** A path as browsers ask for it, which take segments of dots for steps upwards. */
const visited = (path: string) => new URL(path, 'https://groenkennisnet.nl');

const terms = ['.', '..', '...', '%2e%2e', '. .', './', '../..', 'a/b', 'c++', '100%', '?', '#', '*', 'melk vee', 'ĳs'];

describe('the address of a search', () => {
  it.each(terms)('leads to that search: %j', (term) => {
    expect(searchAt(visited(searchPath({ language: 'nl' }, term)))?.term).toBe(term);
  });

  it.each(terms)('leads to the records of somebody of that name: %j', (id) => {
    const by = { kind: 'author', id } as const;
    expect(contributorAt(visited(contributorPath({ language: 'nl' }, by)))?.by).toEqual(by);
  });

  it('is one also where a service has cut a letter in half', () => {
    expect(searchPath({ language: 'nl' }, 'koe\ud83d')).toBe('/zoeken/koe%EF%BF%BD');
  });
});

// A question of one star is none.
it.each(terms.filter((term) => term !== '*'))('the address of a question leads to that question: %j', (question) => {
  const view = matchAnswer(visited(answerPath({ language: 'nl', question })));
  expect(view?.question).toBe(question);
});
