import { definePairs } from '../../tokens/pairs.ts';

export const filterTagPairs = definePairs('FilterTag', [
  { foreground: 'text', background: 'surface', size: 'text' },
  { foreground: 'link-hover', background: 'surface', size: 'text' },
  { foreground: 'border-strong', background: 'page', size: 'ui' },
  { foreground: 'border-strong', background: 'band', size: 'ui' },
]);
