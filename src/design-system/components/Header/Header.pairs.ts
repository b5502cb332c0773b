import { definePairs } from '../../tokens/pairs.ts';

export const headerPairs = definePairs('Header', [
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  // The button that stops the film
  { foreground: 'highlight', background: 'video', size: 'ui' },
  { foreground: 'on-brand', background: 'brand', size: 'text' },
  { foreground: 'on-brand-muted', background: 'brand', size: 'text' },
]);
