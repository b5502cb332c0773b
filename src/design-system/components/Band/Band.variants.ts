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
    // A page ends as far from its foot as any section, so that nothing is shut in between the two.
    rhythm: { section: 'py-section', tight: 'py-8', close: 'pt-5 pb-5 last:pb-section' },
  },
  // Two sections on one ground stand one section's space apart, not two; the second keeps what links to it scroll past.
  compoundVariants: [
    { tone: 'plain', rhythm: 'section', class: 'ground-plain has-[+.ground-plain]:pb-0' },
    { tone: 'band', rhythm: 'section', class: 'ground-band has-[+.ground-band]:pb-0' },
  ],
});
