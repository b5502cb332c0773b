import { BookmarkForm, type BookmarkProps } from './BookmarkForm.tsx';

/** The way to keep an item, of which nobody knows yet whether it is kept. */
export function StillBookmark(props: BookmarkProps) {
  return <BookmarkForm {...props} state="init" bookmarked={false} />;
}
