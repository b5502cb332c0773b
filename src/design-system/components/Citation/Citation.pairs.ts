import { definePairs } from '../../tokens/pairs.ts';

export const citationPairs = definePairs('Citation', [
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
]);
