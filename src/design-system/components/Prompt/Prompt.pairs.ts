import { definePairs } from '../../tokens/pairs.ts';

export const promptPairs = definePairs('Prompt', [
  { foreground: 'text', background: 'surface', size: 'text' },
  { foreground: 'on-action', background: 'action', size: 'text' },
  { foreground: 'link', background: 'surface', size: 'text' },
]);
