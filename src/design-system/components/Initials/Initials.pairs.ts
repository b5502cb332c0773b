import { definePairs } from '../../tokens/pairs.ts';

export const initialsPairs = definePairs('Initials', [
  { foreground: 'on-brand', background: 'brand', size: 'text' },
  // On paper, where grounds are not printed
  { foreground: 'text', background: 'page', size: 'text' },
]);
