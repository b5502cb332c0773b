import { definePairs } from '../../tokens/pairs.ts';

// The plate is the page with a breath of the brand's colour over it: the page stands for it here.
export const tilesPairs = definePairs('Tiles', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
]);
