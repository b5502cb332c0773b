import { cva } from '#design-system/variants.ts';

/**
 * `tall` for grids, `wide` for lists with a picture beside the text, `compact` for lists of titles, `feature` for the
 * one item that has the page to itself. The width of the card decides, not that of the window: see the `@min` steps.
 */
export const cardVariants = cva('', {
  variants: {
    part: {
      card: 'relative',
      frame: 'relative overflow-hidden forced-colors:border',
      portrait: 'overflow-hidden rounded-full forced-colors:border',
      leaf: 'absolute start-3 top-3',
      // Of a word that is wider than a column in large text, the rest comes on the next line.
      text: 'flex min-w-0 flex-col items-start gap-2 wrap-anywhere',
    },
    layout: { tall: '', wide: '', compact: '', feature: '' },
    /** What a feature's text lies on. */
    ground: { picture: '', plate: '' },
  },
  compoundVariants: [
    { part: 'card', layout: 'tall', class: 'flex flex-col gap-4' },
    {
      part: 'card',
      layout: 'wide',
      class:
        'grid grid-cols-[min(7rem,40cqi)_1fr] items-start gap-4 @max-[9rem]:grid-cols-1 @min-[32rem]:grid-cols-[2fr_3fr] @min-[32rem]:gap-6',
    },
    { part: 'card', layout: 'compact', class: 'flex items-start gap-4 @max-[9rem]:grid' },
    { part: 'card', layout: 'feature', class: 'grid @min-[48rem]:items-end' },
    {
      part: 'frame',
      layout: 'tall',
      class: 'aspect-[16/9] rounded-card mobile:aspect-[3/2] @min-[36rem]:aspect-[16/9]',
    },
    // A title keeps its distance from the lead: it grows with its card, and leads the others from half a page on.
    {
      part: 'text',
      layout: 'tall',
      class:
        '@min-[20rem]:[&>:is(h1,h2,h3,h4,h5,h6)]:text-title-medium @min-[36rem]:[&>:is(h1,h2,h3,h4,h5,h6)]:text-title-large',
    },
    { part: 'text', layout: 'wide', class: '@min-[32rem]:[&>:is(h1,h2,h3,h4,h5,h6)]:text-title-medium' },
    { part: 'portrait', layout: 'wide', class: 'aspect-square w-20 max-w-full @min-[32rem]:w-28' },
    {
      part: 'portrait',
      layout: 'compact',
      class: 'size-16 shrink-0 [&>span]:text-(length:--site-size-text)',
    },
    // A name beside a face, a title beside a day: what is shorter stands in the middle of the other.
    { part: 'text', layout: 'compact', class: 'self-center' },
    { part: 'frame', layout: 'wide', class: 'aspect-square rounded-card @min-[32rem]:aspect-[3/2]' },
    { part: 'leaf', layout: 'wide', class: 'card-leaf-wide' },
    {
      part: 'frame',
      layout: 'feature',
      class: 'aspect-[3/2] rounded-card deep-dusk @min-[48rem]:aspect-[21/9] @min-[48rem]:[grid-area:1/1]',
    },
    {
      part: 'text',
      layout: 'feature',
      class:
        'z-1 mx-4 -mt-10 gap-3 rounded-card p-6 forced-colors:border print:border @min-[48rem]:m-8 @min-[48rem]:max-w-lg @min-[48rem]:p-8 @min-[48rem]:[grid-area:1/1]',
    },
    { part: 'text', layout: 'feature', ground: 'picture', class: 'bg-surface' },
    // A plate is tinted like a surface: on it only the page's own ground stands out.
    { part: 'text', layout: 'feature', ground: 'plate', class: 'bg-page' },
  ],
});
