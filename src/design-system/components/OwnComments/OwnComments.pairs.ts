import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'surface', 'band'] as const;

export const ownCommentsPairs = definePairs(
  'OwnComments',
  grounds.flatMap((background) =>
    (['text', 'text-muted', 'link', 'link-hover'] as const).map(
      (foreground) => ({ foreground, background, size: 'text' }) as const,
    ),
  ),
);
