import { type MouseEvent, useRef } from 'react';
import { listRole } from '../Grid/listRole.ts';
import { Icon } from '../Icon/Icon.tsx';
import { followedLink } from '../Link/followedLink.ts';
import { linkVariants } from '../Link/Link.variants.ts';
import { ListSection, type ListSectionProps } from '../ListSection/ListSection.tsx';
import { type HeadingLevel, levelBelow } from '../Title/headingLevel.ts';
import { BookmarkFilter, type BookmarkFilterProps } from './BookmarkFilter.tsx';
import { BookmarkRow } from './BookmarkRow.tsx';
import { BookmarkSharing, type BookmarkSharingProps } from './BookmarkSharing.tsx';
import type { BookmarkEntry, BookmarkListTexts } from './bookmark.ts';

export interface BookmarkListProps {
  /** The target of links to the list. */
  id: string;
  title: string;
  level: HeadingLevel;
  /** Those that were searched for, in the order that was chosen. */
  bookmarks: readonly BookmarkEntry[];
  /** How many there are in all. */
  total: number;
  /** The form to find and order, where it leads, and what is in it now. */
  filter: Omit<BookmarkFilterProps, 'texts' | 'onFilter' | 'ref'>;
  /** The page with the whole list. */
  allHref: string;
  /** Files to take along: "RIS", "BibTeX", "CSL-JSON". */
  exports: readonly { label: string; href: string }[];
  /** Left out where lists cannot be shared. */
  sharing?: Omit<BookmarkSharingProps, 'level'> | undefined;
  /** What an action came to, said in a live region: "Verwijderd uit je lijst." */
  message?: ListSectionProps['message'];
  /** Language tag for dates. */
  language: string;
  texts: BookmarkListTexts;
  onFilter?: BookmarkFilterProps['onFilter'];
  /** Called with what a note's form would post: `note` and its hidden fields. */
  onNote?: ((id: string, data: FormData) => void) | undefined;
  /** Called with every change of a note that is being written, to keep a draft. */
  onNoteDraft?: ((id: string, text: string) => void) | undefined;
  /** Called after the question; without it the bookmark's own form is posted. */
  onRemove?: ((id: string) => void) | undefined;
}

/** What a visitor keeps, with notes: to find, to order, to take along and to share (specification, sections 1 and 2). */
export function BookmarkList(props: BookmarkListProps) {
  const { id, title, level, bookmarks, total, filter, sharing, message, texts, onFilter } = props;
  const form = useRef<HTMLFormElement>(null);
  const showAll = (event: MouseEvent) => {
    const field = form.current?.elements.namedItem(filter.search.name);
    if (!followedLink(event) || !form.current || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.value = '';
    // The link, which has the focus, goes.
    field.focus();
    onFilter?.(new FormData(form.current));
  };
  return (
    <ListSection
      id={id}
      title={title}
      level={level}
      count={total > 0 ? texts.count(bookmarks.length, total) : undefined}
      ids={bookmarks.map((bookmark) => bookmark.id)}
      message={message}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
    >
      <BookmarkFilter {...filter} ref={form} texts={texts} onFilter={onFilter} />
      <Rows {...props} onShowAll={onFilter && showAll} />
      {props.exports.length > 0 && <Exports label={texts.exportLabel} files={props.exports} />}
      {sharing && <BookmarkSharing {...sharing} level={levelBelow(level)} />}
    </ListSection>
  );
}

interface RowsProps extends BookmarkListProps {
  onShowAll: ((event: MouseEvent) => void) | undefined;
}

function Rows(props: RowsProps) {
  const { bookmarks, level, language, texts, allHref, onNote, onNoteDraft, onRemove, onShowAll } = props;
  if (bookmarks.length === 0) {
    return (
      <p className="text-text-muted">
        {`${texts.nothingFound} `}
        <a href={allHref} className={linkVariants()} onClick={onShowAll}>
          {texts.showAll}
        </a>
      </p>
    );
  }
  return (
    <ul {...listRole} className="divide-y divide-border border-border border-y">
      {bookmarks.map((bookmark) => (
        <li key={bookmark.id} className="py-5">
          <BookmarkRow
            bookmark={bookmark}
            level={levelBelow(level)}
            language={language}
            texts={texts}
            onNote={onNote}
            onNoteDraft={onNoteDraft}
            onRemove={onRemove}
          />
        </li>
      ))}
    </ul>
  );
}

function Exports({ label, files }: { label: string; files: BookmarkListProps['exports'] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <p className="text-small text-text-muted">{label}</p>
      <ul {...listRole} className="flex flex-wrap gap-2">
        {files.map((file) => (
          <li key={file.href}>
            <a href={file.href} download className={linkVariants({ kind: 'pill' })}>
              <Icon name="download" size="small" />
              {file.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
