import { definePairs } from '../../tokens/pairs.ts';

export const commentFormPairs = definePairs('CommentForm', [
  ...(['page', 'surface', 'band'] as const).flatMap((background) =>
    (['text-muted', 'negative'] as const).map((foreground) => ({ foreground, background, size: 'text' }) as const),
  ),
  { foreground: 'text', background: 'surface', size: 'text' },
]);
