import { definePairs } from '../../tokens/pairs.ts';

export const contributorHeadPairs = definePairs('ContributorHead', [
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  { foreground: 'link', background: 'band', size: 'text' },
  { foreground: 'link-hover', background: 'band', size: 'text' },
]);
