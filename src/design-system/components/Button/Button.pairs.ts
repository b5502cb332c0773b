import { definePairs } from '../../tokens/pairs.ts';

export const buttonPairs = definePairs('Button', [
  { foreground: 'on-action', background: 'action', size: 'text' },
  { foreground: 'on-action', background: 'action-hover', size: 'text' },
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'link', background: 'band', size: 'text' },
  { foreground: 'link', background: 'surface', size: 'text' },
  { foreground: 'link-hover', background: 'page', size: 'text' },
  { foreground: 'link-hover', background: 'band', size: 'text' },
  { foreground: 'link-hover', background: 'surface', size: 'text' },
]);
