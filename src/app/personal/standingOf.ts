import type { CommentStanding } from '#design-system/components/Comments/comment.ts';
import type { MyComment } from '../api/myData.ts';

/** How a comment of one's own stands, as its author is told. */
export function standingOf({ state, reason }: MyComment): CommentStanding {
  switch (state) {
    case 'shown':
      return { kind: 'shown' };
    case 'held':
      return { kind: 'waiting' };
    case 'removed':
      return { kind: 'removed', reason };
    default:
      return state satisfies never;
  }
}
