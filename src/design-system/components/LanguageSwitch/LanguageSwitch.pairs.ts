import { definePairs } from '../../tokens/pairs.ts';

export const languageSwitchPairs = definePairs('LanguageSwitch', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'on-footer', background: 'footer', size: 'text' },
]);
