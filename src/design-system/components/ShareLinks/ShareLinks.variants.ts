import { cva } from '#design-system/variants.ts';

/** Marks that everybody knows stand alone, what needs words gets them: one family. */
export const shareLinksVariants = cva(
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-border-strong text-link recolours hover:border-link hover:text-link-hover',
  { variants: { shape: { round: 'w-11', pill: 'px-4 font-strong text-small' } } },
);
