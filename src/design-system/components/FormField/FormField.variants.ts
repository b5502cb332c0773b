import { cva } from '#design-system/variants.ts';

/** What one types in; how wide it is says how much is expected. An error is a thicker edge, not a colour alone. */
export const controlVariants = cva(
  'w-full min-w-0 min-h-12 scroll-mt-40 rounded-control border border-border-strong bg-field text-(length:--site-size-text) text-text recolours hover:border-action aria-[invalid=true]:border-2 aria-[invalid=true]:border-negative',
  {
    variants: {
      kind: {
        text: 'px-4 py-2 aria-[invalid=true]:px-[0.9375rem]',
        email: 'px-4 py-2 aria-[invalid=true]:px-[0.9375rem]',
        tel: 'max-w-64 px-4 py-2 even-figures aria-[invalid=true]:px-[0.9375rem]',
        postalCode: 'max-w-40 px-4 py-2 even-figures aria-[invalid=true]:px-[0.9375rem]',
        textarea: 'field-sizing-content min-h-36 resize-y px-4 py-3 aria-[invalid=true]:px-[0.9375rem]',
        file: 'file-field cursor-pointer',
      },
    },
  },
);

/** A round button of a group; in forced colours and on paper it is the system's own. */
export const radioVariants = cva(
  'mt-[calc((1lh-1.5rem)/2)] size-6 shrink-0 cursor-pointer scroll-mt-40 appearance-none rounded-full border border-border-strong bg-field recolours checked:border-[0.4375rem] checked:border-action hover:border-action forced-colors:appearance-auto print:appearance-auto',
  { variants: { invalid: { true: 'not-checked:border-2 not-checked:border-negative', false: '' } } },
);
