import { definePairs } from '../../tokens/pairs.ts';

export const searchBarPairs = definePairs('SearchBar', [
  { foreground: 'text', background: 'field', size: 'text' },
  { foreground: 'text-muted', background: 'field', size: 'text' },
  { foreground: 'border-strong', background: 'page', size: 'ui' },
  { foreground: 'border-strong', background: 'band', size: 'ui' },
  { foreground: 'on-action', background: 'action', size: 'text' },
  { foreground: 'on-action', background: 'action-hover', size: 'text' },
  { foreground: 'heading', background: 'page', size: 'ui' },
]);
