import { definePairs } from '../../tokens/pairs.ts';

export const coverPairs = definePairs('Cover', [
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  { foreground: 'link', background: 'band', size: 'ornament' },
]);
