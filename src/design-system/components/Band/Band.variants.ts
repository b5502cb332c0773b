import { cva } from '#design-system/variants.ts';

/** A section's ground and the width of what stands on it. */
export const bandVariants = cva('', {
  variants: {
    part: { band: 'scroll-mt-[100px]', inner: 'mx-auto w-full max-w-content' },
    tone: { plain: '', band: '', brand: '' },
    rhythm: { section: '', tight: '' },
    width: { reading: '', content: '', full: '' },
  },
  compoundVariants: [
    { part: 'band', rhythm: 'section', class: 'py-section' },
    { part: 'band', rhythm: 'tight', class: 'py-8' },
    { part: 'band', tone: 'band', class: 'bg-band' },
    { part: 'band', tone: 'brand', class: 'on-brand-ground' },
    { part: 'inner', width: ['reading', 'content'], class: 'px-gutter' },
  ],
});
