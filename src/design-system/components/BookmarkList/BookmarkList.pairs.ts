import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'surface', 'band'] as const;

export const bookmarkListPairs = definePairs('BookmarkList', [
  ...grounds.flatMap((background) => [
    ...(['text', 'text-muted', 'link', 'link-hover'] as const).map(
      (foreground) => ({ foreground, background, size: 'text' }) as const,
    ),
    { foreground: 'border-strong', background, size: 'ui' } as const,
    { foreground: 'action', background, size: 'ui' } as const,
  ]),
  // The switch: its thumb on its track
  { foreground: 'on-action', background: 'action', size: 'ui' },
  { foreground: 'border-strong', background: 'field', size: 'ui' },
]);
