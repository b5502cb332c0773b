import { definePairs } from '../../tokens/pairs.ts';

export const checkboxPairs = definePairs('Checkbox', [
  ...(['page', 'surface', 'band'] as const).flatMap((background) => [
    { foreground: 'text', background, size: 'text' } as const,
    { foreground: 'text-muted', background, size: 'text' } as const,
    { foreground: 'link-hover', background, size: 'text' } as const,
    { foreground: 'border-strong', background, size: 'ui' } as const,
    { foreground: 'negative', background, size: 'ui' } as const,
    { foreground: 'action', background, size: 'ui' } as const,
  ]),
  { foreground: 'on-action', background: 'action', size: 'ui' },
]);
