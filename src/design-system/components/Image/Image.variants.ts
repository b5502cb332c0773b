import { cva } from 'class-variance-authority';

/** The tinted ground shows while the picture is on its way; the ratio keeps its place. */
export const imageVariants = cva('block h-auto w-full bg-band object-cover text-small text-text-muted', {
  variants: {
    ratio: {
      '21-9': 'aspect-[21/9]',
      '16-9': 'aspect-[16/9]',
      '4-3': 'aspect-[4/3]',
      '3-2': 'aspect-[3/2]',
      '1-1': 'aspect-square',
      original: '',
      fill: 'h-full',
    },
  },
  defaultVariants: { ratio: 'original' },
});
