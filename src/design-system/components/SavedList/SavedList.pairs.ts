import { definePairs } from '../../tokens/pairs.ts';

export const savedListPairs = definePairs('SavedList', [
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'warning', background: 'page', size: 'text' },
  { foreground: 'link-hover', background: 'page', size: 'ui' },
]);
