import { cva } from '#design-system/variants.ts';

/** The looks themselves stand in RichText.css: the elements inside carry no classes. */
export const richTextVariants = cva('rich-text', {
  variants: { size: { text: '', small: 'rich-text-small', lead: 'rich-text-lead' } },
  defaultVariants: { size: 'text' },
});
