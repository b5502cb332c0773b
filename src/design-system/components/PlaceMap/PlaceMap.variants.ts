import { cva } from '#design-system/variants.ts';

/**
 * A field atlas's locator map: the land is the paper itself, the sea is printed over it, darker towards the shore. The
 * map stands beside its list where the place it is in has room, and stays in sight while one reads on.
 */
export const placeMapVariants = cva('', {
  variants: {
    part: {
      layout: 'grid grid-cols-1 items-start gap-8 @min-[46rem]/places:gap-12',
      sheet:
        'place-sheet relative w-full justify-self-start overflow-hidden rounded-card border border-border bg-band @min-[46rem]/places:sticky @min-[46rem]/places:top-40 print:max-w-xs print:break-inside-avoid',
      drawing: 'block h-auto w-full',
      graticule: 'fill-none stroke-heading/15 forced-colors:hidden',
      shelf: 'fill-none stroke-heading/6 forced-colors:hidden',
      abroad: 'fill-page forced-colors:hidden',
      land: 'fill-surface stroke-heading/70 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
      river: 'fill-none stroke-heading/25 forced-colors:hidden',
      dike: 'fill-none stroke-heading/70 forced-colors:stroke-[CanvasText]',
      leader: 'fill-none stroke-action forced-colors:stroke-[CanvasText]',
      dot: 'fill-action stroke-surface forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]',
      list: 'flex flex-col',
      entry: 'place-entry grid scroll-mt-40 grid-cols-1 gap-4 border-border border-t py-5 print:break-inside-avoid',
      words: 'flex min-w-0 flex-col items-start gap-1.5',
      link: 'decoration-2 underline-offset-[0.15em] hover:underline',
      note: 'text-small text-text-muted',
      number:
        'place-number grid size-7 place-items-center rounded-full bg-action font-heading text-small font-(weight:--site-weight-heading) text-on-action even-figures forced-colors:border forced-colors:bg-[Canvas] print:border print:bg-page print:text-text',
      unplaced: 'size-7 rounded-full border border-border-strong border-dashed',
    },
    place: { map: '', list: '' },
    numbers: { shown: '', none: '' },
  },
  compoundVariants: [
    { part: 'layout', place: 'map', class: 'place-map' },
    // A ring of paper keeps a number apart from borders and rivers.
    {
      part: 'number',
      place: 'map',
      class: '-translate-1/2 absolute [box-shadow:0_0_0_2px_var(--site-color-surface)]',
    },
    { part: 'entry', numbers: 'shown', class: 'grid-cols-[auto_minmax(0,1fr)]' },
  ],
});
