import { cva } from '#design-system/variants.ts';

/** `text` grows with the text it stands in; the others are 16, 20, 24 and 32 px. */
export const iconVariants = cva('inline-block shrink-0', {
  variants: {
    size: { text: 'size-[1em]', small: 'size-4', medium: 'size-5', large: 'size-6', largest: 'size-8' },
  },
  defaultVariants: { size: 'medium' },
});
