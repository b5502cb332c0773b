import { definePairs } from '../../tokens/pairs.ts';

export const noticePairs = definePairs('Notice', [
  { foreground: 'text', background: 'heading', backgroundOpacity: 0.07, size: 'text' },
  { foreground: 'text', background: 'positive', backgroundOpacity: 0.12, size: 'text' },
  { foreground: 'text', background: 'warning', backgroundOpacity: 0.12, size: 'text' },
  { foreground: 'text', background: 'negative', backgroundOpacity: 0.12, size: 'text' },
  { foreground: 'page', background: 'heading', size: 'ui' },
  { foreground: 'on-positive', background: 'positive', size: 'ui' },
  { foreground: 'on-warning', background: 'warning', size: 'ui' },
  { foreground: 'on-negative', background: 'negative', size: 'ui' },
]);
