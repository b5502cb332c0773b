import { describe, expect, it } from 'vitest';
import type { ItemTitle } from './itemTitles.ts';
import { bookmarkIdsIn, hasJustPosted, itemIdsIn, type MyAnswers, readMyData, takesReports } from './myData.ts';

const veen: ItemTitle = { id: '12', title: 'Veenweide', href: '/veenweide', kind: 'dossier' };
const comment = {
  id: 7,
  created_at: '2026-05-03T10:00:00Z',
  content: 'Mooi stuk.',
  article: { external_id: 12 },
  title: 'Veenweide',
  url: '/veenweide',
  state: 'held',
  reason: 'Even kijken.',
};
const answers: MyAnswers = {
  mydata: [{ preferences: { bookmarkedArticles: ['12', 34] }, comments: [comment] }],
  mybookmarks: { bookmarks: [{ id: '12', note: 'Lezen' }], shared: 'abc' },
  mynewsletters: {
    newsletters: [
      { id: 5, title: 'Bodem' },
      { id: '6', list: 'water' },
    ],
  },
};
const read = (change: Partial<MyAnswers> = {}) =>
  readMyData({ ...answers, ...change }, { items: [veen], state: 'whole' });

describe('the ids of bookmarks', () => {
  it('are given the newest first, whatever their type', () => {
    expect(bookmarkIdsIn(answers)).toEqual(['34', '12']);
  });

  it.each([
    undefined,
    null,
    'no',
    3,
    [],
    {},
    [null],
    [{ preferences: 'no' }],
    [{ preferences: { bookmarkedArticles: 1 } }],
  ])('are none in %j', (mydata) => expect(bookmarkIdsIn({ mydata })).toEqual([]));

  it('are read where the service sends no list around its answer', () => {
    expect(bookmarkIdsIn({ mydata: { preferences: { bookmarkedArticles: ['1'] } } })).toEqual(['1']);
  });

  it('are those of the preferences where there are comments alone', () => {
    const preferences = { preferences: { bookmarkedArticles: ['1', 2] } };
    expect(bookmarkIdsIn({ mydata: [{ comments: [] }], preferences })).toEqual(['2', '1']);
    expect(bookmarkIdsIn({ ...answers, preferences })).toEqual(['34', '12']);
  });

  it('leave out what is no id', () => {
    const mydata = [{ preferences: { bookmarkedArticles: ['1', '', null, {}, ['2'], true] } }];
    expect(bookmarkIdsIn({ mydata })).toEqual(['1']);
  });
});

it.each([
  [[{ comments: [], shared: null }], true],
  [[{ comments: [], shared: 'abc' }], true],
  [[{ comments: [] }], false],
  [[], false],
  [null, false],
])('comments can be reported to a service that says more than the specification: %j %s', (mydata, expected) => {
  expect(takesReports(mydata)).toBe(expected);
});

describe('a person’s data', () => {
  it('are bookmarks with their titles and notes, comments, what is shared, and newsletters', () => {
    expect(read()).toEqual({
      bookmarks: [
        { id: '34', item: undefined, note: '' },
        { id: '12', item: veen, note: 'Lezen' },
      ],
      comments: [
        {
          ...{ id: '7', text: 'Mooi stuk.', at: '2026-05-03T10:00:00Z', state: 'held', reason: 'Even kijken.' },
          ...{ item: '12', title: 'Veenweide', url: '/veenweide' },
        },
      ],
      shared: 'abc',
      newsletters: [
        { id: '5', name: 'Bodem' },
        { id: '6', name: 'water' },
      ],
      titles: 'whole',
    });
  });

  it('have the page of a comment from its item where the service does not say', () => {
    const { title, url, ...bare } = comment;
    const mydata = [{ comments: [bare, { ...bare, id: 8, article: { external_id: 99 } }, { ...bare, id: 9, title }] }];
    expect(itemIdsIn({ mydata })).toEqual(['12', '99']);
    expect(read({ mydata }).comments).toMatchObject([
      { title: 'Veenweide', url: '/veenweide' },
      { title: '', url: '' },
      { title: 'Veenweide', url: '/veenweide' },
    ]);
    expect(itemIdsIn(answers)).toEqual(['34', '12']);
  });

  it('lack only what the service does not have', () => {
    expect(read({ mybookmarks: undefined, mynewsletters: undefined })).toMatchObject({
      bookmarks: [{ id: '34' }, { id: '12', note: '' }],
      comments: [{ id: '7' }],
      shared: undefined,
      newsletters: undefined,
    });
  });

  it.each([
    ['abc', 'abc'],
    [null, null],
    ['', null],
    [false, null],
  ])('say of a list whose link is %j that it is shared as %j', (shared, expected) => {
    expect(read({ mybookmarks: { bookmarks: [], shared } }).shared).toBe(expected);
  });

  it.each([
    ['shown', 'shown'],
    ['removed', 'removed'],
    ['something else', 'shown'],
    [undefined, 'shown'],
  ])('have a comment whose state is %j as %s', (state, expected) => {
    expect(read({ mydata: [{ comments: [{ ...comment, state }] }] }).comments[0]?.state).toBe(expected);
  });

  it('have a comment with its date in a way that every browser reads', () => {
    const { comments } = read({ mydata: [{ comments: [{ ...comment, created_at: '2026-05-03 10:00:00+0200' }] }] });
    expect(comments.map(({ at }) => at)).toEqual(['2026-05-03T10:00:00+02:00']);
  });

  it('lack a comment that nobody could place, and none of the others', () => {
    const broken = [
      null,
      { ...comment, id: undefined },
      { ...comment, created_at: '' },
      { ...comment, created_at: 'x' },
    ];
    const { comments } = read({ mydata: [{ comments: [...broken, comment] }] });
    expect(comments.map(({ id }) => id)).toEqual(['7']);
  });

  it.each([null, 'rubbish', 7, [[]], [{ comments: 'none', preferences: 7 }]])('are empty in %j', (rubbish) => {
    expect(
      readMyData({ mydata: rubbish, mybookmarks: rubbish, mynewsletters: rubbish }, { items: [], state: 'part' }),
    ).toEqual({
      bookmarks: [],
      comments: [],
      shared: undefined,
      newsletters: undefined,
      titles: 'part',
    });
  });
});

describe('a comment whose answer was lost', () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const posted = { item: '12', text: 'Mooi stuk,\r\nhoor. ' };

  it.each([
    ['is there', { created_at: at(0) }, true],
    ['is there, by a clock that is five minutes off', { created_at: at(-5) }, true],
    ['is there, by one that is ahead', { created_at: at(5) }, true],
    ['is not the same of an hour ago', { created_at: at(-60) }, false],
    ['is not another one', { created_at: at(0), content: 'Mooi stuk!' }, false],
    ['is not one on another item', { created_at: at(0), article: { external_id: 13 } }, false],
  ])('%s', (_, change, isThere) => {
    const mydata = [{ comments: [{ ...comment, content: 'Mooi stuk,\nhoor.', ...change }] }];
    expect(hasJustPosted(read({ mydata }).comments, posted)).toBe(isThere);
  });
});
