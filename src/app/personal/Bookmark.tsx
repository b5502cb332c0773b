import { BookmarkForm, type BookmarkProps } from './BookmarkForm.tsx';
import { toggleBookmark, useBookmarks } from './bookmarks.ts';

/** Keeps an item, or lets go of it. */
export function Bookmark({ item, size }: BookmarkProps) {
  const { state, ids } = useBookmarks();
  return (
    <BookmarkForm
      item={item}
      size={size}
      state={state}
      bookmarked={ids.includes(item.id)}
      onToggle={() => toggleBookmark(item.id)}
    />
  );
}
