import { cva } from '#design-system/variants.ts';

/** A section's ground and rhythm. */
export const bandVariants = cva('scroll-mt-[100px]', {
  variants: {
    tone: {
      plain: '',
      // What covers something on this ground, as the ends of a scrolling table do, asks for its colour.
      band: 'bg-band [--ground:var(--site-color-band)]',
      brand: 'on-brand-ground',
    },
    rhythm: { section: 'py-section', tight: 'py-8', close: 'py-5' },
  },
});
