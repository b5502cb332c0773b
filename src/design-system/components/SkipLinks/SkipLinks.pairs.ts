import { definePairs } from '../../tokens/pairs.ts';

export const skipLinksPairs = definePairs('SkipLinks', [
  { foreground: 'link', background: 'surface', size: 'text' },
  { foreground: 'link-hover', background: 'surface', size: 'text' },
]);
