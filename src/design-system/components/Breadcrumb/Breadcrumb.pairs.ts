import { definePairs } from '../../tokens/pairs.ts';

export const breadcrumbPairs = definePairs('Breadcrumb', [
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'on-brand', background: 'brand', size: 'text' },
]);
