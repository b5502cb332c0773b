import { definePairs } from '../../tokens/pairs.ts';

export const colorModeSwitchPairs = definePairs('ColorModeSwitch', [
  { foreground: 'heading', background: 'page', size: 'ui' },
  { foreground: 'on-footer', background: 'footer', size: 'ui' },
]);
