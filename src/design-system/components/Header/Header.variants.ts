import { cva } from 'class-variance-authority';

/**
 * `exploded` opens a home page or a dossier on the site's own colour; `small` opens what is read, on a tint. With a
 * picture the title stands on a calm plate that rises into it, never on the picture itself.
 */
export const headerVariants = cva('', {
  variants: {
    part: { header: 'relative isolate', pictures: 'grid gap-1 overflow-hidden', plate: 'flex flex-col gap-4' },
    size: { exploded: '', small: '' },
    ground: { picture: '', plain: '' },
  },
  compoundVariants: [
    { part: 'header', size: 'exploded', class: 'on-brand-ground' },
    { part: 'header', size: 'small', class: 'bg-band text-text' },
    { part: 'pictures', size: 'exploded', class: 'h-[clamp(14rem,44vw,36rem)]' },
    { part: 'pictures', size: 'small', class: 'h-[clamp(12rem,32vw,26rem)]' },
    { part: 'plate', size: 'exploded', ground: 'plain', class: 'py-section' },
    { part: 'plate', size: 'small', ground: 'plain', class: 'py-10 large:py-14' },
    {
      part: 'plate',
      ground: 'picture',
      class:
        'pt-8 pb-10 medium:relative medium:-ms-8 medium:-mt-24 medium:max-w-4xl medium:rounded-t-card medium:bg-inherit medium:ps-8 medium:pe-12 large:pb-14',
    },
  ],
});
