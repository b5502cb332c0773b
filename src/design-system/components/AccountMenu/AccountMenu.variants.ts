import { cva } from '#design-system/variants.ts';

/** In a bar a disc with initials that opens a panel under it; at a menu's foot the same entries in a row. */
export const accountMenuVariants = cva('', {
  variants: {
    part: {
      opener:
        'inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-full px-1 text-current [&::-webkit-details-marker]:hidden',
      panel:
        'absolute end-0 top-full z-50 mt-2 flex w-64 max-w-[calc(100vw-2rem)] flex-col rounded-card border border-transparent bg-surface p-2 text-text raised',
      name: 'border-border border-b px-3 pt-1 pb-3 font-strong text-small wrap-anywhere',
      entry:
        'flex min-h-11 items-center gap-3 rounded-control px-3 text-small text-text no-underline hover:bg-band hover:text-link-hover',
    },
  },
});
