import { cva } from 'class-variance-authority';

/** A section's ground and the width of what stands on it. */
export const bandVariants = cva('', {
  variants: {
    part: { band: 'scroll-mt-[100px] py-section', inner: 'mx-auto w-full max-w-content' },
    tone: { plain: '', band: '', brand: '' },
    width: { reading: '', content: '', full: '' },
  },
  compoundVariants: [
    { part: 'band', tone: 'band', class: 'bg-band' },
    { part: 'band', tone: 'brand', class: 'on-brand-ground' },
    { part: 'inner', width: ['reading', 'content'], class: 'px-gutter' },
  ],
});
