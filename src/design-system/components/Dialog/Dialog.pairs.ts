import { definePairs } from '../../tokens/pairs.ts';

export const dialogPairs = definePairs('Dialog', [
  { foreground: 'heading', background: 'surface', size: 'text' },
  { foreground: 'text', background: 'surface', size: 'text' },
  { foreground: 'heading', background: 'surface', size: 'ui' },
  { foreground: 'link-hover', background: 'band', size: 'ui' },
]);
