import { cva } from '#design-system/variants.ts';

/** The row of letters on wide screens and without script, the choice on small ones. */
export const alphabetNavVariants = cva('', {
  variants: {
    part: {
      // Below the contents bar where a page has both: that one leads through the whole page.
      bar: 'z-5 border-border border-b bg-page py-2 mobile:tall:sticky mobile:top-(--bars-bottom,0px) print:hidden',
      // One row on every screen that has it: its height is what links to letters keep clear.
      row: 'flex flex-wrap gap-y-1 large:gap-x-1 max-mobile:hidden max-mobile:noscript:flex',
      choice: 'flex flex-wrap items-center gap-3 mobile:hidden max-mobile:noscript:hidden',
      letter:
        'inline-flex h-10 min-w-6 items-center justify-center rounded-control px-0.5 large:min-w-8 large:px-1.5 font-heading font-(weight:--site-weight-heading) no-underline',
    },
    state: { filled: '', empty: '' },
  },
  compoundVariants: [
    {
      part: 'letter',
      state: 'filled',
      class:
        'text-link recolours hover:bg-band hover:text-link-hover aria-[current]:bg-action aria-[current]:text-on-action',
    },
    {
      part: 'letter',
      state: 'empty',
      class: 'cursor-default font-normal text-text-muted forced-colors:text-[GrayText]',
    },
  ],
});
