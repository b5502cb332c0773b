import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'band'] as const;

export const teamGridPairs = definePairs('TeamGrid', [
  ...grounds.flatMap((background) =>
    (['heading', 'text', 'text-muted'] as const).map(
      (foreground) => ({ foreground, background, size: 'text' }) as const,
    ),
  ),
  { foreground: 'heading', background: 'heading', backgroundOpacity: 0.08, size: 'text' },
]);
