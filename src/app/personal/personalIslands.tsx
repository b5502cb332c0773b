import type { PersonalParts } from '#templates/renderer/RendererProvider.tsx';
import type { BookmarkProps } from './BookmarkForm.tsx';
import { Island } from './Island.tsx';
import { itemOf } from './item.ts';

/* The parts of a page that belong to its visitor: their places, without the code that they are made of. */

export function AccountIsland({ place }: { place: 'bar' | 'menu' }) {
  return <Island still={({ account }) => account()} alive={({ Account }) => <Account place={place} />} />;
}

/** Keeps an item or a record. */
export function BookmarkIsland(props: BookmarkProps) {
  return (
    <Island
      of={props.item.id}
      still={({ bookmark }) => bookmark(props)}
      alive={({ Bookmark }) => <Bookmark {...props} />}
    />
  );
}

/** What visitors can do with an item, on its page. */
export const personalIslands: PersonalParts = {
  bookmark(plan) {
    const item = itemOf(plan);
    return item && <BookmarkIsland item={item} size="header" />;
  },
  discussion(plan) {
    const item = itemOf(plan);
    if (!item) return null;
    return (
      <Island
        key={item.id}
        still={({ discussion }) => discussion(item)}
        alive={({ Discussion }) => <Discussion item={item} />}
      />
    );
  },
};
