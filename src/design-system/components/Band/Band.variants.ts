import { cva } from '#design-system/variants.ts';

/** A section's ground and the width of what stands on it. */
export const bandVariants = cva('', {
  variants: {
    part: { band: 'scroll-mt-[100px]', inner: 'mx-auto w-full px-gutter' },
    tone: { plain: '', band: '', brand: '' },
    rhythm: { section: '', tight: '' },
    width: { reading: '', content: '', window: '' },
  },
  compoundVariants: [
    { part: 'band', rhythm: 'section', class: 'py-section' },
    { part: 'band', rhythm: 'tight', class: 'py-8' },
    // What covers something on this ground, as the ends of a scrolling table do, asks for its colour.
    { part: 'band', tone: 'band', class: 'bg-band [--ground:var(--site-color-band)]' },
    { part: 'band', tone: 'brand', class: 'on-brand-ground' },
    { part: 'inner', width: ['reading', 'content'], class: 'max-w-content' },
  ],
});
