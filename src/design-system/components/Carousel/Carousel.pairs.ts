import { definePairs } from '../../tokens/pairs.ts';

export const carouselPairs = definePairs('Carousel', [
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  // The buttons
  { foreground: 'link', background: 'page', size: 'ui' },
  { foreground: 'link', background: 'band', size: 'ui' },
  { foreground: 'link-hover', background: 'page', size: 'ui' },
  { foreground: 'link-hover', background: 'band', size: 'ui' },
  // The rail's part in view
  { foreground: 'heading', background: 'page', size: 'ui' },
  { foreground: 'heading', background: 'band', size: 'ui' },
]);
