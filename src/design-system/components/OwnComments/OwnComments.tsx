import { CommentStandingLine } from '../Comments/CommentStandingLine.tsx';
import { CommentText } from '../Comments/CommentText.tsx';
import type { OwnComment } from '../Comments/comment.ts';
import type { CommentsTexts } from '../Comments/commentsTexts.ts';
import { ConfirmButton } from '../ConfirmButton/ConfirmButton.tsx';
import { listRole } from '../Grid/listRole.ts';
import { ListSection, type ListSectionProps } from '../ListSection/ListSection.tsx';
import { PublishDate } from '../PublishDate/PublishDate.tsx';
import { type HeadingLevel, levelBelow } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

/** A comment of one's own with the page it stands under. */
export interface OwnCommentEntry extends Omit<OwnComment, 'by' | 'name'> {
  page: { title: string; href: string };
}

export interface OwnCommentsTexts
  extends Pick<CommentsTexts, 'waiting' | 'removed' | 'delete' | 'deleteQuestion' | 'externalHint'> {
  /** "12 reacties" */
  count: (total: number) => string;
  /** Tells buttons apart: "reactie op Veenweide". */
  commentOn: (page: string) => string;
  emptyTitle: string;
  emptyText: string;
}

export interface OwnCommentsProps {
  id: string;
  title: string;
  level: HeadingLevel;
  /** Newest first. */
  comments: readonly OwnCommentEntry[];
  /** What an action came to, said in a live region. */
  message?: ListSectionProps['message'];
  /** Language tag for dates. */
  language: string;
  texts: OwnCommentsTexts;
  /** Called after the question; without it the comment's own form is posted. */
  onDelete?: ((id: string) => void) | undefined;
}

/** What a visitor has said, and where; how it stands, and the way to take it back (specification, sections 1 and 2). */
export function OwnComments({ id, title, level, comments, message, language, texts, onDelete }: OwnCommentsProps) {
  return (
    <ListSection
      id={id}
      title={title}
      level={level}
      count={comments.length > 0 ? texts.count(comments.length) : undefined}
      ids={comments.map((comment) => comment.id)}
      message={message}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
    >
      <ul {...listRole} className="divide-y divide-border border-border border-y">
        {comments.map((comment) => (
          <li key={comment.id} className="py-5">
            <Entry comment={comment} level={levelBelow(level)} language={language} texts={texts} onDelete={onDelete} />
          </li>
        ))}
      </ul>
    </ListSection>
  );
}

interface EntryProps extends Pick<OwnCommentsProps, 'level' | 'language' | 'texts' | 'onDelete'> {
  comment: OwnCommentEntry;
}

function Entry({ comment, level, language, texts, onDelete }: EntryProps) {
  return (
    <article className="grid items-start gap-x-6 gap-y-1 @min-[40rem]:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-small text-text-muted">
          <PublishDate date={comment.date} language={language} precision="minute" />
        </p>
        <Title level={level} size="smallest">
          <a
            href={comment.page.href}
            className="text-link no-underline decoration-2 underline-offset-4 hover:text-link-hover hover:underline"
          >
            {comment.page.title}
          </a>
        </Title>
        <CommentStandingLine standing={comment.standing} texts={texts} />
        <CommentText text={comment.text} externalHint={texts.externalHint} />
      </div>
      <form
        method="post"
        action={comment.deletion.action}
        className="-ms-4 forced-colors:ms-0 @min-[40rem]:ms-0 print:hidden"
      >
        {comment.deletion.hiddenFields}
        <ConfirmButton
          label={texts.delete}
          item={texts.commentOn(comment.page.title)}
          tone="quiet"
          size="small"
          icon="trash"
          state={comment.state === 'deleting' ? 'busy' : 'idle'}
          question={texts.deleteQuestion}
          onConfirm={onDelete && (() => onDelete(comment.id))}
        />
      </form>
    </article>
  );
}
