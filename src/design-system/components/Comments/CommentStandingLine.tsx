import { Icon } from '../Icon/Icon.tsx';
import type { CommentStanding } from './comment.ts';
import type { CommentsTexts } from './commentsTexts.ts';

interface CommentStandingLineProps {
  standing: CommentStanding;
  texts: Pick<CommentsTexts, 'waiting' | 'removed'>;
}

/** Tells authors what became of their comment where others do not see it. */
export function CommentStandingLine({ standing, texts }: CommentStandingLineProps) {
  if (standing.kind === 'shown') return null;
  const removed = standing.kind === 'removed';
  return (
    <p className={`flex items-start gap-2 text-small ${removed ? 'text-negative' : 'text-warning'}`}>
      <span className="mt-[calc((1lh-1.25rem)/2)] inline-flex">
        <Icon name={removed ? 'error' : 'clock'} />
      </span>
      <span className="min-w-0 whitespace-pre-line wrap-anywhere">
        {removed ? texts.removed(standing.reason) : texts.waiting}
      </span>
    </p>
  );
}
