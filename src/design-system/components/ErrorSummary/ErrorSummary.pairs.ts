import { definePairs } from '../../tokens/pairs.ts';

export const errorSummaryPairs = definePairs('ErrorSummary', [
  { foreground: 'heading', background: 'negative', backgroundOpacity: 0.12, size: 'text' },
  { foreground: 'text', background: 'negative', backgroundOpacity: 0.12, size: 'text' },
  { foreground: 'on-negative', background: 'negative', size: 'ui' },
]);
