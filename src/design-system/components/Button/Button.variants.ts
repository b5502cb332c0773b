import type { VariantProps } from 'class-variance-authority';
import { cva } from '#design-system/variants.ts';

/** The border is drawn in every tone, transparent where unseen, so that forced colours still show a button. */
export const buttonVariants = cva(
  'inline-flex max-w-full cursor-pointer select-none items-center justify-center gap-2 rounded-control border-2 text-center font-body font-strong wrap-anywhere no-underline recolours disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText] forced-colors:disabled:opacity-100 print:border-current print:bg-transparent print:text-link',
  {
    variants: {
      tone: {
        primary: 'border-transparent bg-action text-on-action hover:bg-action-hover',
        secondary: 'border-current text-link hover:text-link-hover',
        quiet: 'border-transparent text-link decoration-2 underline-offset-4 hover:text-link-hover hover:underline',
      },
      size: {
        medium: 'min-h-12 px-6 py-2 text-(length:--site-size-text)',
        small: 'min-h-10 px-4 py-1 text-small',
      },
    },
    defaultVariants: { size: 'medium' },
  },
);

type Variants = VariantProps<typeof buttonVariants>;
export type ButtonTone = NonNullable<Variants['tone']>;
export type ButtonSize = NonNullable<Variants['size']>;
