import { definePairs } from '../../tokens/pairs.ts';

export const listSectionPairs = definePairs('ListSection', [
  { foreground: 'text-muted', background: 'page', size: 'text' },
]);
