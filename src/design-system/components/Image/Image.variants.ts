import { cva } from '#design-system/variants.ts';

/**
 * The tinted ground shows while the picture is on its way and goes once it is `loaded`, so that it does not stain what
 * is transparent; the ratio keeps its place.
 */
export const imageVariants = cva(
  'block w-full bg-band object-cover text-small text-text dusk [&.loaded]:bg-transparent',
  {
    variants: {
      ratio: {
        '21-9': 'h-auto aspect-[21/9]',
        '16-9': 'h-auto aspect-[16/9]',
        '4-3': 'h-auto aspect-[4/3]',
        '3-2': 'h-auto aspect-[3/2]',
        '1-1': 'h-auto aspect-square',
        '4-5': 'h-auto aspect-[4/5]',
        original: 'h-auto',
        fill: 'h-full',
      },
    },
    defaultVariants: { ratio: 'original' },
  },
);
