import { cva } from '#design-system/variants.ts';

/**
 * `row-of-three` and `grid` for tall cards, `list` for wide or compact ones, `lead-and-list` for one large item beside
 * the smaller rest.
 */
export const cardGridVariants = cva('grid', {
  variants: {
    layout: {
      // As many columns as fit, four at most.
      grid: 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(16rem,(100%-4.5rem)/4)),1fr))] gap-x-6 gap-y-10',
      'row-of-three': 'gap-x-8 gap-y-10 mobile:grid-cols-3',
      'lead-and-list':
        'gap-x-12 gap-y-6 large:grid-cols-[3fr_2fr] large:grid-rows-(--lead-rows) large:[&>:first-child]:row-span-full [&>:not(:first-child)]:border-t [&>:not(:first-child)]:border-border [&>:not(:first-child)]:pt-6 large:[&>:nth-child(2)]:border-t-0 large:[&>:nth-child(2)]:pt-0',
      list: 'divide-y divide-border [&>*]:py-6 [&>:first-child]:pt-0 [&>:last-child]:pb-0',
    },
  },
  defaultVariants: { layout: 'grid' },
});
