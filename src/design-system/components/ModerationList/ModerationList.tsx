import { CommentText } from '../Comments/CommentText.tsx';
import { listRole } from '../Grid/listRole.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ListSection, type ListSectionProps } from '../ListSection/ListSection.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { PublishDate } from '../PublishDate/PublishDate.tsx';
import { type HeadingLevel, levelBelow } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';
import { ModerationForms } from './ModerationForms.tsx';
import type { ModerationDecision, ModerationEntry, ModerationTexts } from './moderation.ts';

export interface ModerationListProps {
  id: string;
  title: string;
  level: HeadingLevel;
  /** Those that wait longest first. */
  comments: readonly ModerationEntry[];
  /** What a decision came to, said in a live region: "De reactie is geplaatst." */
  message?: ListSectionProps['message'];
  /** Language tag for dates. */
  language: string;
  texts: ModerationTexts;
  /** Called with what the form would post, which it then does not. */
  onDecide?: ((id: string, decision: ModerationDecision, data: FormData) => void) | undefined;
}

/** What moderators have to look at: comments that wait, and shown ones that somebody reported. */
export function ModerationList({ id, title, level, comments, message, ...entry }: ModerationListProps) {
  const { texts } = entry;
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
          <li key={comment.id} className="py-6">
            <Entry comment={comment} level={levelBelow(level)} {...entry} />
          </li>
        ))}
      </ul>
    </ListSection>
  );
}

interface EntryProps extends Pick<ModerationListProps, 'level' | 'language' | 'texts' | 'onDecide'> {
  comment: ModerationEntry;
}

function Entry({ comment, level, language, texts, onDecide }: EntryProps) {
  const reported = comment.standing === 'reported';
  const explained = comment.reports.filter(({ reason }) => reason !== '');
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <p className={`flex items-start gap-2 text-small ${reported ? 'text-negative' : 'text-warning'}`}>
          <span className="mt-[calc((1lh-1.25rem)/2)] inline-flex">
            <Icon name={reported ? 'warning' : 'clock'} />
          </span>
          <span className="font-strong">{reported ? texts.reported(comment.reports.length) : texts.waiting}</span>
        </p>
        <Title level={level} size="smallest">
          <a
            href={comment.page.href}
            className="text-link no-underline decoration-2 underline-offset-4 hover:text-link-hover hover:underline"
          >
            {comment.page.title}
          </a>
        </Title>
        <p className="text-small text-text-muted">
          <bdi className="font-strong">{comment.name}</bdi>
          {' · '}
          <PublishDate date={comment.date} language={language} precision="minute" />
        </p>
      </div>
      <CommentText text={comment.text} externalHint={texts.externalHint} />
      {explained.length > 0 && (
        <ul {...listRole} className="flex max-w-reading flex-col gap-1 border-negative border-s-2 ps-4 text-small">
          {explained.map((report) => (
            <li key={report.id} dir="auto" className="whitespace-pre-line wrap-anywhere">
              {report.reason}
            </li>
          ))}
        </ul>
      )}
      {comment.state.kind === 'failed' && (
        <div role="alert">
          <Notice tone="negative">{texts.failed}</Notice>
        </div>
      )}
      <ModerationForms comment={comment} texts={texts} onDecide={onDecide} />
    </article>
  );
}
