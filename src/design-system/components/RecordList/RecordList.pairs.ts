import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'band', 'surface'] as const;

export const recordListPairs = definePairs(
  'RecordList',
  grounds.flatMap((background) =>
    (['link', 'link-hover', 'text-muted', 'text'] as const).map(
      (foreground) => ({ foreground, background, size: 'text' }) as const,
    ),
  ),
);
