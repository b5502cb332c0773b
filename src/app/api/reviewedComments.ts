import { fieldsOf, momentOf, pageAddressIn, textOf } from './readFields.ts';

/** A comment that moderators have to look at. */
export interface ReviewedComment {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  readonly text: string;
  readonly title: string;
  /** The page it stands under. */
  readonly url: string;
  readonly isHeld: boolean;
  readonly reports: readonly { readonly id: string; readonly reason: string }[];
}

/** Reads the answer of `GET /api/moderation/waiting`; a comment that cannot be read costs none of the others. */
export function readReviewed(answer: unknown): readonly ReviewedComment[] {
  const { comments } = fieldsOf(answer);
  if (!Array.isArray(comments)) return [];
  return comments.map(fieldsOf).flatMap((comment) => {
    const id = textOf(comment.id);
    const at = momentOf(comment.created_at);
    if (id === '' || Number.isNaN(Date.parse(at))) return [];
    return [
      {
        ...{ id, at, name: textOf(comment.name), text: textOf(comment.content), title: textOf(comment.title) },
        url: pageAddressIn(comment.url),
        isHeld: comment.state === 'held',
        reports: reportsIn(comment.reports),
      },
    ];
  });
}

/** Reports with their reasons, or how many there are. */
function reportsIn(reports: unknown): ReviewedComment['reports'] {
  if (Array.isArray(reports)) {
    return reports.map((report, index) => ({
      id: String(index),
      reason: textOf(fieldsOf(report).reason) || textOf(report),
    }));
  }
  return Array.from({ length: Math.min(Number(reports) || 0, 100) }, (_, index) => ({ id: String(index), reason: '' }));
}
