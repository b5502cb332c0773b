import type { MyBookmark } from '../../api/myData.ts';
import type { BookmarkOrder } from './address.ts';

/** What is looked for in a list of bookmarks, and in which order. */
export interface BookmarkFilter {
  readonly find: string;
  readonly order: BookmarkOrder;
}

/** Those whose title or note has all words that are looked for, whatever their accents. @param bookmarks newest first */
export function filterBookmarks(
  bookmarks: readonly MyBookmark[],
  { find, order }: BookmarkFilter,
  language: string,
): readonly MyBookmark[] {
  const words = plain(find).split(/\s+/).filter(Boolean);
  const found = bookmarks.filter(({ id, item, note }) => {
    const text = plain([item?.title ?? id, item?.origin, note].join(' '));
    return words.every((word) => text.includes(word));
  });
  switch (order) {
    case 'newest':
      return found;
    case 'oldest':
      return found.toReversed();
    case 'title': {
      const { compare } = new Intl.Collator(language);
      return found.toSorted((one, other) => compare(one.item?.title ?? one.id, other.item?.title ?? other.id));
    }
    default:
      return order satisfies never;
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
