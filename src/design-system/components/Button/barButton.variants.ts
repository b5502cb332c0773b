import { cva } from '#design-system/variants.ts';

/**
 * Buttons of bars and of dialogs' heads, whatever element they are: no larger than what can be pressed well (44 px).
 * `outline` opens something on the page, `plain` closes a bar, its sign where the page's content ends, `icon` says with a
 * sign what it does; the colours of the last two are the bar's.
 */
export const barButtonVariants = cva('inline-flex items-center rounded-control', {
  variants: {
    look: {
      outline:
        'min-h-11 cursor-pointer gap-2 border-2 border-current px-4 font-strong text-link text-small hover:text-link-hover',
      plain: 'min-h-11 cursor-pointer gap-2 -me-2 px-2 font-strong text-small no-underline',
      icon: 'size-[44px] shrink-0 cursor-pointer justify-center',
    },
  },
});
