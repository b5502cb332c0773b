import { cva } from '#design-system/variants.ts';

/**
 * A field atlas's locator map: the land is the paper itself, the sea is printed over it, darker towards the shore. The
 * map stands beside its list where the place it is in has room, and stays in sight while one reads on.
 */
export const placeMapVariants = cva('', {
  variants: {
    part: {
      layout: 'place-layout grid grid-cols-1 items-start gap-8',
      sheet:
        'place-sheet relative w-full overflow-hidden rounded-card border border-border bg-band print:break-inside-avoid',
      drawing: 'block h-auto w-full',
      graticule: 'place-line place-graticule forced-colors:hidden',
      shelf: 'place-line place-shelf forced-colors:hidden',
      abroad: 'place-abroad forced-colors:hidden',
      land: 'place-land',
      river: 'place-line place-river forced-colors:hidden',
      dike: 'place-line place-dike',
      leader: 'place-line place-leader',
      dot: 'place-dot',
      list: 'flex flex-col',
      entry: 'place-entry grid scroll-mt-40 grid-cols-1 gap-4 border-border border-t py-5 print:break-inside-avoid',
      words: 'flex min-w-0 flex-col items-start gap-1.5',
      link: 'decoration-2 underline-offset-[0.15em] hover:underline',
      note: 'text-small text-text-muted',
      number:
        'place-number grid place-items-center rounded-full bg-action font-heading text-small font-(weight:--site-weight-heading) text-on-action even-figures forced-colors:border print:border print:bg-page print:text-text',
      unplaced: 'place-unplaced rounded-full border border-border-strong border-dashed',
    },
    place: { map: '', list: '' },
    numbers: { shown: '', none: '' },
  },
  compoundVariants: [
    { part: 'layout', place: 'map', class: 'place-map' },
    { part: 'number', place: 'map', class: 'place-on-map absolute' },
    { part: 'entry', numbers: 'shown', class: 'place-numbered' },
  ],
});
