import type { VariantProps } from 'class-variance-authority';
import { cva } from '#design-system/variants.ts';

/**
 * Equal columns. The room there is decides how many, not the window: a grid in a narrow column stays narrow, and at
 * 200 % text it takes fewer. The grid is the container called `grid`, which its cells may ask too.
 */
export const gridVariants = cva('grid grid-cols-1', {
  variants: {
    columns: {
      two: '@min-[42rem]/grid:grid-cols-2',
      three: '@min-[42rem]/grid:grid-cols-3',
      four: '@min-[34rem]/grid:grid-cols-2 @min-[52rem]/grid:grid-cols-3 @min-[69rem]/grid:grid-cols-4',
    },
    // Cells without a ground of their own need more air below them than beside them.
    gap: { even: 'gap-6', open: 'gap-x-6 gap-y-10' },
  },
  compoundVariants: [
    { columns: 'two', gap: 'open', class: 'gap-x-12' },
    { columns: 'three', gap: 'open', class: 'gap-x-8' },
  ],
});

export type GridColumns = NonNullable<VariantProps<typeof gridVariants>['columns']>;
export type GridGap = NonNullable<VariantProps<typeof gridVariants>['gap']>;
