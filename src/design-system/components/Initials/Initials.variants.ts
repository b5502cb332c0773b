import type { VariantProps } from 'class-variance-authority';
import { cva } from '#design-system/variants.ts';

/** A circle in the site's own colour: beside a name in a text, and among the controls of a bar. */
export const initialsVariants = cva(
  'grid shrink-0 select-none place-items-center rounded-full bg-brand font-body font-strong leading-none text-on-brand text-small no-underline forced-colors:border print:border print:text-text',
  { variants: { size: { text: 'size-10', bar: 'size-9' } } },
);

export type InitialsSize = NonNullable<VariantProps<typeof initialsVariants>['size']>;
