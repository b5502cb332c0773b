import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type BookmarkButtonSize, bookmarkButtonVariants } from './BookmarkButton.variants.ts';
import '../Button/Button.css';
import './BookmarkButton.css';

export interface BookmarkButtonProps {
  /** `init` until it is known what is bookmarked; `updating` while a change is on its way (specification, section 4). */
  state: 'init' | 'idle' | 'updating';
  /** Whether it is, or while `updating` will be, bookmarked; in `init` nothing is said about that. */
  bookmarked: boolean;
  /** "Bewaren". The same in every state: that it is pressed says the rest. */
  label: string;
  /** What is bookmarked, read out after the label: the title of the item. */
  item: string;
  /** The language of that title, where it is known. */
  itemLanguage?: string | undefined;
  size: BookmarkButtonSize;
  /** The id of a live region in which the caller says that saving failed. */
  describedBy?: string | undefined;
  /** Called instead of sending the form around it; in `init` too, for a press can come before an answer. */
  onToggle?: (() => void) | undefined;
}

/**
 * Keeps an item among one's bookmarks, or takes it out. It is a submit button: in a form it works without scripts.
 *
 * @example
 * <form method="post" action="/bookmarks">
 *   <input type="hidden" name="id" value={id} />
 *   <BookmarkButton state="idle" bookmarked label="Bewaren" item={title} size="row" onToggle={toggle} />
 * </form>
 */
export function BookmarkButton(props: BookmarkButtonProps) {
  const { state, bookmarked, label, item, itemLanguage, size, describedBy, onToggle } = props;
  const pressed = state !== 'init' && bookmarked;
  const press = (event: MouseEvent) => {
    if (state === 'updating') event.preventDefault();
    else if (onToggle) {
      event.preventDefault();
      onToggle();
    }
  };
  return (
    <button
      type="submit"
      data-state={state}
      aria-pressed={state === 'init' ? undefined : bookmarked}
      aria-busy={state === 'updating' || undefined}
      aria-disabled={state === 'updating' || undefined}
      aria-describedby={describedBy}
      onClick={press}
      className={bookmarkButtonVariants({ size })}
    >
      <span className="bookmark-sign grid shrink-0 place-items-center">
        <span className="bookmark-icon inline-flex">
          <Icon name={pressed ? 'bookmark-check' : 'bookmark'} />
        </span>
        <span aria-hidden="true" className="button-wait bookmark-wait" />
      </span>
      {size === 'row' ? (
        <VisuallyHidden>
          {`${label}: `}
          <span lang={itemLanguage}>{item}</span>
        </VisuallyHidden>
      ) : (
        <span className="min-w-0 text-center wrap-break-word hyphens-auto">
          {label}
          <VisuallyHidden language={itemLanguage}>{`: ${item}`}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
