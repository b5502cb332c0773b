import { definePairs } from '../../tokens/pairs.ts';

export const cardPairs = definePairs('Card', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'heading', background: 'surface', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text', background: 'surface', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'surface', size: 'text' },
  { foreground: 'heading', background: 'badge-event', backgroundOpacity: 0.12, size: 'text' },
  { foreground: 'focus', background: 'page', size: 'ui' },
  { foreground: 'focus', background: 'band', size: 'ui' },
]);
