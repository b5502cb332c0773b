import type { VariantProps } from 'class-variance-authority';
import { cva } from '#design-system/variants.ts';

/**
 * `small` fits a list of filters, `medium` a form. The corner follows the site's controls as far as a small square
 * bears it. In forced colours and on paper the box is the system's own: both leave our grounds out.
 */
export const checkboxVariants = cva('', {
  variants: {
    part: {
      row: 'flex cursor-pointer items-start gap-3 py-2 hover:text-link-hover has-disabled:cursor-not-allowed has-disabled:text-text-muted forced-colors:has-disabled:text-[GrayText]',
      square: 'relative inline-flex shrink-0 has-disabled:opacity-60 forced-colors:has-disabled:opacity-100',
      input:
        'peer size-full cursor-[inherit] appearance-none rounded-[min(var(--site-radius-control),0.25rem)] border border-border-strong bg-field recolours checked:border-action checked:bg-action not-disabled:hover:border-action aria-[invalid=true]:border-2 aria-[invalid=true]:border-negative aria-[invalid=true]:checked:border-action forced-colors:appearance-auto print:appearance-auto',
      tick: 'pointer-events-none absolute inset-0 hidden items-center justify-center text-on-action peer-checked:flex forced-colors:peer-checked:hidden print:peer-checked:hidden',
      label: 'min-w-0 flex-1 hyphens-auto wrap-break-word',
      count: 'text-text-muted even-figures',
    },
    size: { small: '', medium: '' },
  },
  compoundVariants: [
    { part: 'row', size: 'small', class: 'min-h-10 text-small' },
    { part: 'row', size: 'medium', class: 'min-h-11' },
    // The square stands in the middle of the label's first line, however many follow.
    { part: 'square', size: 'small', class: 'mt-[calc((1lh-1.25rem)/2)] size-5' },
    { part: 'square', size: 'medium', class: 'mt-[calc((1lh-1.5rem)/2)] size-6' },
  ],
});

export type CheckboxSize = NonNullable<VariantProps<typeof checkboxVariants>['size']>;
