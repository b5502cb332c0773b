import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'band'] as const;

export const shareLinksPairs = definePairs(
  'ShareLinks',
  grounds.flatMap(
    (background) =>
      [
        { foreground: 'text', background, size: 'text' },
        { foreground: 'text-muted', background, size: 'text' },
        { foreground: 'link', background, size: 'ui' },
        { foreground: 'link-hover', background, size: 'ui' },
        { foreground: 'border-strong', background, size: 'ui' },
      ] as const,
  ),
);
