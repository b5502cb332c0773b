import { definePairs } from '../../tokens/pairs.ts';

export const resultListPairs = definePairs('ResultList', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'warning', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
]);
