import { useId } from 'react';
import { ConfirmButton } from '../ConfirmButton/ConfirmButton.tsx';
import { Initials } from '../Initials/Initials.tsx';
import { PublishDate } from '../PublishDate/PublishDate.tsx';
import { CommentStandingLine } from './CommentStandingLine.tsx';
import { CommentText } from './CommentText.tsx';
import type { CommentEntry, OwnComment } from './comment.ts';
import type { CommentsTexts } from './commentsTexts.ts';
import { ReportComment } from './ReportComment.tsx';

export interface CommentProps {
  comment: CommentEntry;
  /** Language tag for dates. */
  language: string;
  texts: CommentsTexts;
  onDelete?: ((id: string) => void) | undefined;
  onReport?: ((id: string, data: FormData) => void) | undefined;
}

/** One comment: who, when, what, and what its reader may do with it. */
export function Comment({ comment, language, texts, onDelete, onReport }: CommentProps) {
  const id = useId();
  const own = comment.by === 'self';
  return (
    <article
      aria-labelledby={`${id}head`}
      tabIndex={-1}
      className="flex items-start gap-3 focus:[box-shadow:none] focus:outline-none medium:gap-4"
    >
      {/* In large text the words need all the room there is. */}
      <span className="@max-[15rem]:hidden">
        <Initials name={comment.name} size="text" />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <p id={`${id}head`} className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 font-strong text-heading wrap-anywhere">
            <bdi>{comment.name}</bdi>
            {own && <span className="font-normal text-text-muted">{` (${texts.own})`}</span>}
          </span>
          <span className="text-small text-text-muted">
            <PublishDate date={comment.date} language={language} precision="minute" />
          </span>
        </p>
        {own && <CommentStandingLine standing={comment.standing} texts={texts} />}
        <CommentText text={comment.text} externalHint={texts.externalHint} />
        {own && <Deletion comment={comment} texts={texts} onDelete={onDelete} />}
        {!own && comment.report && (
          <ReportComment comment={comment} report={comment.report} texts={texts} onReport={onReport} />
        )}
      </div>
    </article>
  );
}

interface DeletionProps {
  comment: OwnComment;
  texts: CommentsTexts;
  onDelete: ((id: string) => void) | undefined;
}

function Deletion({ comment, texts, onDelete }: DeletionProps) {
  return (
    <form method="post" action={comment.deletion.action} className="-ms-4 forced-colors:ms-0 print:hidden">
      {comment.deletion.hiddenFields}
      <ConfirmButton
        label={texts.delete}
        item={texts.commentOf(comment.name)}
        tone="quiet"
        size="small"
        icon="trash"
        state={comment.state === 'deleting' ? 'busy' : 'idle'}
        question={texts.deleteQuestion}
        onConfirm={onDelete && (() => onDelete(comment.id))}
      />
    </form>
  );
}
