import type { VariantProps } from 'class-variance-authority';
import { cva } from '#design-system/variants.ts';

/** The bar's place in the page, which keeps its height (specification, section 9), and the bar itself. */
/** Pinned it is a grid, drawn anew: a flex box that is fixed somewhere else would count as moved by itself. */
export const topBarVariants = cva('', {
  variants: {
    part: {
      place: 'relative z-40 h-(--navigation-height) [--navigation-height:60px]',
      bar: 'top-bar @container flex items-center inset-x-0 top-0 z-40 h-full tall:data-[pinned=true]:fixed data-[pinned=true]:h-(--navigation-height) data-[state=sticky]:border-border data-[state=sticky]:border-b data-[state=sticky]:bg-page print:static!',
    },
    variant: {
      default: 'bg-page',
      transparent: 'bg-transparent',
    },
    height: {
      default: 'medium:[--navigation-height:90px]',
      low: '',
    },
  },
});

export type TopBarVariant = NonNullable<VariantProps<typeof topBarVariants>['variant']>;
export type TopBarHeight = NonNullable<VariantProps<typeof topBarVariants>['height']>;
