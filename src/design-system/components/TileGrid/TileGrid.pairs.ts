import { definePairs } from '../../tokens/pairs.ts';

export const tileGridPairs = definePairs('TileGrid', [
  { foreground: 'heading', background: 'heading', backgroundOpacity: 0.07, size: 'text' },
  { foreground: 'text', background: 'heading', backgroundOpacity: 0.07, size: 'text' },
]);
