import { definePairs } from '../../tokens/pairs.ts';

export const tilesPairs = definePairs('Tiles', [
  { foreground: 'heading', background: 'heading', backgroundOpacity: 0.07, size: 'text' },
  { foreground: 'text', background: 'heading', backgroundOpacity: 0.07, size: 'text' },
]);
