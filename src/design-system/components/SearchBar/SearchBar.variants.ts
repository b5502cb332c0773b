import type { VariantProps } from 'class-variance-authority';
import { cva } from '#design-system/variants.ts';

/**
 * A form that is a container of its own measures its room: the compact one, given room for its button alone, hides its
 * field; it grows with the text, but never out of its bar. The steady one keeps it in the narrowest column.
 */
export const searchBarVariants = cva('block w-full print:hidden', {
  variants: {
    size: {
      large: '@container [--search-height:3.5rem] medium:[--search-height:4rem]',
      compact: '@container [--search-height:clamp(44px,2.44rem,56px)]',
      steady: '[--search-height:2.75rem]',
    },
  },
});

export type SearchBarSize = NonNullable<VariantProps<typeof searchBarVariants>['size']>;
