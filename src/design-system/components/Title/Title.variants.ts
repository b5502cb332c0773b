import { cva } from '#design-system/variants.ts';

/** How a title looks; its place in the outline is its level, and the two are independent (specification, section 5). */
export const titleVariants = cva(
  'font-heading leading-heading tracking-heading max-w-full text-balance wrap-anywhere hyphens-auto [hyphenate-limit-chars:12_5_4]',
  {
    variants: {
      size: {
        smallest: 'text-(length:--site-size-text)',
        small: 'text-title-small',
        medium: 'text-title-medium',
        large: 'text-title-large',
        page: 'text-title-page',
      },
      weight: {
        regular: 'font-(weight:--site-weight-heading)',
        normal: 'font-normal',
      },
      color: {
        heading: 'text-heading',
        inherit: 'text-inherit',
        black: 'text-palette-black',
        white: 'text-palette-white',
        sand: 'text-palette-sand',
        blue: 'text-palette-blue',
        green: 'text-palette-green',
        yellow: 'text-palette-yellow',
        olive: 'text-palette-olive',
        positive: 'text-palette-positive',
        warning: 'text-palette-warning',
        negative: 'text-palette-negative',
      },
    },
    defaultVariants: { weight: 'regular', color: 'heading' },
  },
);
