import { definePairs } from '../../tokens/pairs.ts';
import { paletteColors } from '../../tokens/palette.ts';

// `white` names the ink for coloured grounds and never stands on the page itself.
const inks = paletteColors.filter((name) => name !== 'white');

export const titlePairs = definePairs('Title', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'heading', background: 'surface', size: 'text' },
  ...inks.map((name) => ({ foreground: `palette-${name}`, background: 'page', size: 'text' }) as const),
  ...inks.map((name) => ({ foreground: `palette-${name}`, background: 'band', size: 'text' }) as const),
  { foreground: 'palette-white', background: 'brand', size: 'large' },
]);
