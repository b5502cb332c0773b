import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'surface', 'band'] as const;

export const commentsPairs = definePairs(
  'Comments',
  grounds.flatMap((background) =>
    (['text', 'text-muted', 'heading', 'link', 'link-hover', 'warning', 'negative'] as const).map(
      (foreground) => ({ foreground, background, size: 'text' }) as const,
    ),
  ),
);
