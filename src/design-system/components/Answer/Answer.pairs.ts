import { definePairs } from '../../tokens/pairs.ts';

export const answerPairs = definePairs('Answer', [
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  { foreground: 'link', background: 'band', size: 'text' },
]);
