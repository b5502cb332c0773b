import { definePairs } from '../../tokens/pairs.ts';

export const selectPairs = definePairs('Select', [
  { foreground: 'text', background: 'field', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'field', size: 'ui' },
  { foreground: 'border-strong', background: 'page', size: 'ui' },
]);
