import { describe, expect, it } from 'vitest';
import { personalQuestionPath, readPersonalSearch } from './personalSearch.ts';

describe('the address of the visitor’s own page', () => {
  it.each([
    ['ask=delete-comment&comment=7', { kind: 'delete-comment', comment: '7' }],
    ['ask=unbookmark&item=gkz%2F7', { kind: 'unbookmark', item: 'gkz/7' }],
    ['ask=forget', { kind: 'forget' }],
  ] as const)('sees what a visitor is asked before it is done, and writes its address: %s', (query, question) => {
    expect(readPersonalSearch(`?${query}`)).toMatchObject({ ask: question, comment: undefined });
    expect(personalQuestionPath(question)).toBe(`/mijn-gkn?${query}`);
  });

  it.each(['ask=else', 'ask=delete-comment', 'ask=unbookmark&comment=7', 'ask='])('sees no question in %s', (query) => {
    expect(readPersonalSearch(`?${query}`)).toMatchObject({ ask: undefined });
  });
});
