import { cva } from '#design-system/variants.ts';

/** The looks themselves stand in RichText.css: the elements inside carry no classes. */
export const richTextVariants = cva('rich-text', {
  variants: { size: { text: '', small: 'rich-text-small', lead: 'rich-text-lead' } },
  defaultVariants: { size: 'text' },
});

/** Read out, and not seen. Classes that stand in HTML are named here: from anywhere else the library would not know them. */
export const readOutOnly = 'sr-only';
