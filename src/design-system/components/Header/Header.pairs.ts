import { definePairs } from '../../tokens/pairs.ts';

export const headerPairs = definePairs('Header', [
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  { foreground: 'on-brand', background: 'brand', size: 'text' },
  { foreground: 'on-brand-muted', background: 'brand', size: 'text' },
]);
