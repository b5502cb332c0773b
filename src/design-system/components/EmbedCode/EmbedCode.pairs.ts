import { definePairs } from '../../tokens/pairs.ts';

export const embedCodePairs = definePairs('EmbedCode', [
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
]);
