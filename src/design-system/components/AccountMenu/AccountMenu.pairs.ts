import { definePairs } from '../../tokens/pairs.ts';

export const accountMenuPairs = definePairs('AccountMenu', [
  { foreground: 'text', background: 'surface', size: 'text' },
  { foreground: 'link-hover', background: 'band', size: 'text' },
  { foreground: 'link-hover', background: 'surface', size: 'text' },
]);
