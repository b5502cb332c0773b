import { cva } from '#design-system/variants.ts';

/** The picture's side where there is room for two columns; above the text where there is not. */
export const mediaTextVariants = cva('grid grid-cols-1 items-center gap-x-12 gap-y-6 mobile:grid-cols-2', {
  variants: {
    side: { start: '', end: 'mobile:[&>:first-child]:order-last' },
  },
  defaultVariants: { side: 'start' },
});
