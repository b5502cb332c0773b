import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['surface', 'band'] as const;

export const suggestionsPairs = definePairs('Suggestions', [
  ...grounds.flatMap((background) =>
    (['text', 'text-muted'] as const).map((foreground) => ({ foreground, background, size: 'text' as const })),
  ),
  { foreground: 'action', background: 'band', size: 'ui' },
]);
