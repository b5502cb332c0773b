import { definePairs } from '../../tokens/pairs.ts';

export const previewIndicatorPairs = definePairs('PreviewIndicator', [
  { foreground: 'on-negative', background: 'negative', size: 'text' },
  { foreground: 'negative', background: 'page', size: 'ui' },
  { foreground: 'negative', background: 'band', size: 'ui' },
]);
