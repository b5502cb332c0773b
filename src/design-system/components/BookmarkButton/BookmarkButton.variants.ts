import type { VariantProps } from 'class-variance-authority';
import { cva } from '#design-system/variants.ts';

/**
 * A sign alone at the end of a row, a sign with words in a page's header; both keep their size in every state. What is
 * pressed has the site's marker for a ground and a tick in its sign, so that no colour alone says it.
 */
export const bookmarkButtonVariants = cva(
  'bookmark-button inline-flex max-w-full cursor-pointer select-none items-center justify-center gap-2 rounded-control border-2 font-body font-strong text-small recolours aria-busy:cursor-progress aria-pressed:border-transparent aria-pressed:bg-highlight aria-pressed:text-on-highlight forced-colors:border-[ButtonBorder] forced-colors:aria-pressed:border-[Highlight] print:hidden',
  {
    variants: {
      size: {
        row: 'size-9 shrink-0 border-transparent text-text-muted hover:text-link-hover pointer-coarse:size-11',
        header: 'min-h-11 border-current px-4 py-1 text-link hover:text-link-hover',
      },
    },
  },
);

export type BookmarkButtonSize = NonNullable<VariantProps<typeof bookmarkButtonVariants>['size']>;
