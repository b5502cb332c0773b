import { cva } from '#design-system/variants.ts';

/**
 * A section's ground and rhythm. The last one leaves nothing free below itself on paper: where its text ends at the foot
 * of a sheet, that would be another, empty one.
 */
export const bandVariants = cva('scroll-mt-[100px] print:last:pb-0', {
  variants: {
    tone: {
      plain: '',
      // What covers something on this ground, as the ends of a scrolling table do, asks for its colour.
      band: 'bg-band [--ground:var(--site-color-band)]',
      brand: 'on-brand-ground',
    },
    media: { all: '', screen: 'print:hidden' },
    rhythm: { section: 'py-section', tight: 'py-8', close: 'py-5' },
  },
});
