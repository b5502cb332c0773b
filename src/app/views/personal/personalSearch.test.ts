import { describe, expect, it } from 'vitest';
import { personalQuestionPath, readPersonalSearch } from './personalSearch.ts';

describe('the address of the visitor’s own page', () => {
  it('says what is looked for, in which order, and whose list', () => {
    const nothing = { find: '', order: 'newest', list: '', done: undefined, ask: undefined };
    expect(readPersonalSearch('')).toEqual(nothing);
    expect(readPersonalSearch('?note=7&title=Veen')).toEqual({ ...nothing, note: { id: '7', title: 'Veen' } });
    expect(readPersonalSearch('?language=en&order=sideways')).toEqual(nothing);
    expect(readPersonalSearch('?find=veen&order=title&done=limited')).toEqual({
      ...{ ...nothing, find: 'veen', order: 'title', done: 'limited' },
    });
    expect(readPersonalSearch('?comment=7&kind=news&title=Veen&page=/veen')).toMatchObject({
      comment: { id: '7', kind: 'news', title: 'Veen', page: '/veen' },
    });
    expect(readPersonalSearch('?list=abc')).toEqual({ ...nothing, list: 'abc' });
  });

  it('takes no more than anybody writes, and never half a letter', () => {
    const { find } = readPersonalSearch(`?find=${'x'.repeat(499)}${encodeURIComponent('𠀀')}`);
    expect(find).toBe(`${'x'.repeat(499)}\ufffd`);
  });

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
