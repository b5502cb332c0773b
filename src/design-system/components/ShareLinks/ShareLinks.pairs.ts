import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'band'] as const;

export const shareLinksPairs = definePairs(
  'ShareLinks',
  grounds.flatMap(
    (background) =>
      [
        { foreground: 'text', background, size: 'text' },
        { foreground: 'text-muted', background, size: 'text' },
        { foreground: 'link', background, size: 'text' },
        { foreground: 'link-hover', background, size: 'text' },
        { foreground: 'border-strong', background, size: 'ui' },
      ] as const,
  ),
);
