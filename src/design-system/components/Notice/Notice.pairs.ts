import { definePairs } from '../../tokens/pairs.ts';

export const noticePairs = definePairs('Notice', [
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'page', background: 'heading', size: 'ui' },
  { foreground: 'on-positive', background: 'positive', size: 'ui' },
  { foreground: 'on-warning', background: 'warning', size: 'ui' },
  { foreground: 'on-negative', background: 'negative', size: 'ui' },
]);
