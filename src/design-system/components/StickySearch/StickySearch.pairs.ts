import { definePairs } from '../../tokens/pairs.ts';

export const stickySearchPairs = definePairs('StickySearch', [
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'link-hover', background: 'page', size: 'text' },
]);
