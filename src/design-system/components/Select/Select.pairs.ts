import { definePairs } from '../../tokens/pairs.ts';

export const selectPairs = definePairs('Select', [
  { foreground: 'text', background: 'field', size: 'text' },
  { foreground: 'text-muted', background: 'field', size: 'ui' },
  ...(['page', 'surface', 'band'] as const).flatMap((background) => [
    { foreground: 'text-muted', background, size: 'text' } as const,
    { foreground: 'border-strong', background, size: 'ui' } as const,
    { foreground: 'action', background, size: 'ui' } as const,
    { foreground: 'negative', background, size: 'ui' } as const,
  ]),
]);
