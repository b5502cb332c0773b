import { cva } from '#design-system/variants.ts';

/**
 * `exploded` opens a home page or a dossier on the site's own colour; `small` opens what is read. From 750 px on a
 * picture fills the whole header and the title stands on a calm plate in front of it, never on the picture itself;
 * on small screens the picture comes first and the plate follows.
 */
export const headerVariants = cva('', {
  variants: {
    part: {
      header: 'relative isolate',
      pictures: 'grid gap-1 overflow-hidden medium:absolute medium:inset-0 medium:-z-1 medium:h-auto print:static',
      first: 'header-view min-h-0 deep-dusk',
      lesser: 'header-view hidden min-h-0 deep-dusk medium:block',
      film: 'header-view absolute inset-x-0 top-0 moves deep-dusk medium:inset-0 medium:-z-1 medium:h-auto print:hidden',
      plate: 'flex flex-col gap-4',
    },
    size: { exploded: '', small: '' },
    ground: { picture: '', plain: '' },
    /** Where the focus point of the first picture is: over the plate in a taller strip, or beside it. */
    focus: { above: '', beside: '' },
  },
  compoundVariants: [
    { part: 'header', size: 'exploded', class: 'on-brand-ground' },
    { part: 'header', size: 'small', ground: 'plain', class: 'bg-band text-text' },
    { part: 'header', size: 'small', ground: 'picture', class: 'bg-page text-text' },
    {
      part: 'header',
      size: 'exploded',
      ground: 'picture',
      class: 'medium:[--header-view:clamp(13rem,24vw,22rem)] medium:pt-(--header-view) print:pt-0',
    },
    {
      part: 'header',
      size: 'exploded',
      ground: 'picture',
      focus: 'beside',
      class: 'large:[--header-view:clamp(9rem,15vw,16rem)]',
    },
    {
      part: 'header',
      size: 'small',
      ground: 'picture',
      class: 'medium:[--header-view:clamp(12rem,20vw,18rem)] medium:pt-(--header-view) print:pt-0',
    },
    {
      part: 'header',
      size: 'small',
      ground: 'picture',
      focus: 'beside',
      class: 'large:[--header-view:clamp(7rem,11vw,12rem)]',
    },
    { part: 'first', focus: 'beside', class: 'header-beside' },
    { part: 'film', focus: 'beside', class: 'header-beside' },
    { part: 'pictures', size: 'exploded', class: 'h-60 print:h-60' },
    { part: 'pictures', size: 'small', class: 'h-48 print:h-48' },
    { part: 'film', size: 'exploded', class: 'h-60' },
    { part: 'film', size: 'small', class: 'h-48' },
    { part: 'plate', size: 'exploded', ground: 'plain', class: 'py-section' },
    { part: 'plate', size: 'small', ground: 'plain', class: 'py-10 large:py-14' },
    {
      part: 'plate',
      ground: 'picture',
      class:
        'pt-6 pb-8 medium:-ms-8 medium:w-[min(48rem,80%)] medium:rounded-se-card large:w-[min(48rem,60%)] medium:px-8 medium:pt-8 medium:pb-10',
    },
    { part: 'plate', ground: 'picture', size: 'exploded', class: 'bg-brand' },
    { part: 'plate', ground: 'picture', size: 'small', class: 'bg-page' },
  ],
});
