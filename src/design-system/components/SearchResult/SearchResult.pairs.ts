import { definePairs } from '../../tokens/pairs.ts';

export const searchResultPairs = definePairs('SearchResult', [
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
]);
