import { definePairs } from '../../tokens/pairs.ts';

export const navigationProgressPairs = definePairs('NavigationProgress', [
  { foreground: 'focus', background: 'page', size: 'ui' },
]);
