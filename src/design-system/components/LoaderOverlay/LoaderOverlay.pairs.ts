import { definePairs } from '../../tokens/pairs.ts';

export const loaderOverlayPairs = definePairs('LoaderOverlay', [
  { foreground: 'text', background: 'page', backgroundOpacity: 0.92, size: 'text' },
]);
