import { cva } from '#design-system/variants.ts';

const inline =
  'text-link underline decoration-1 underline-offset-[0.2em] hover:text-link-hover hover:decoration-2 wrap-anywhere';

/** The kinds of link of the specification, section 5. */
export const linkVariants = cva('recolours', {
  variants: {
    kind: {
      normal: inline,
      external: inline,
      // On the line of the words beside it, not of its sign.
      'search-query':
        'inline-flex min-h-6 max-w-full items-baseline gap-1.5 text-link wrap-anywhere hover:text-link-hover hover:underline',
      pill: 'inline-flex min-h-9 items-center gap-2 rounded-full border border-border-strong px-4 py-1 text-small text-text no-underline hover:border-link hover:text-link',
      'more-info':
        'group/more inline-flex min-h-6 max-w-full items-center gap-2 font-strong text-link wrap-anywhere no-underline hover:text-link-hover hover:underline hover:underline-offset-[0.2em]',
    },
  },
  defaultVariants: { kind: 'normal' },
});
