import { definePairs } from '../../tokens/pairs.ts';

export const accordionPairs = definePairs('Accordion', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'heading', background: 'surface', size: 'text' },
]);
