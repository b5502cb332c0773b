import { definePairs } from '../../tokens/pairs.ts';

export const recordDetailPairs = definePairs('RecordDetail', [
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  { foreground: 'link', background: 'band', size: 'text' },
  { foreground: 'link-hover', background: 'band', size: 'text' },
  { foreground: 'heading', background: 'band', size: 'ornament' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
]);
