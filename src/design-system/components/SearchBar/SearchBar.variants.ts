import type { VariantProps } from 'class-variance-authority';
import { cva } from '#design-system/variants.ts';

/** Each form is a container of its own: the compact one, given room for its button alone, hides its field. */
export const searchBarVariants = cva('@container block w-full print:hidden', {
  variants: {
    size: {
      large: '[--search-height:3.5rem] medium:[--search-height:4rem]',
      compact: '[--search-height:2.75rem]',
    },
  },
});

export type SearchBarSize = NonNullable<VariantProps<typeof searchBarVariants>['size']>;
