import { definePairs } from '../../tokens/pairs.ts';

export const searchMapPairs = definePairs('SearchMap', [
  // Marks with their counts, on land, on water, and on the land of others
  { foreground: 'on-action', background: 'action', size: 'text' },
  ...(['surface', 'page', 'band'] as const).map(
    (background) => ({ foreground: 'action', background, size: 'ui' }) as const,
  ),
  // What is pointed at, the buttons, the names of towns, the words below
  { foreground: 'text', background: 'surface', size: 'text' },
  { foreground: 'link-hover', background: 'surface', size: 'text' },
  { foreground: 'border-strong', background: 'surface', size: 'ornament' },
  { foreground: 'text-muted', background: 'surface', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  // The drawing
  { foreground: 'heading', background: 'surface', size: 'ornament' },
  { foreground: 'heading', background: 'band', size: 'ornament' },
]);
