import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'surface', 'band'] as const;

export const bookmarkButtonPairs = definePairs('BookmarkButton', [
  ...grounds.flatMap((background) =>
    (['text-muted', 'link', 'link-hover'] as const).map(
      (foreground) => ({ foreground, background, size: 'text' }) as const,
    ),
  ),
  { foreground: 'on-highlight', background: 'highlight', size: 'text' },
]);
