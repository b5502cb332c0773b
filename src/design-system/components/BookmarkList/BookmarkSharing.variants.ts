import { cva } from '#design-system/variants.ts';

/** A switch: its thumb's place says how it stands, its track's ground says it again. */
export const bookmarkSharingVariants = cva('', {
  variants: {
    part: {
      switch:
        'inline-flex min-h-11 max-w-full cursor-pointer items-center gap-3 rounded-control text-start font-body font-strong text-(length:--site-size-text) text-text aria-busy:cursor-progress',
      track:
        'relative inline-flex h-7 w-12 shrink-0 items-center rounded-full border-2 recolours forced-colors:border-[ButtonText]',
      thumb: 'absolute size-4 rounded-full moves forced-colors:bg-[ButtonText]',
    },
    on: { true: '', false: '' },
  },
  compoundVariants: [
    { part: 'track', on: true, class: 'border-action bg-action' },
    { part: 'track', on: false, class: 'border-border-strong bg-field' },
    { part: 'thumb', on: true, class: 'translate-x-[1.375rem] bg-on-action' },
    { part: 'thumb', on: false, class: 'translate-x-1 bg-border-strong' },
  ],
});
