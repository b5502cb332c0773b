import { definePairs } from '../../tokens/pairs.ts';

export const contactBlockPairs = definePairs('ContactBlock', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'link', background: 'band', size: 'text' },
]);
