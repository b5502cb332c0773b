import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'band'] as const;

export const placeMapPairs = definePairs('PlaceMap', [
  // Numbers, on the map and in the list, and the dots and lines that lead to them
  { foreground: 'on-action', background: 'action', size: 'text' },
  ...(['surface', 'page', 'band'] as const).map(
    (background) => ({ foreground: 'action', background, size: 'ui' }) as const,
  ),
  ...grounds.flatMap((background) =>
    (['heading', 'text', 'text-muted'] as const).map(
      (foreground) => ({ foreground, background, size: 'text' }) as const,
    ),
  ),
  ...grounds.map((background) => ({ foreground: 'border-strong', background, size: 'ornament' }) as const),
  // The drawing: paper, what is printed on it, and the sea around it
  { foreground: 'heading', background: 'surface', size: 'ornament' },
  { foreground: 'heading', background: 'band', size: 'ornament' },
  { foreground: 'heading', background: 'page', size: 'ornament' },
]);
