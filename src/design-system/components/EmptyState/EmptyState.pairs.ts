import { definePairs } from '../../tokens/pairs.ts';

export const emptyStatePairs = definePairs('EmptyState', [
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'ornament' },
]);
