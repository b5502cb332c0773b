import { definePairs } from '../../tokens/pairs.ts';

export const topBarPairs = definePairs('TopBar', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'link', background: 'page', size: 'ui' },
  { foreground: 'link-hover', background: 'page', size: 'ui' },
]);
