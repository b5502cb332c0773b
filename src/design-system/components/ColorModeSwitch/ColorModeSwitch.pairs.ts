import { definePairs } from '../../tokens/pairs.ts';

export const colorModeSwitchPairs = definePairs('ColorModeSwitch', [
  { foreground: 'text', background: 'field', size: 'text' },
  { foreground: 'heading', background: 'page', size: 'ui' },
  { foreground: 'on-footer', background: 'footer', size: 'ui' },
]);
