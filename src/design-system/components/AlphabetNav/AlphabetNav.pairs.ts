import { definePairs } from '../../tokens/pairs.ts';

export const alphabetNavPairs = definePairs('AlphabetNav', [
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'link-hover', background: 'band', size: 'text' },
  { foreground: 'on-action', background: 'action', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
]);
