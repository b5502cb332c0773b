import { cva } from '#design-system/variants.ts';

/** The layouts of cards that have no equal columns; `Grid` has the others. The room there is decides, not the window. */
export const cardGridVariants = cva('grid', {
  variants: {
    layout: {
      'lead-and-list':
        'gap-x-12 gap-y-6 @min-[52rem]/cards:grid-cols-[3fr_2fr] @min-[52rem]/cards:grid-rows-(--lead-rows) @min-[52rem]/cards:[&>:first-child]:row-span-full [&>:not(:first-child)]:border-t [&>:not(:first-child)]:border-border [&>:not(:first-child)]:pt-6 @min-[52rem]/cards:[&>:nth-child(2)]:border-t-0 @min-[52rem]/cards:[&>:nth-child(2)]:pt-0',
      list: 'divide-y divide-border [&>*]:py-6 [&>:first-child]:pt-0 [&>:last-child]:pb-0',
    },
  },
});
