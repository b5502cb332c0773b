import { definePairs } from '../../tokens/pairs.ts';

export const listExportPairs = definePairs('ListExport', [
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'link-hover', background: 'page', size: 'text' },
]);
