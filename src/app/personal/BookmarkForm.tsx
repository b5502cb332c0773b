import { BookmarkButton, type BookmarkButtonProps } from '#design-system/components/BookmarkButton/BookmarkButton.tsx';
import { usePortal } from '../context/portalContext.tsx';
import { useTexts } from '../language/useTexts.ts';
import type { Item } from './item.ts';

export interface BookmarkProps {
  readonly item: Pick<Item, 'id' | 'title'> & {
    /** The language of the title, where it is known. */
    readonly language?: string | undefined;
  };
  readonly size: BookmarkButtonProps['size'];
}

type BookmarkFormProps = BookmarkProps & Pick<BookmarkButtonProps, 'state' | 'bookmarked' | 'onToggle'>;

/** Keeps an item, with scripts and without. */
export function BookmarkForm({ item, ...button }: BookmarkFormProps) {
  const t = useTexts('people');
  const { personalPath } = usePortal();
  return (
    <form method="post" action={`${personalPath}/bookmark`} data-press="bookmark" data-item={item.id}>
      <input type="hidden" name="item" value={item.id} />
      <BookmarkButton {...button} label={t('bookmark.label')} item={item.title} itemLanguage={item.language} />
    </form>
  );
}
