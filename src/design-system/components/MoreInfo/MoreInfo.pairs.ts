import { definePairs } from '../../tokens/pairs.ts';

const ground = { background: 'heading', backgroundOpacity: 0.07, size: 'text' } as const;

export const moreInfoPairs = definePairs('MoreInfo', [
  { ...ground, foreground: 'heading' },
  { ...ground, foreground: 'text' },
  { ...ground, foreground: 'link' },
  { ...ground, foreground: 'link-hover' },
]);
