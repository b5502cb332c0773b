import { cva } from '#design-system/variants.ts';

/**
 * `cards` shows one, two or three at a time by the width of its own place, and a piece of the next one where there is
 * room for one only; `pictures` shows one. The row scrolls by itself; while a mouse drags it, `data-dragged` is set.
 */
export const carouselVariants = cva('', {
  variants: {
    part: {
      // Room for the focus rings of what stands in it, which the row would cut off.
      row: '-m-2 relative [scroll-snap-type:x_mandatory] scroll-px-2 overflow-x-auto overscroll-x-contain p-2 [scrollbar-width:none] noscript:[scrollbar-width:thin] pointer-fine:cursor-grab data-dragged:cursor-grabbing data-dragged:select-none data-dragged:[scroll-snap-type:none] data-dragged:overflow-hidden print:overflow-visible',
      // As wide as what is seen of it, the rest overflows; the same room again behind the last slide.
      slides:
        'flex items-start gap-6 after:-ms-6 after:block after:h-px after:w-2 after:shrink-0 print:grid print:grid-cols-2 print:after:hidden',
      slide: 'min-w-0 shrink-0 snap-start',
      // Grows with the number of slides in view, as they do.
      thumb: 'absolute inset-y-0 w-[calc(100%/var(--slides))] max-w-full bg-heading moves',
    },
    kind: { cards: '', pictures: '' },
  },
  compoundVariants: [
    {
      part: 'slide',
      kind: 'cards',
      class: 'basis-[86%] @min-[36rem]:basis-[calc((100%-1.5rem)/2)] @min-[56rem]:basis-[calc((100%-3rem)/3)]',
    },
    { part: 'slide', kind: 'pictures', class: 'basis-full' },
    {
      part: 'thumb',
      kind: 'cards',
      class: '@min-[36rem]:w-[calc(200%/var(--slides))] @min-[56rem]:w-[calc(300%/var(--slides))]',
    },
  ],
});
