import { definePairs } from '../../tokens/pairs.ts';

export const mainMenuPairs = definePairs('MainMenu', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'link-hover', background: 'page', size: 'text' },
  { foreground: 'heading', background: 'band', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  { foreground: 'link', background: 'band', size: 'text' },
  { foreground: 'link-hover', background: 'band', size: 'text' },
  { foreground: 'negative', background: 'page', size: 'ui' },
]);
