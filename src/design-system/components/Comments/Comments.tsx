import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { CountBadge } from '../Badge/CountBadge.tsx';
import { Button } from '../Button/Button.tsx';
import { buttonVariants } from '../Button/Button.variants.ts';
import { useFocusAfterRemoval } from '../ConfirmButton/useFocusAfterRemoval.ts';
import { listRole } from '../Grid/listRole.ts';
import { Notice, type NoticeTone } from '../Notice/Notice.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';
import { Comment } from './Comment.tsx';
import type { CommentEntry } from './comment.ts';
import type { CommentsTexts } from './commentsTexts.ts';

/** How many show before somebody asks for all of them (specification, section 9). */
const newestShown = 2;

export interface CommentsProps {
  /** The target of links to the comments. */
  id: string;
  title: string;
  level: HeadingLevel;
  /** `init` shows nothing at all; after `failed` they can be asked for again (specification, section 4). */
  state: 'init' | 'loading' | 'idle' | 'failed';
  /** Newest first; with `shown` at `newest` two of them are enough. */
  comments: readonly CommentEntry[];
  /** How many there are in all. */
  total: number;
  /** `folded`: all of them are there, the older ones in a native fold that needs no code. */
  shown: 'newest' | 'all' | 'folded';
  /** The same page with all of them. */
  allHref: string;
  /** The same page once more, for `failed` without scripts. */
  retryHref: string;
  /** `CommentForm`, or `CommentLogin` in its place. */
  form?: ReactNode;
  /** What an action came to, said in a live region: "Je reactie is verwijderd." */
  message?: { tone: NoticeTone; text: string } | undefined;
  /** Language tag for dates. */
  language: string;
  texts: CommentsTexts;
  /** These three are called instead of following the link. */
  onShowAll?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Called after the question; without it the comment's own form is posted. */
  onDelete?: ((id: string) => void) | undefined;
  /** Called with what the form would post: `reason` and its hidden fields. */
  onReport?: ((id: string, data: FormData) => void) | undefined;
}

/** What visitors say about an item: the two newest, and all of them on demand (specification, sections 4, 6 and 9). */
export function Comments(props: CommentsProps) {
  const { id, title, level, state, total, form, message, texts } = props;
  const section = useRef<HTMLElement>(null);
  useFocusOnMore(section, props.shown);
  useFocusAfterRemoval(
    section,
    props.comments.map((comment) => comment.id),
  );
  if (state === 'init') return null;
  return (
    <section
      ref={section}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-busy={state === 'loading' || undefined}
      // Nothing to read yet: paper takes no comments.
      className={`@container flex max-w-3xl scroll-mt-40 flex-col gap-8 ${props.comments.length === 0 ? 'print:hidden' : ''}`}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <Title level={level} size="medium" id={`${id}-title`}>
          {title}
        </Title>
        {state === 'idle' && <CountBadge count={total} label={texts.count(total)} />}
      </div>
      {form}
      <div role="status" className="empty:-mt-8">
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
      </div>
      <p role="status" className="sr-only">
        {state === 'loading' && texts.loading}
      </p>
      <Answer {...props} />
    </section>
  );
}

/** What has been asked for: on its way, not there, none, or some. */
function Answer(props: CommentsProps) {
  const { state, comments, texts, retryHref, onRetry } = props;
  if (state === 'loading') {
    return (
      <div className="flex flex-col gap-10">
        <Skeleton shape="comment" />
        <Skeleton shape="comment" />
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <Notice tone="negative">{texts.failed}</Notice>
        <Button tone="secondary" size="small" href={retryHref} onClick={onRetry && insteadOfFollowing(onRetry)}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return comments.length === 0 ? <p className="text-text-muted">{texts.empty}</p> : <List {...props} />;
}

function List(props: CommentsProps) {
  const { comments, total, shown, allHref, texts, onShowAll } = props;
  const visible = shown === 'all' ? comments : comments.slice(0, newestShown);
  const older = comments.slice(visible.length);
  return (
    <>
      <Entries {...props} comments={visible} />
      {shown === 'folded' && older.length > 0 && (
        <details className="group/older flex flex-col">
          <summary
            className={buttonVariants({
              tone: 'secondary',
              size: 'small',
              className: 'w-fit list-none group-open/older:hidden print:hidden',
            })}
          >
            {texts.showAll(total)}
          </summary>
          <Entries {...props} comments={older} />
        </details>
      )}
      {shown !== 'all' && total > (shown === 'folded' ? comments.length : visible.length) && (
        <div className="print:hidden">
          <Button tone="secondary" size="small" href={allHref} onClick={onShowAll && insteadOfFollowing(onShowAll)}>
            {texts.showAll(total)}
          </Button>
        </div>
      )}
    </>
  );
}

function Entries({ comments, language, texts, onDelete, onReport }: CommentsProps) {
  return (
    <ul {...listRole} className="flex flex-col divide-y divide-border">
      {comments.map((comment) => (
        <li key={comment.id} className="py-6 first:pt-0 last:pb-0">
          <Comment comment={comment} language={language} texts={texts} onDelete={onDelete} onReport={onReport} />
        </li>
      ))}
    </ul>
  );
}

function insteadOfFollowing(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
}

/** Asking for all takes the link away: the focus goes on to the first comment that was not there before. */
function useFocusOnMore(section: React.RefObject<HTMLElement | null>, shown: CommentsProps['shown']) {
  const before = useRef(shown);
  useEffect(() => {
    const grown = before.current === 'newest' && shown === 'all';
    before.current = shown;
    if (!grown || document.activeElement !== document.body) return;
    section.current?.querySelectorAll<HTMLElement>('article').item(newestShown)?.focus();
  }, [section, shown]);
}
