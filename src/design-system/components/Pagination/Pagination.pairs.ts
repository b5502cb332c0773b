import { definePairs } from '../../tokens/pairs.ts';

export const paginationPairs = definePairs('Pagination', [
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'link-hover', background: 'page', size: 'text' },
  { foreground: 'link-hover', background: 'band', size: 'text' },
  { foreground: 'on-action', background: 'action', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
]);
