import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'band', 'surface'] as const;

export const linkPairs = definePairs('Link', [
  ...grounds.map((background) => ({ foreground: 'link', background, size: 'text' }) as const),
  ...grounds.map((background) => ({ foreground: 'link-hover', background, size: 'text' }) as const),
  ...grounds.map((background) => ({ foreground: 'text', background, size: 'text' }) as const),
  ...grounds.map((background) => ({ foreground: 'border-strong', background, size: 'ui' }) as const),
]);
