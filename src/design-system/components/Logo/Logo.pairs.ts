import { definePairs } from '../../tokens/pairs.ts';

export const logoPairs = definePairs('Logo', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'on-footer', background: 'footer', size: 'text' },
]);
