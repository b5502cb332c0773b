import { cva } from '#design-system/variants.ts';

/** A sheet of the atlas that can be moved: the sea is the coloured ground, the land paper, results are in the colour of actions. */
export const searchMapVariants = cva('', {
  variants: {
    part: {
      frame: 'search-map flex flex-col gap-2 print:hidden noscript:hidden',
      skip: 'sr-only focus:not-sr-only focus:w-fit',
      sheet: 'search-map-sheet relative overflow-hidden rounded-card border border-border bg-band',
      canvas: 'search-map-canvas',
      bar: 'flex min-h-11 items-center gap-2',
      zoomButton:
        'grid size-11 shrink-0 place-items-center rounded-control border border-border-strong bg-surface text-text hover:text-link-hover',
      name: 'min-w-0 truncate ps-2 text-small text-text',
      foot: 'flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-text-muted',
      credit: 'search-map-credit',
      keys: 'sr-only',
    },
  },
});
