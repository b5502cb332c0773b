import { definePairs } from '../../tokens/pairs.ts';

export const bandPairs = definePairs('Band', [
  { foreground: 'on-brand', background: 'brand', size: 'text' },
  { foreground: 'on-brand-muted', background: 'brand', size: 'text' },
  { foreground: 'brand', background: 'on-brand', size: 'text' },
  { foreground: 'brand', background: 'on-brand-muted', size: 'text' },
]);
