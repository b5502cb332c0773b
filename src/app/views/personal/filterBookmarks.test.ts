import { describe, expect, it } from 'vitest';
import type { MyBookmark } from '../../api/myData.ts';
import { filterBookmarks } from './filterBookmarks.ts';

const bookmark = (id: string, title?: string, note = '', origin?: string): MyBookmark => ({
  id,
  item: title === undefined ? undefined : { id, title, href: `/${id}`, kind: 'other', origin },
  note,
});
const bookmarks = [
  bookmark('1', 'Veen en water', 'voor het college'),
  bookmark('2', 'Één bodem', '', 'WUR, 2020'),
  bookmark('3'),
  bookmark('4', 'Zand'),
];
const idsOf = (find: string, order: 'newest' | 'oldest' | 'title' = 'newest') =>
  filterBookmarks(bookmarks, { find, order }, 'nl').map(({ id }) => id);

describe('a list of bookmarks', () => {
  it.each([
    ['', ['1', '2', '3', '4']],
    ['   ', ['1', '2', '3', '4']],
    ['veen', ['1']],
    ['WATER  veen', ['1']],
    ['veen zand', []],
    ['college', ['1']],
    ['een', ['1', '2']],
    ['ÉÉN', ['1', '2']],
    ['wur 2020', ['2']],
    ['3', ['3']],
    ['undefined', []],
    ['.*', []],
  ])('is searched for %j in titles, origins and notes', (find, ids) => expect(idsOf(find)).toEqual(ids));

  it('is ordered by when things were kept, or by title as the language has it', () => {
    expect(idsOf('', 'newest')).toEqual(['1', '2', '3', '4']);
    expect(idsOf('', 'oldest')).toEqual(['4', '3', '2', '1']);
    expect(idsOf('', 'title')).toEqual(['3', '2', '1', '4']);
  });

  it('is left as it was', () => {
    const before = [...bookmarks];
    idsOf('', 'title');
    expect(bookmarks).toEqual(before);
  });
});
