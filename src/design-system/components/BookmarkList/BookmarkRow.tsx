import { Badge } from '../Badge/Badge.tsx';
import { ConfirmButton } from '../ConfirmButton/ConfirmButton.tsx';
import { PublishDate } from '../PublishDate/PublishDate.tsx';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';
import { BookmarkNote } from './BookmarkNote.tsx';
import type { BookmarkEntry, BookmarkListTexts } from './bookmark.ts';

interface BookmarkRowProps {
  bookmark: BookmarkEntry;
  level: HeadingLevel;
  language: string;
  texts: BookmarkListTexts;
  onNote?: ((id: string, data: FormData) => void) | undefined;
  onNoteDraft?: ((id: string, text: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
}

/** One kept item: what it is, since when, one's note, and the way out of the list. */
export function BookmarkRow({ bookmark, level, language, texts, onNote, onNoteDraft, onRemove }: BookmarkRowProps) {
  return (
    <article className="grid items-start gap-x-6 gap-y-1 @min-[40rem]:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted">
          <Badge kind={bookmark.badgeKind}>{bookmark.badgeLabel}</Badge>
          {bookmark.date && <PublishDate date={bookmark.date} language={language} prefix={texts.kept} />}
        </p>
        <Title level={level} size="small">
          <a
            href={bookmark.href}
            lang={bookmark.language}
            className="text-link no-underline decoration-2 underline-offset-4 hover:text-link-hover hover:underline"
          >
            {bookmark.title}
          </a>
        </Title>
        {bookmark.noteTarget && (
          <BookmarkNote
            bookmark={bookmark}
            target={bookmark.noteTarget}
            texts={texts}
            onNote={onNote}
            onNoteDraft={onNoteDraft}
          />
        )}
      </div>
      <form
        method="post"
        action={bookmark.removal.action}
        className="-ms-4 forced-colors:ms-0 @min-[40rem]:ms-0 print:hidden"
      >
        {bookmark.removal.hiddenFields}
        <ConfirmButton
          label={texts.remove}
          item={bookmark.title}
          itemLanguage={bookmark.language}
          tone="quiet"
          size="small"
          icon="trash"
          state={bookmark.state === 'removing' ? 'busy' : 'idle'}
          question={texts.removeQuestion}
          onConfirm={onRemove && (() => onRemove(bookmark.id))}
        />
      </form>
    </article>
  );
}
