import { type ReactNode, useState } from 'react';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMediaQuery } from '../MainMenu/useMediaQuery.ts';

export const footerHeadingClass =
  'font-heading font-(weight:--site-weight-heading) text-(length:--site-size-text) text-inherit tracking-heading';

interface FooterFoldProps {
  title: string;
  /** Language of the title, where that is another than the page's. */
  language?: string | undefined;
  children: ReactNode;
}

/**
 * A footer block: a fold on small screens, a heading with its list on wide ones. The list shows there by style alone,
 * with or without script; script then says so to assistive technology, and takes the fold out of the tab order.
 */
export function FooterFold({ title, language, children }: FooterFoldProps) {
  const wide = useMediaQuery(`(min-width: ${breakpoints.medium}px)`);
  const [open, setOpen] = useState(false);
  return (
    <details
      open={wide || open}
      onToggle={(event) => {
        if (!wide) setOpen(event.currentTarget.open);
      }}
      className="group/fold border-on-footer/30 border-t medium:border-0 medium:[&::details-content]:h-auto medium:[&::details-content]:[content-visibility:visible]"
    >
      <summary
        data-wide={wide}
        tabIndex={wide ? -1 : undefined}
        className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 medium:min-h-0 data-[wide=true]:pointer-events-none medium:pb-3 [&::-webkit-details-marker]:hidden"
      >
        <h2 lang={language} className={`${footerHeadingClass} wrap-anywhere`}>
          {title}
        </h2>
        <span className="inline-flex moves group-open/fold:rotate-180 medium:supports-[selector(::details-content)]:hidden">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className="pb-6 medium:pb-0">{children}</div>
    </details>
  );
}
