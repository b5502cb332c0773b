import { definePairs } from '../../tokens/pairs.ts';

const grounds = ['page', 'band', 'surface'] as const;
const inks = ['text', 'text-muted', 'heading', 'link', 'link-hover'] as const;

export const richTextPairs = definePairs(
  'RichText',
  grounds.flatMap((background) => inks.map((foreground) => ({ foreground, background, size: 'text' }) as const)),
);
