import { definePairs } from '../../tokens/pairs.ts';

export const figurePairs = definePairs('Figure', [
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
]);
