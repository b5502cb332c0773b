import { definePairs } from '../../tokens/pairs.ts';

export const contactBlockPairs = definePairs('ContactBlock', [
  { foreground: 'heading', background: 'heading', backgroundOpacity: 0.08, size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'link', background: 'band', size: 'text' },
]);
