import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'band'] as const;

export const summaryBlockPairs = definePairs(
  'SummaryBlock',
  grounds.flatMap((background) =>
    (['text', 'text-muted', 'link'] as const).map((foreground) => ({ foreground, background, size: 'text' }) as const),
  ),
);
