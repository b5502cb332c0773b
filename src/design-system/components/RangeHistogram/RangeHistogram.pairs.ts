import { definePairs } from '../../tokens/pairs.ts';

export const rangeHistogramPairs = definePairs('RangeHistogram', [
  { foreground: 'link', background: 'page', size: 'ui' },
  { foreground: 'link-hover', background: 'page', size: 'ui' },
  { foreground: 'border-strong', background: 'page', size: 'ui' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
]);
