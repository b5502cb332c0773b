import type { VariantProps } from 'class-variance-authority';
import { cva } from '#design-system/variants.ts';

export const topBarVariants = cva(
  'flex items-center inset-x-0 top-0 z-40 h-full data-[pinned=true]:fixed data-[pinned=true]:h-(--navigation-height) data-[state=sticky]:border-border data-[state=sticky]:border-b data-[state=sticky]:bg-page print:static!',
  {
    variants: {
      variant: {
        default: 'bg-page',
        transparent: 'bg-transparent',
      },
    },
  },
);

export type TopBarVariant = NonNullable<VariantProps<typeof topBarVariants>['variant']>;
