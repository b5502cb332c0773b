import { definePairs } from '../../tokens/pairs.ts';

export const contentsBarPairs = definePairs('ContentsBar', [
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text', background: 'surface', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'surface', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  { foreground: 'link', background: 'surface', size: 'text' },
  { foreground: 'link', background: 'band', size: 'text' },
]);
