import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'surface', 'band'] as const;

export const moderationListPairs = definePairs('ModerationList', [
  ...grounds.flatMap((background) =>
    (['text', 'text-muted', 'link', 'link-hover', 'warning', 'negative'] as const).map(
      (foreground) => ({ foreground, background, size: 'text' }) as const,
    ),
  ),
]);
